// The game tile (hero, title, studio mark) and the calm stage of the same game.
import { Scene, g, at, el, path, range } from './core.mjs';
import { palettes } from './palettes.mjs';
import { grade, halo, punch, blur } from './light.mjs';
import { backdrops } from './backdrops/index.mjs';
import { foregrounds, scrim } from './foregrounds.mjs';
import { lockup, small } from './lettering.mjs';
import { motifs, stagings } from './catalogue.mjs';
import { gem, card, chip, M } from './kit.mjs';
import { studios } from './studios.mjs';

const mark = (s, name) =>
  g(
    { opacity: 0.78 },
    at(300 - name.length * 3.9 - 14, 780, 0.8, 0, path(studios[name], s.p.pale)),
    small(name.toUpperCase(), 306, 786, 15, s.p.pale, { track: 1.6 }),
  );

const glow = (s, stops) => el('circle', { cx: 0, cy: 0, r: 30, fill: s.rad(stops) });
const props = {
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
function companions(s, kind, near) {
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
export const heroOf = (s, spec) => s.layer('hero', () => motifs[spec.motif].draw(s));

/** SVG of a tile, 600 x 800. */
export function tile(spec) {
  const m = motifs[spec.motif],
    st = stagings[spec.staging];
  const s = new Scene({ seed: spec.slug, palette: palettes[spec.palette], lightAt: spec.lightAt });
  const c = { x: 300, y: 352 },
    k = (m.scale ?? 1) * (st.k ?? 1);
  const back = s.layer('backdrop', () => backdrops[spec.backdrop](s, c));
  const hero = at(c.x + (m.dx ?? 0) + (st.dx ?? 0), c.y + (m.dy ?? 0) + (st.dy ?? 0), [(spec.flip ? -1 : 1) * k, k], st.rot ?? 0, heroOf(s, spec));
  const scene =
    back +
    s.layer('far', () => companions(s, spec.companion, false)) +
    g({ filter: halo(s, s.p.glow, { a: 0.75 }) }, hero) +
    scrim(s) +
    s.layer('near', () => companions(s, spec.companion, true)) +
    s.layer('foreground', () => foregrounds[spec.foreground](s));
  const print = s.layer('grade', () => g({ filter: punch(s) }, scene) + grade(s));
  return s.svg(print + s.layer('title', () => lockup(s, spec.title, spec.lettering)) + mark(s, spec.studio));
}

/** SVG of the backdrop alone, 1280 x 720, softened and darkened towards the middle, where the reels stand. */
export function stage(spec) {
  const W = 1280,
    H = 720;
  const s = new Scene({ seed: spec.slug, palette: palettes[spec.palette], W, H, lightAt: spec.lightAt });
  const back = s.layer('backdrop', () => backdrops[spec.backdrop](s, { x: W / 2, y: 300 }));
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
