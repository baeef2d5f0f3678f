// What a slot shows besides its reels and stage: the title of its tile without the scene, and a scatter of its own.
import { dark, g, light, mix, path, polar, range, rngOf, at, circle, Scene, type Colour, type Point } from './core.ts';
import { motifOf } from './catalogue.ts';
import { M, metal, stroke } from './kit.ts';
import { lockup } from './lettering.ts';
import { bevel, flare, glowDisc } from './light.ts';
import { paletteOf, type MaterialName } from './palettes.ts';
import type { ArtSpec } from './spec.ts';
import { heroOf } from './tile.ts';

/** SVG of the title of a tile on a transparent background. */
export function titleOf(spec: ArtSpec): string {
  const s = new Scene({ seed: spec.slug, palette: paletteOf(spec.palette), W: 640, H: 360, lightAt: spec.lightAt, bare: true });
  return s.svg(s.layer('title', () => lockup(s, spec.title, spec.lettering, { bottom: s.H - 60, width: s.W - 90 })));
}

const size = 960;
const middle = size / 2;

const cornered = (corners: number, radius: number, inner: number): string => {
  const points = range(corners * 2).map((i) => polar(i % 2 ? inner : radius, (i / (corners * 2)) * Math.PI * 2 - Math.PI / 2));
  return `M${points.map(([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
};
/** Outlines of a medal at a radius. Games with the same motif get different ones. */
const shapes: readonly ((radius: number) => string)[] = [
  (r) => circle(0, 0, r),
  (r) => cornered(8, r * 1.06, r * 0.985),
  (r) => cornered(6, r * 1.1, r * 0.96),
  (r) => cornered(12, r * 1.05, r * 0.93),
  (r) => cornered(4, r * 1.2, r * 0.93),
  (r) => cornered(10, r * 1.1, r * 0.9),
];
const rims: Record<string, MaterialName> = { gold: 'gold', silver: 'silver', copper: 'copper' };

/** Turns a drawing into a relief of one metal, from its shades. */
const relief = (s: Scene, tones: readonly Colour[]): string => {
  const channel = (from: number): string => tones.map((tone) => (Number.parseInt(tone.slice(from, from + 2), 16) / 255).toFixed(3)).join(' ');
  return s.filter(
    `<feMorphology in="SourceAlpha" operator="dilate" radius="7" result="d"/><feFlood flood-color="${tones[0]}"/><feComposite in2="d" operator="in" result="edge"/><feColorMatrix in="SourceGraphic" type="matrix" values=".3 .55 .15 0 0 .3 .55 .15 0 0 .3 .55 .15 0 0 0 0 0 1 0"/><feComponentTransfer><feFuncR type="table" tableValues="${channel(1)}"/><feFuncG type="table" tableValues="${channel(3)}"/><feFuncB type="table" tableValues="${channel(5)}"/></feComponentTransfer><feComposite in2="edge" operator="over"/>`,
    0,
    true,
  );
};

/** The scatter of a game: a medal in its colours that shows its hero as a relief, with light behind it. */
export function scatterOf(spec: ArtSpec): string {
  const s = new Scene({ seed: `scatter/${spec.slug}`, palette: paletteOf(spec.palette), W: size, H: size, lightAt: [0.28, 0.12], bare: true });
  const random = rngOf(`scatter/${spec.slug}`);
  const shape = random.pick(shapes);
  const rayCount = random.pick([12, 16, 20]);
  const R = M(s, rims[spec.medal] ?? 'gold', 0.05);
  const enamel = mix(s.p.shade, s.p.mid, 0.55);
  const ray = (i: number): string =>
    at(
      0,
      0,
      1,
      (i * 360) / rayCount,
      path(
        `M-40 -250L0 ${i % 2 ? -388 : -412}L40 -250Z`,
        s.lin([
          [R.hi, 0, 0.3],
          [R.lt, 0.6, 1],
          [R.base, 1, 1],
        ]),
      ),
    );
  const face = shape(290);
  const motif = motifOf(spec.motif);
  const k = 0.9 * motif.scale;
  const hero = at(
    middle + motif.dx * 0.9,
    middle + motif.dy * 0.9,
    [(spec.flip ? -1 : 1) * k, k],
    0,
    s.layer('hero', () => heroOf(s, spec)),
  );
  const inFace = s.url((id) => `<clipPath id="${id}"><path d="${face}" transform="translate(${middle} ${middle})"/></clipPath>`);
  return s.svg(
    at(
      middle,
      middle,
      1,
      0,
      range(rayCount).map(ray).join('') +
        g({ filter: bevel(s, { h: 9, soft: 8, pad: 30 }) }, path(shape(345), metal(s, R), { stroke: dark(s.p.deep, 0.5), 'stroke-width': 10 })) +
        path(face, s.rad([light(enamel, 0.25), [enamel, 0.5], dark(s.p.deep, 0.2)]), { stroke: R.dp, 'stroke-width': 10 }) +
        glowDisc(s, 0, -10, 230, s.p.glow, 0.55, undefined),
    ) +
      g({ 'clip-path': inFace }, g({ filter: relief(s, [R.dp, R.dk, R.base, R.lt, R.hi, R.hi, R.hi]) }, hero)) +
      at(middle, middle, 1, 0, stroke(shape(318), R.hi, 5, { opacity: 0.8 }) + flare(s, -150, -200, 240)),
  );
}
