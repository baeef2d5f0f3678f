import { type Draw, type Point, TAU, at, circle, el, ell, f, g, mix, path, polar, poly, range } from '../core.ts';
import { bevel, blur, flare, glowDisc } from '../light.ts';
import { M, ball, chip, lit, metal, shadow, stroke } from '../kit.ts';
import { small } from '../outlines.ts';
import { feltOf, reds } from './felt.ts';

/** The order of a wheel with one zero. */
const order = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
];
const squash = 0.56;
const wheelY = -84;

const slice = (r0: number, r1: number, a0: number, a1: number, lift0 = 0, lift1 = 0) => {
  const at3 = (r: number, a: number, lift: number): Point => [r * Math.cos(a), r * Math.sin(a) * squash + lift];
  const mid = (a0 + a1) / 2;
  return poly([at3(r1, a0, lift1), at3(r1, mid, lift1), at3(r1, a1, lift1), at3(r0, a1, lift0), at3(r0, mid, lift0), at3(r0, a0, lift0)]);
};

/** The table from the player's seat: the wheel in perspective, the ball a streak of light, the cloth in front. */
export const rouletteTable: Draw = (s) => {
  const W = M(s, s.r.pick(['wood', 'lacquer']), 0.08),
    G = M(s, 'gold', 0.04),
    S = M(s, 'silver', 0.08);
  const L = s.dir[0] < 0;
  const hoop = (r: number, y: number, w: number) =>
    g(
      { filter: bevel(s, { h: 4, soft: 2.5 }) },
      el('ellipse', { cx: 0, cy: y, rx: r, ry: r * squash, fill: 'none', stroke: metal(s, G, [0, 0, 1, 0.4]), 'stroke-width': w }),
    );
  const turn = s.r.range(0, TAU);
  const cloth = feltOf(s, s.r.pick(['#0d6b42', '#8c1226', '#1a2f86']));
  // from the rim to the hub: the bowl falls inwards, the cone rises again
  const rim =
    lit(
      s,
      { k: 1 },
      path(
        `M-280 0A280 ${280 * squash} 0 0 0 280 0V44A280 ${280 * squash} 0 0 1 -280 44Z`,
        s.lin([W.dk, [W.lt, 0.25], [W.base, 0.4], [W.dk, 0.7], W.dp], 0, 0, 1, 0),
      ),
      path(ell(0, 0, 280, 280 * squash), s.lin([W.lt, [W.base, 0.4], [W.dk, 0.75], W.base], L ? 0 : 1, 0, L ? 1 : 0, 1)),
    ) +
    g(
      { filter: bevel(s, { h: 3, soft: 2 }) },
      el('path', { d: `M-280 24A280 ${280 * squash} 0 0 0 280 24`, fill: 'none', stroke: metal(s, G, [0, 0, 1, 0]), 'stroke-width': 7 }),
    ) +
    hoop(246, 2, 11) +
    path(ell(0, 4, 240, 240 * squash), s.lin([W.dp, W.dk, [W.base, 0.7], W.lt], 0, 0, 0, 1));
  const diamonds = range(8).map((i) => {
    const [x, y] = polar(221, (i / 8) * TAU + 0.2);
    return at(x, y * squash + 6, [1, 0.7], (i % 2) * 90, g({ filter: bevel(s, { h: 3, soft: 1.5 }) }, path('M0 -13L6 0L0 13L-6 0Z', G.lt)));
  });
  const step = TAU / order.length;
  const ringY = 20;
  const numbers = order.map((n, i) => {
    const a = turn + i * step;
    const colour = n === 0 ? '#0c8a4d' : reds.has(n) ? '#c4122c' : '#101016';
    const [x, y] = polar(184, a + step / 2);
    return (
      path(slice(166, 202, a, a + step, ringY, ringY - 6), colour, { stroke: G.lt, 'stroke-width': 1.6 }) +
      path(slice(126, 166, a, a + step, ringY + 10, ringY), mix(colour, '#000000', 0.35), { stroke: S.lt, 'stroke-width': 1.8 }) +
      g(
        { transform: `translate(${f(x)} ${f(y * squash + ringY - 2)}) scale(1 ${squash}) rotate(${f(((a + step / 2) * 180) / Math.PI + 90)})` },
        small(String(n), 0, 8, 21, '#ffffff', { face: 'russo-one' }),
      )
    );
  });
  const cone =
    path(ell(0, ringY + 10, 126, 126 * squash), s.radU([W.lt, [W.base, 0.5], [W.dk, 0.85], W.dp], L ? -50 : 50, -10, 190)) +
    range(16)
      .map((i) => path(slice(20, 124, turn + i * (TAU / 16), turn + i * (TAU / 16) + 0.05, ringY - 6, ringY + 10), G.lt, { opacity: 0.8 }))
      .join('') +
    hoop(126, ringY + 10, 8);
  const arm = (a: number) => {
    const [x, y] = polar(78, a);
    return (
      path(`M-7 -40L${f(x - 5)} ${f(y * squash - 42)}L${f(x + 5)} ${f(y * squash - 34)}L7 -26Z`, metal(s, G)) +
      path(circle(x, y * squash - 38, 13), ball(s, G))
    );
  };
  const turret = g(
    {},
    path(ell(0, 24, 62, 24), '#000', { opacity: 0.5, filter: blur(s, 8) }),
    g(
      { filter: bevel(s, { h: 5, soft: 3 }) },
      path(
        'M-56 16C-50 -10 -26 -16 -20 -34C-16 -50 -30 -56 -24 -72C-18 -84 -10 -82 -9 -96L-15 -112H15L9 -96C10 -82 18 -84 24 -72C30 -56 16 -50 20 -34C26 -16 50 -10 56 16Q0 44 -56 16Z',
        metal(s, G, [0, 0, 1, 0.15]),
      ),
    ),
    [0.5, 2.1, 3.6, 5.2].map((a) => g({ filter: bevel(s, { h: 3, soft: 2 }) }, arm(a))),
    path(circle(0, -124, 17), ball(s, G)),
  );
  // the ball runs along the track, away from the light; its own light fades behind it
  const on = (t: number): Point => {
    const [x, y] = polar(232, -3.05 + 3.77 * t);
    return [L ? x : -x, y * squash];
  };
  const n = 46;
  const streak = (w: number, colour: string, b: number) =>
    g(
      { filter: b ? blur(s, b, 30) : undefined, style: 'mix-blend-mode:screen' },
      range(n).map((i) => {
        const [[x0, y0], [x1, y1]] = [on(i / n), on((i + 1.2) / n)];
        return stroke(`M${f(x0)} ${f(y0)}L${f(x1)} ${f(y1)}`, colour, 1 + w * (i / n), { opacity: (i / n) ** 1.6 });
      }),
    );
  const [bx, by] = on(1.01);
  const pile = (x: number, y: number, tall: number, c: string) =>
    range(tall)
      .map((i) => at(x + s.r.range(-2, 2), y - i * 11, 1, 0, chip(s, i % 3 === 1 ? '#efe6d2' : c, 40)))
      .join('');
  const piles = pile(-214, 122, 4, '#c4122c') + pile(-150, 146, 2, '#17378f') + pile(212, 128, 5, '#1a1a22');
  const shade = s.linU(
    [
      ['#000000', 0, 0.5],
      ['#000000', 0.35, 0],
      ['#000000', 1, 0],
    ],
    0,
    -140,
    0,
    120,
  );
  return (
    glowDisc(s, 0, -70, 360, s.p.glow, 0.9) +
    (s.bare ? '' : cloth) +
    shadow(s, 0, 70, 320, 90, 0.9) +
    at(
      0,
      wheelY,
      1,
      0,
      rim,
      g({}, diamonds),
      g({}, numbers),
      cone,
      path(ell(0, 4, 240, 240 * squash), shade),
      turret,
      streak(26, s.p.accent, 6),
      streak(11, '#ffffff', 1.2),
      glowDisc(s, bx, by, 70, '#ffffff', 0.9),
      path(circle(bx, by, 14), s.rad(['#ffffff', '#f6f4fa', '#a9adc0'], 0.5, 0.5, 0.55, 0.36, 0.28)),
      flare(s, bx, by, 150),
    ) +
    (s.bare ? '' : piles) +
    flare(s, L ? -40 : 40, -206, 90)
  );
};
