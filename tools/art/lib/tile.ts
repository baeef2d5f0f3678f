// The game tile (hero, title, studio mark) and the stage of the same game, which has a quiet background.
import { mix, type Draw, type Stop, Scene, g, at, el, path, range } from './core.ts';
import { paletteOf } from './palettes.ts';
import { grade, halo, punch, blur } from './light.ts';
import { backdropOf } from './backdrops/index.ts';
import { foregroundOf, scrim } from './foregrounds.ts';
import { faceMask, lockup } from './lettering.ts';
import { small } from './outlines.ts';
import { motifOf, poseOf, stagingOf } from './catalogue.ts';
import { gem, card, chip, M } from './kit.ts';
import { markOf } from './studios.ts';
import type { ArtSpec } from './spec.ts';

const mark = (s: Scene, name: string): string =>
  g(
    { opacity: 0.78 },
    at(300 - name.length * 3.9 - 14, 780, 0.8, 0, path(markOf(name), s.p.pale)),
    small(name.toUpperCase(), 306, 786, 15, s.p.pale, { track: 1.6 }),
  );

const glow = (s: Scene, stops: readonly Stop[]): string => el('circle', { cx: 0, cy: 0, r: 30, fill: s.rad(stops) });
const props: Record<string, Draw> = {
  gems: (s) => gem(s, M(s, s.r.pick(['ruby', 'emerald', 'sapphire', 'topaz', 'amethyst']), 0.04), 34, s.r.pick([6, 8, 10])),
  coins: (s) => g({ transform: `rotate(${s.r.int(0, 180)})` }, chip(s, '#d99a1f', 40)),
  cards: (s) => g({ transform: 'scale(.42)' }, card(s, s.r.pick(['A', 'K', '7', 'Q']), s.r.pick(['H', 'S', 'D', 'C']))),
  sparks: (s) =>
    glow(s, [
      [s.p.pale, 0, 1],
      [s.p.accent, 0.25, 0.8],
      [s.p.accent, 1, 0],
    ]),
  orbs: (s) =>
    glow(s, [
      [s.p.pale, 0, 0.2],
      [s.p.glow, 0.8, 0.4],
      ['#ffffff', 1, 0.9],
    ]),
};
/** Small props around the hero: half of them far and soft, half near; they change the silhouette of a repeated motif. */
function companions(s: Scene, kind: string, near: boolean): string {
  const draw = props[kind];
  if (!draw) return '';
  return g(
    { filter: near ? undefined : blur(s, 2.5), opacity: near ? 1 : 0.8 },
    range(near ? 4 : 6).map((i) => {
      const x = 300 + (i % 2 ? 1 : -1) * s.r.range(190, 285),
        y = near ? s.r.range(470, 640) : s.r.range(40, 420);
      return at(x, y, near ? s.r.range(0.9, 1.35) : s.r.range(0.45, 0.75), s.r.int(-40, 40), draw(s));
    }),
  );
}

/** Draws the hero of a spec around 0,0; a tile and a symbol of the same spec show the same figure. */
export const heroOf = (s: Scene, spec: ArtSpec): string => s.layer('hero', () => poseOf(spec.motif, spec.pose)(s));

/** SVG of a tile, 600 x 800. */
export function tile(spec: ArtSpec): string {
  const m = motifOf(spec.motif),
    st = stagingOf(spec.staging);
  const s = sceneOf(spec);
  const c = { x: 300, y: 352 },
    k = m.scale * st.k;
  const back = s.layer('backdrop', () => backdropOf(spec.backdrop)(s, c));
  const hero = at(c.x + m.dx + st.dx, c.y + m.dy + st.dy, [(spec.flip ? -1 : 1) * k, k], st.rot, heroOf(s, spec));
  const scene =
    back +
    s.layer('far', () => companions(s, spec.companion, false)) +
    g({ filter: halo(s, s.p.glow, { a: 0.75 }) }, hero) +
    scrim(s) +
    s.layer('near', () => companions(s, spec.companion, true)) +
    s.layer('foreground', () => foregroundOf(spec.foreground)(s));
  const print = s.layer('grade', () => g({ filter: punch(s) }, scene) + grade(s));
  return s.svg(print + s.layer('title', () => lockup(s, spec.title, spec.lettering)) + mark(s, spec.studio));
}

const sceneOf = (spec: ArtSpec): Scene => new Scene({ seed: spec.slug, palette: paletteOf(spec.palette), lightAt: spec.lightAt });

/** SVG of the title of a tile on a plain background, no darker than the tile behind the title. */
export function titleOn(spec: ArtSpec): string {
  const s = sceneOf(spec);
  const ground = el('rect', { width: s.W, height: s.H, fill: mix(s.p.deep, s.p.mid, 0.5) });
  return s.svg(ground + s.layer('title', () => lockup(s, spec.title, spec.lettering)));
}

/** SVG mask of the letters of a tile's title: white on black. */
export function faces(spec: ArtSpec): string {
  const s = sceneOf(spec);
  return s.svg(el('rect', { width: s.W, height: s.H, fill: '#000000' }) + faceMask(s, spec.title, spec.lettering));
}

/** SVG of only the backdrop, 1280 x 720, softened and darkened towards the middle, where the reels are. */
export function stage(spec: ArtSpec): string {
  const W = 1280,
    H = 720;
  const s = new Scene({ seed: spec.slug, palette: paletteOf(spec.palette), W, H, lightAt: spec.lightAt });
  const back = s.layer('backdrop', () => backdropOf(spec.backdrop)(s, { x: W / 2, y: 300 }));
  const full = { width: W, height: H };
  const veil = el('rect', {
    ...full,
    fill: s.radU(
      [
        [s.p.deep, 0, 0.74],
        [s.p.deep, 0.55, 0.6],
        [s.p.deep, 1, 0.5],
      ],
      W / 2,
      H * 0.5,
      W * 0.55,
    ),
  });
  const floor = el('rect', {
    ...full,
    fill: s.lin([
      [s.p.deep, 0, 0.35],
      [s.p.deep, 0.3, 0],
      [s.p.deep, 0.65, 0],
      [s.p.deep, 1, 0.8],
    ]),
  });
  return s.svg(g({ filter: punch(s, 1.1) }, g({ filter: s.filter('<feGaussianBlur stdDeviation="3"/>', 0, true) }, back)) + veil + floor);
}
