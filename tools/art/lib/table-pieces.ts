// Pieces of the table games, from above: card backs, felts and the roulette wheel.
import {
  Scene,
  at,
  circle,
  dark,
  el,
  f,
  g,
  light,
  mix,
  nth,
  path,
  polar,
  poly,
  range,
  rngOf,
  rrect,
  star,
  TAU,
  type Colour,
  type Draw,
} from './core.ts';
import { bevel, blur, flare, glowDisc, texture } from './light.ts';
import { M, ball, lit, metal } from './kit.ts';
import { small } from './outlines.ts';
import { paletteOf } from './palettes.ts';
import { markOf } from './studios.ts';

const cardWidth = 360;
const cardHeight = 504;

/** Ornaments that fill the inside of a card's back. */
const lattices: readonly ((s: Scene, line: Colour) => string)[] = [
  // rhombs
  (_, line) =>
    range(13)
      .map((i) =>
        range(19).map((j) => {
          const [x, y] = [(i - 6) * 26 + (j % 2) * 13, (j - 9) * 24];
          return path(`M${x} ${y - 20}L${x + 11} ${y}L${x} ${y + 20}L${x - 11} ${y}Z`, j % 4 ? 'none' : line, {
            stroke: line,
            'stroke-width': 1.6,
            opacity: 0.8,
          });
        }),
      )
      .flat()
      .join(''),
  // scales
  (s, line) =>
    range(12)
      .map((i) =>
        range(22).map((j) =>
          [18, 12, 6]
            .map((r) =>
              el('circle', {
                cx: (i - 5.5) * 30 + (j % 2) * 15,
                cy: (j - 10) * 22,
                r,
                fill: r === 18 ? s.p.shade : 'none',
                stroke: line,
                'stroke-width': 1.6,
              }),
            )
            .join(''),
        ),
      )
      .flat()
      .join(''),
  // rings around the middle
  (_, line) =>
    range(48)
      .map((i) =>
        el('ellipse', {
          cx: 0,
          cy: 0,
          rx: 300,
          ry: 96,
          fill: 'none',
          stroke: line,
          'stroke-width': 1.3,
          opacity: 0.75,
          transform: `rotate(${f(i * 3.75)})`,
        }),
      )
      .join(''),
  // stars in squares
  (_, line) =>
    range(9)
      .map((i) =>
        range(13).map((j) => {
          const [x, y] = [(i - 4) * 38, (j - 6) * 38];
          return path(star(8, 16, 9, x, y), 'none', { stroke: line, 'stroke-width': 1.6 }) + path(circle(x + 19, y + 19, 4), line, { opacity: 0.8 });
        }),
      )
      .flat()
      .join(''),
];
const backPalettes = ['bordeaux', 'royal', 'felt', 'noir', 'abyss', 'orchid'];

/** SVG of the back of a studio's cards, 360 x 504: its mark on a field of ornament. */
export function cardBack(studio: string): string {
  const random = rngOf(`card-back/${studio}`);
  const s = new Scene({
    seed: `card-back/${studio}`,
    palette: paletteOf(random.pick(backPalettes)),
    W: cardWidth,
    H: cardHeight,
    lightAt: [0.3, 0.1],
  });
  const line = mix(s.p.mid, s.p.glow, 0.55);
  const G = M(s, 'gold', 0.06);
  const inside = rrect(-cardWidth / 2 + 26, -cardHeight / 2 + 26, cardWidth - 52, cardHeight - 52, 14);
  const frame = (inset: number, width: number, colour: string): string =>
    path(rrect(-cardWidth / 2 + inset, -cardHeight / 2 + inset, cardWidth - 2 * inset, cardHeight - 2 * inset, 16), 'none', {
      stroke: colour,
      'stroke-width': width,
    });
  const corner = at(-cardWidth / 2 + 48, -cardHeight / 2 + 48, 1, 0, path(star(8, 15, 6), s.lin([G.hi, G.base, G.dk])));
  const medal =
    g({ filter: bevel(s, { h: 3, soft: 2 }) }, path(circle(0, 0, 82), metal(s, G))) +
    path(circle(0, 0, 71), s.rad([mix(s.p.shade, s.p.mid, 0.3), s.p.deep])) +
    range(24)
      .map((i) => path(circle(...polar(76.5, (i / 24) * TAU), 2.4), G.hi))
      .join('') +
    at(0, 0, 4.2, 0, path(markOf(studio), s.lin([G.hi, G.lt, G.base])));
  return s.svg(
    at(
      cardWidth / 2,
      cardHeight / 2,
      1,
      0,
      path(rrect(-cardWidth / 2 + 1, -cardHeight / 2 + 1, cardWidth - 2, cardHeight - 2, 26), s.lin(['#fffdf6', '#f3ecdd'], 0, 0, 1, 1), {
        stroke: '#b9ab95',
        'stroke-width': 2,
      }),
      path(inside, s.lin([mix(s.p.shade, s.p.mid, 0.25), s.p.shade, s.p.deep], 0, 0, 1, 1)),
      g({ 'clip-path': s.clip(inside), opacity: 0.72 }, random.pick(lattices)(s, line)),
      frame(34, 2.5, G.lt),
      frame(40, 1, G.base),
      range(4).map((i) => g({ transform: `scale(${i % 2 ? -1 : 1} ${i > 1 ? -1 : 1})` }, corner)),
      medal,
    ),
  );
}

