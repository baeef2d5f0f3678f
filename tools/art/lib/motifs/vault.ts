import { type Draw, type Point, type Scene, TAU, at, circle, el, ell, f, g, mix, path, polar, poly, range, rrect } from '../core.ts';
import { bevel, blur, flare, glowDisc, rays } from '../light.ts';
import { M, ball, lit, metal } from '../kit.ts';
import type { Ramp } from '../palettes.ts';

/** Turned steel: every direction of the grain catches the light twice, once towards it and once away from it. */
function turned(s: Scene, r: number, m: Ramp): string {
  const la = Math.atan2(s.dir[1], s.dir[0]);
  const n = 72;
  return g(
    { 'clip-path': s.clip(circle(0, 0, r)) },
    path(circle(0, 0, r), m.base),
    g(
      { filter: blur(s, 3, 10) },
      range(n).map((i) => {
        const a = (i / n) * TAU;
        const shine = Math.cos(a - la) ** 2 * (Math.cos(a - la) > 0 ? 1 : 0.7) + 0.5 * Math.max(0, Math.cos((a - la - 1.9) * 2)) ** 6;
        return path(
          poly([[0, 0], polar(r * 1.1, a), polar(r * 1.1, a + (TAU / n) * 1.3)]),
          shine > 0.5 ? mix(m.base, m.hi, shine - 0.3) : mix(m.dk, m.base, shine * 2),
        );
      }),
    ),
  );
}

/** An ingot, its end towards the viewer. */
const ingot = (s: Scene, x: number, y: number, m: Ramp) =>
  at(
    x,
    y,
    1,
    0,
    path('M-37 0L-27 -31H27L37 0Z', s.lin([m.lt, [m.base, 0.5], m.dk]), { stroke: m.dp, 'stroke-width': 2.5, 'stroke-linejoin': 'round' }),
    path('M-27 -31L-19 -42H35L27 -31Z', s.lin([m.hi, m.lt]), { stroke: m.dp, 'stroke-width': 2 }),
    path('M-24 -9L-18 -23H18L24 -9Z', m.base, { stroke: m.dk, 'stroke-width': 2 }),
  );

