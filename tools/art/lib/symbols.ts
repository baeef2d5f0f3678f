// Reel symbols on a transparent background: the shared props, the royals, the scatter medal, and the wild of each game.
import { nth, type Attributes, type Colour, type Palette, Scene, g, at, el, path, range, star, circle, rrect, dark } from './core.ts';
import { paletteOf, type MaterialName } from './palettes.ts';
import { bevel, glowDisc, flare } from './light.ts';
import { M, metal, gem } from './kit.ts';
import { small } from './outlines.ts';
import { isProp, props } from './motifs/props.ts';
import { heroOf } from './tile.ts';
import type { ArtSpec } from './spec.ts';

const size = 960;
const neutral: Palette = { name: 'neutral', deep: '#0a0c14', shade: '#2a3244', mid: '#66738d', glow: '#ffdda6', pale: '#ffffff', accent: '#ffb524' };
const bareScene = (seed: string): Scene => new Scene({ seed, palette: neutral, W: size, H: size, lightAt: [0.28, 0.12], bare: true });

/** A dark edge all round, so that a symbol contrasts with any backdrop at 60 px. */
const edge = (s: Scene): string =>
  s.filter(
    `<feMorphology in="SourceAlpha" operator="dilate" radius="5" result="d"/><feGaussianBlur in="d" stdDeviation="7" result="b"/><feFlood flood-color="${dark(s.p.deep, 0.5)}" flood-opacity=".85"/><feComposite in2="b" operator="in" result="k"/><feMerge><feMergeNode in="k"/><feMergeNode in="SourceGraphic"/></feMerge>`,
    0,
    true,
  );
const alone = (s: Scene, drawing: string, k = 1): string => s.svg(g({ filter: edge(s) }, at(size / 2, size / 2, k, 0, drawing)));

/** The shared symbol with this name. @throws {Error} if there is none. */
export const prop = (name: string): string => {
  if (!isProp(name)) throw new Error(`no symbol is called ${name}`);
  const s = bareScene(`prop/${name}`);
  return alone(s, props[name](s), 1.6);
};

/** Royal finishes: the metal of the rim, and the face of K, Q, J and T. */
const finishes: Record<string, { rim: MaterialName; faces: readonly [MaterialName, MaterialName, MaterialName, MaterialName] }> = {
  gilded: { rim: 'gold', faces: ['ruby', 'amethyst', 'sapphire', 'emerald'] },
  silver: { rim: 'silver', faces: ['sapphire', 'amethyst', 'teal', 'ruby'] },
  bronze: { rim: 'bone', faces: ['lacquer', 'topaz', 'teal', 'leaf'] },
  onyx: { rim: 'copper', faces: ['topaz', 'ruby', 'emerald', 'ice'] },
};
const finishOf = (name: string) => {
  const found = finishes[name];
  if (!found) throw new Error(`no finish is called ${name}`);
  return found;
};
/** A royal: letter K, Q, J or T (drawn as 10) in one of the finishes. */
export const royal = (letter: 'K' | 'Q' | 'J' | 'T', finish: string): string => {
  const s = bareScene(`royal/${letter}/${finish}`),
    { rim, faces } = finishOf(finish),
    m = M(s, nth(faces, 'KQJT'.indexOf(letter)), 0),
    r = metal(s, M(s, rim, 0)),
    text = letter === 'T' ? '10' : letter,
    draw = (fill: string, o: Attributes): string =>
      small(text, 0, 150, 300, fill, { face: 'abril-fatface', track: letter === 'T' ? -8 : 0, o: { 'stroke-linejoin': 'round', ...o } });
  const dp = dark(m.dp, 0.4);
  return alone(
    s,
    at(0, 16, 1, 0, draw(dp, { stroke: dp, 'stroke-width': 74 })) +
      g({ filter: bevel(s, { h: 4, soft: 4, shine: 0.45, pad: 30 }) }, draw(r, { stroke: r, 'stroke-width': 58 })) +
      draw(dp, { stroke: dp, 'stroke-width': 26 }) +
      g({ filter: bevel(s, { h: 5, soft: 5, shine: 0.6, pad: 30 }) }, draw(s.lin([m.hi, m.lt, m.base, m.base]), { stroke: m.lt, 'stroke-width': 8 })),
    1.5,
  );
};