/** Felts: the colour of the cloth, and the palette of its lines. */
const felts: Readonly<Record<string, { cloth: Colour; palette: string }>> = {
  green: { cloth: '#0c6b46', palette: 'felt' },
  blue: { cloth: '#123f86', palette: 'royal' },
  bordeaux: { cloth: '#6d1428', palette: 'bordeaux' },
};
export const feltNames = Object.keys(felts);

/** SVG of the cloth of a table, 1600 x 900, lit from above its middle. */
export function felt(name: string): string {
  const found = felts[name];
  if (!found) throw new Error(`no felt is called ${name}`);
  const s = new Scene({ seed: `felt/${name}`, palette: paletteOf(found.palette), W: 1600, H: 900, lightAt: [0.5, 0.05] });
  const { cloth } = found;
  const gold = '#d9b765';
  const arc = (r: number, width: number): string =>
    path(`M${800 - r} -60A${r} ${r * 0.86} 0 0 0 ${800 + r} -60`, 'none', { stroke: gold, 'stroke-width': width, opacity: 0.4 });
  return s.svg(
    el('rect', {
      width: 1600,
      height: 900,
      fill: s.radU([light(cloth, 0.14), [cloth, 0.45], [dark(cloth, 0.35), 0.8], dark(cloth, 0.6)], 800, 380, 1050),
    }) +
      el('rect', { width: 1600, height: 900, fill: cloth, filter: texture(s, { fx: 0.16, fy: 0.05, scale: 0.7 }), opacity: 0.3 }) +
      arc(830, 3) +
      arc(812, 1.2) +
      arc(560, 1.2) +
      range(4)
        .map((i) =>
          at(
            i % 2 ? 1500 : 100,
            i > 1 ? 800 : 100,
            [i % 2 ? -1 : 1, i > 1 ? -1 : 1],
            0,
            path('M-60 -60H60M-60 -60V60M-44 -44H30M-44 -44V30', 'none', { stroke: gold, 'stroke-width': 2, opacity: 0.4 }),
            path(star(4, 12, 4, -52, -52), gold, { opacity: 0.5 }),
          ),
        )
        .join(''),
  );
}

const wheelSize = 960;
/** The pockets of the European wheel, clockwise from zero. */
const pockets = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
];
const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
const wheelScene = (part: string): Scene =>
  new Scene({ seed: `roulette/${part}`, palette: paletteOf('bordeaux'), W: wheelSize, H: wheelSize, lightAt: [0.3, 0.12], bare: true });
const onWheel = (part: string, draw: Draw): string => {
  const s = wheelScene(part);
  return s.svg(at(wheelSize / 2, wheelSize / 2, 1, 0, draw(s)));
};