/** An open vault, whose bolts are lit by the gold inside. */
export const vault: Draw = (s) => {
  const S = M(s, 'silver', 0.12),
    I = M(s, 'iron', 0.12),
    G = M(s, 'gold', 0.05);
  const bolts = (n: number, r: number, size: number, m: Ramp) =>
    range(n).map((i) => {
      const [x, y] = polar(r, ((i + 0.5) / n) * TAU);
      return path(circle(x + 1.5, y + 2.5, size + 1), '#000', { opacity: 0.5 }) + path(circle(x, y, size), ball(s, m));
    });
  const frame =
    lit(s, { k: 1 }, path(circle(0, 0, 268), s.lin([I.lt, I.base, I.dk, I.dp]))) +
    g(
      { filter: bevel(s, { h: 4, soft: 4 }) },
      el('circle', { cx: 0, cy: 0, r: 240, fill: 'none', stroke: metal(s, S, [0, 0, 1, 1]), 'stroke-width': 40 }),
    ) +
    bolts(28, 241, 7.5, G).join('') +
    path(circle(0, 0, 214), s.radU(['#fffbe0', ['#ffe27a', 0.3], [G.base, 0.62], [G.dk, 0.88], G.dp], 112, 0, 190)) +
    g(
      { 'clip-path': s.clip(circle(0, 0, 212)) },
      range(10).map((row) => range(3).map((i) => ingot(s, 128 + i * 72 - (row % 2) * 36, 196 - row * 34, G))),
      el('circle', { cx: 0, cy: 0, r: 214, fill: 'none', stroke: '#2a1204', 'stroke-width': 26, opacity: 0.55, filter: blur(s, 8) }),
    );
  const glow =
    glowDisc(s, 128, -10, 250, '#ffd25a', 1) + rays(s, 120, 0, { n: 15, len: 420, from: -1.25, to: 1.25, colour: '#fff3b4', a: 0.95, soft: 4 });
  // the plug, seen from its open side: rings that step inwards
  const side: [cx: number, r: number][] = [
    [66, 164],
    [42, 176],
    [20, 190],
    [0, 206],
  ];
  const k = 0.8;
  const edge = side.map(([cx, r], i) =>
    path(ell(cx, 0, r * k, r), s.lin([S.lt, [S.dk, 0.25], [mix(S.base, G.lt, 0.6), 0.5], [S.dk, 0.75], S.dp]), {
      stroke: mix(S.dp, G.dk, 0.3),
      'stroke-width': i === 3 ? 0 : 3,
    }),
  );
  const rod = (a: number) => {
    const [x, y] = polar(182, a);
    const from: Point = [x * k + 22, y];
    return at(
      from[0],
      from[1],
      1,
      0,
      path(rrect(-6, -15, 62 * Math.cos(a) + 14, 30, 6), s.lin([S.lt, [S.hi, 0.16], [S.base, 0.42], [S.dp, 0.72], mix(S.base, G.lt, 0.6)])),
      path(ell(62 * Math.cos(a) + 6, 0, 7, 15), s.rad([S.hi, S.base, S.dk])),
    );
  };
  const spokes = range(5).map((i) =>
    g({ transform: `rotate(${f(i * 72 - 18)})` }, path('M-11 0L-8 -112H8L11 0Z', metal(s, G, [0, 0, 1, 0])), path(circle(0, -122, 20), ball(s, G))),
  );
  const face =
    turned(s, 206, S) +
    g(
      { filter: bevel(s, { h: 4, soft: 3 }) },
      el('circle', { cx: 0, cy: 0, r: 197, fill: 'none', stroke: metal(s, I, [0, 0, 1, 1]), 'stroke-width': 18 }),
      el('circle', { cx: 0, cy: 0, r: 142, fill: 'none', stroke: metal(s, G, [0, 0, 1, 1]), 'stroke-width': 8 }),
    ) +
    bolts(20, 168, 8, S).join('') +
    path(circle(6, 10, 118), I.dp, { opacity: 0.55, filter: blur(s, 9) }) +
    path(circle(0, 0, 92), s.rad([I.base, [I.dk, 0.7], I.dp])) +
    range(40)
      .map((i) => g({ transform: `rotate(${i * 9})` }, path(rrect(-1.2, -88, 2.4, i % 5 ? 8 : 16, 1), S.lt)))
      .join('') +
    g(
      { filter: bevel(s, { h: 5, soft: 3 }) },
      spokes,
      el('circle', { cx: 0, cy: 0, r: 74, fill: 'none', stroke: metal(s, G, [0, 0, 1, 1]), 'stroke-width': 13 }),
      path(circle(0, 0, 36), metal(s, G, [0, 0, 1, 1])),
    ) +
    path(circle(0, 0, 20), ball(s, G));
  const door =
    path(ell(-30, 16, 196, 214), '#120602', { opacity: 0.6, filter: blur(s, 14) }) +
    lit(s, { k: 0.7, rim: '#fff1bd', shadeA: 0.3 }, edge) +
    [-0.95, -0.48, 0, 0.48, 0.95].map(rod).join('') +
    lit(s, { k: 0.9 }, at(-4, 0, [k, 1], 0, face));
  const hinge = (y: number) => g({ filter: bevel(s, { h: 5, soft: 4 }) }, path(rrect(-276, y - 44, 58, 88, 12), metal(s, S, [0, 0, 1, 0])));
  return at(0, -34, 0.98, 0, frame, glow, at(-62, 0, 1, 0, door), hinge(-104), hinge(104), flare(s, 118, -96, 130), flare(s, -130, -130, 90));
};