/** Scatter medals: metal, enamel and stone. */
const medals: Record<string, readonly [rim: MaterialName, enamel: Colour, stone: MaterialName]> = {
  gold: ['gold', '#123a7a', 'ruby'],
  silver: ['silver', '#4a1670', 'sapphire'],
  copper: ['copper', '#0b4a48', 'topaz'],
};
/** The scatter: a compass star on an enamelled medal, with light behind it. */
export const scatter = (name: string): string => {
  const medal = medals[name];
  if (!medal) throw new Error(`no medal is called ${name}`);
  const s = bareScene(`scatter/${name}`),
    [rim, enamel, stone] = medal,
    R = M(s, rim, 0),
    fill = metal(s, R);
  const ray = (rot: number, l: number): string =>
    g(
      { transform: `rotate(${rot})` },
      path(
        `M-34 -160L0 ${-l}L34 -160Z`,
        s.lin([
          [R.hi, 0, 0.2],
          [R.lt, 0.6, 1],
          [R.base, 1, 1],
        ]),
      ),
    );
  return alone(
    s,
    range(16)
      .map((i) => ray(i * 22.5, i % 2 ? 216 : 240))
      .join('') +
      g({ filter: bevel(s, { h: 6, soft: 5 }) }, path(circle(0, 0, 196), fill)) +
      path(circle(0, 0, 164), s.rad([enamel, [enamel, 0.5], dark(enamel, 0.6)])) +
      glowDisc(s, 0, 0, 110, '#fff3c4', 0.9, undefined) +
      g({ filter: bevel(s, { h: 4, soft: 3 }) }, path(star(4, 112, 32, 0, 0, -Math.PI / 4), R.base), path(star(4, 180, 42), fill)) +
      gem(s, M(s, stone, 0), 46, 8) +
      flare(s, -76, -104, 170),
    1.7,
  );
};

/** Only the hero of a game; the ribbon is added after the image has been cropped. */
export const wildHero = (spec: ArtSpec): string => {
  const s = new Scene({ seed: spec.slug, palette: paletteOf(spec.palette), W: size, H: size, lightAt: spec.lightAt, bare: true });
  const fade = s.mask(
    el('rect', {
      x: 0,
      y: 0,
      width: size,
      height: size,
      fill: s.linU(
        [
          ['#fff', 0],
          ['#fff', 0.72],
          ['#000', 0.8],
          ['#000', 1],
        ],
        0,
        0,
        0,
        size,
      ),
    }),
  );
  return s.svg(g({ mask: fade }, g({ filter: edge(s) }, at(size / 2, size / 2, [(spec.flip ? -1 : 1) * 1.05, 1.05], 0, heroOf(s, spec)))));
};
/** The ribbon of the wild, 176 x 54. */
export const ribbon = (spec: ArtSpec): string => {
  const s = new Scene({ seed: `ribbon/${spec.slug}`, palette: paletteOf(spec.palette), W: 176, H: 54 }),
    G = M(s, 'gold', 0),
    gilt = metal(s, G),
    tail = path('M4 18H40V50H4L14 34Z', s.lin([G.base, G.dk]), { stroke: dark(s.p.deep, 0.5), 'stroke-width': 2 });
  return s.svg(
    tail +
      g({ transform: 'matrix(-1 0 0 1 176 0)' }, tail) +
      path(rrect(18, 5, 140, 42, 7), gilt, { stroke: dark(s.p.deep, 0.5), 'stroke-width': 3 }) +
      path(rrect(22, 9, 132, 34, 4), s.lin([s.p.shade, dark(s.p.shade, 0.35), s.p.deep])) +
      small('WILD', 88, 38, 24, s.lin(['#ffffff', '#fff0c0', G.lt]), { face: 'russo-one', track: 2 }),
  );
};