/** SVG of the fixed bowl around the wheel, 960 x 960. */
export const rouletteBowl = (): string =>
  onWheel('bowl', (s) => {
    const [W, G, S] = [M(s, 'wood', 0.1), M(s, 'gold', 0.04), M(s, 'silver', 0.05)];
    return (
      path(circle(0, 8, 462), '#000000', { opacity: 0.5, filter: blur(s, 8, 10) }) +
      lit(
        s,
        { k: 1.1 },
        path(circle(0, 0, 460), s.rad([W.dk, [W.base, 0.8], [W.lt, 0.9], W.dp]), { filter: texture(s, { fx: 0.006, fy: 0.05, scale: 1.6 }) }),
      ) +
      path(circle(0, 0, 432), 'none', { stroke: metal(s, G), 'stroke-width': 5 }) +
      path(circle(0, 0, 404), s.rad([[W.dp, 0.7], [W.dk, 0.84], [W.base, 0.97], W.dp])) +
      range(8)
        .map((i) => {
          const [x, y] = polar(384, (i / 8) * TAU + 0.2);
          return at(x, y, 1, (i / 8) * 360 + (i % 2 ? 90 : 0), lit(s, { k: 0.3 }, path('M0 -20L9 0L0 20L-9 0Z', s.lin([S.hi, S.base, S.dk]))));
        })
        .join('') +
      path(circle(0, 0, 356), '#0a0508') +
      flare(s, -250, -330, 90)
    );
  });

/** SVG of the turning wheel, 960 x 960: pockets and numbers of the European wheel, zero at the top. */
export const rouletteRotor = (): string =>
  onWheel('rotor', (s) => {
    const [W, G] = [M(s, 'wood', 0.1), M(s, 'gold', 0.04)];
    const step = TAU / pockets.length;
    const colourOf = (number: number): Colour => (number === 0 ? '#0c7a48' : reds.has(number) ? '#b3122c' : '#15131a');
    const ring = (r0: number, r1: number, i: number): string => {
      const [a0, a1] = [(i - 0.5) * step - Math.PI / 2, (i + 0.5) * step - Math.PI / 2];
      return poly([polar(r0, a0), polar(r1, a0), polar(r1, (a0 + a1) / 2), polar(r1, a1), polar(r0, a1), polar(r0, (a0 + a1) / 2)]);
    };
    const arm = (turn: number): string =>
      g(
        { transform: `rotate(${turn})` },
        path('M-9 0L-6 -112H6L9 0Z', s.lin([G.lt, G.base, G.dp], 0, 0, 1, 0)),
        path(circle(0, -120, 17), ball(s, G)),
      );
    return (
      path(circle(0, 0, 352), metal(s, G)) +
      pockets
        .map((number, i) => {
          const colour = colourOf(number);
          return (
            path(ring(276, 346, i), colour, { stroke: G.lt, 'stroke-width': 2.4 }) +
            path(ring(196, 272, i), mix(colour, '#000000', 0.35), { stroke: G.base, 'stroke-width': 2 }) +
            g({ transform: `rotate(${f((i / pockets.length) * 360)})` }, small(String(nth(pockets, i)), 0, -298, 27, '#ffffff', { face: 'anton' }))
          );
        })
        .join('') +
      path(circle(0, 0, 274), 'none', { stroke: metal(s, G), 'stroke-width': 6 }) +
      lit(
        s,
        { k: 1 },
        path(circle(0, 0, 196), s.rad([W.lt, [W.base, 0.5], [W.dk, 0.9], W.dp]), { filter: texture(s, { fx: 0.006, fy: 0.05, scale: 1.6 }) }),
      ) +
      range(12)
        .map((i) => {
          const [x, y] = polar(180, (i / 12) * TAU);
          return path(`M0 0L${f(x)} ${f(y)}`, 'none', { stroke: W.dp, 'stroke-width': 2, opacity: 0.5 });
        })
        .join('') +
      path(circle(0, 0, 190), 'none', { stroke: metal(s, G), 'stroke-width': 5 }) +
      glowDisc(s, 0, 0, 108, '#fff3c4', 0.5) +
      lit(s, { k: 0.5 }, arm(0), arm(90), arm(180), arm(270)) +
      lit(s, { k: 0.6 }, path(circle(0, 0, 46), metal(s, G)), path(circle(0, 0, 24), ball(s, G))) +
      flare(s, -14, -16, 60)
    );
  });
