import { type Draw, type Scene, at, circle, ell, g, mix, path, polar, poly, range, rrect } from '../core.ts';
import { bevel, blur, flare, glowDisc, texture } from '../light.ts';
import { M, away, ball, gem, lit, metal, shadow } from '../kit.ts';
import { fruit } from '../fruit.ts';
import { small } from '../outlines.ts';
import { points, tube } from './tube.ts';

/** One drum: three symbols on a cylinder, the middle one on the line. */
function drum(s: Scene, x: number, kinds: readonly number[]): string {
  const G = M(s, 'gold', 0.03),
    R = M(s, 'ruby', 0.02);
  const window = rrect(x - 48, -92, 96, 196, 6);
  const symbol = (kind: number) =>
    [
      g(
        { filter: bevel(s, { h: 2, soft: 1.5, shine: 0.35 }) },
        small('7', 0, 36, 98, s.lin([R.lt, [R.base, 0.3], [mix(R.base, R.dk, 0.6), 0.7], R.dk]), { face: 'titan-one' }),
      ),
      g(
        { filter: bevel(s, { h: 3, soft: 2 }) },
        path(rrect(-42, -19, 84, 38, 6), '#16161c', { stroke: G.base, 'stroke-width': 4 }),
        small('BAR', 0, 11, 30, G.lt, { face: 'russo-one', track: 2 }),
      ),
      at(0, 0, 0.4, 0, fruit.bell(s)),
      gem(s, M(s, 'sapphire', 0.02), 34, 8),
    ][kind] ?? '';
  return (
    path(window, s.lin(['#8f8878', '#f3ecdc', '#fffdf6', '#f3ecdc', '#7d7566'])) +
    g(
      { 'clip-path': s.clip(window) },
      kinds.map((kind, i) => at(x, 6 + (i - 1) * 88, [1, i === 1 ? 1 : 0.74], 0, symbol(kind))),
    ) +
    path(
      window,
      s.lin([
        ['#0a0608', 0, 0.85],
        ['#0a0608', 0.26, 0.12],
        ['#ffffff', 0.44, 0.12],
        ['#0a0608', 0.72, 0.1],
        ['#0a0608', 1, 0.85],
      ]),
    )
  );
}

/** A classic slot machine, seen from its corner, with the arm at its side. */
export const reelsCabinet: Draw = (s) => {
  const C = away(s, ['lacquer', 'sapphire', 'emerald', 'amethyst'], 0.06),
    S = M(s, 'silver', 0.1),
    W = M(s, 'wood', 0.08),
    G = M(s, 'gold', 0.05),
    R = M(s, 'ruby', 0.03);
  const L = s.dir[0] < 0;
  const bulbs = range(15).map((i) => {
    const a = Math.PI * (1.03 + (i / 14) * 0.94);
    const [x, y] = [163 * Math.cos(a), -134 + 117 * Math.sin(a)];
    const on = i % 2 === 0;
    return (
      (on ? glowDisc(s, x, y, 24, '#ffe7a0', 0.9) : '') +
      path(circle(x, y, 7), s.rad(on ? ['#ffffff', '#fff0b8', '#ffb42e'] : ['#ffe2b0', '#b86a1a', '#4a2206'], 0.5, 0.5, 0.6, 0.4, 0.3))
    );
  });
  const raised = (h: number, ...parts: string[]) => g({ filter: bevel(s, { h, soft: h * 0.7 }) }, parts);
  const enamel = s.lin([C.lt, [C.base, 0.18], [C.dk, 0.5], [C.base, 0.72], [C.dk, 0.86], C.dp], L ? 0 : 1, 0, L ? 1 : 0, 0.35);
  // the flank is its own plane, of walnut, turned away from the front
  const side = 'M0 -172C30 -176 92 -150 104 -96V330H0Z';
  const flank = g(
    { transform: 'translate(118 14) skewY(-16)' },
    lit(s, { k: 0.7 }, path(side, s.lin([W.base, W.dk, W.dp], 0, 0, 1, 0), { filter: texture(s, { fx: 0.05, fy: 0.006, scale: 3, k: 0.8 }) })),
    raised(3, path('M14 -124C40 -124 76 -106 88 -72V300H14Z', 'none', { stroke: metal(s, G, [0, 0, 0, 1]), 'stroke-width': 6 })),
    range(7).map((i) => path(rrect(28, 96 + i * 24, 46, 9, 4), W.dp)),
  );
  const bodyD = 'M-184 330V-138C-184 -232 -116 -272 0 -272C116 -272 184 -232 184 -138V330Z';
  const glass = 'M-136 -130C-136 -204 -84 -230 0 -230C84 -230 136 -204 136 -130Z';
  const marquee =
    path(glass, s.radU(['#fff9dc', [mix(G.lt, '#ffffff', 0.15), 0.28], [mix(G.base, R.base, 0.55), 0.62], [mix(R.dk, C.dp, 0.4), 1]], 0, -134, 150)) +
    g(
      { 'clip-path': s.clip(glass) },
      range(13).map((i) =>
        path(poly([[0, -130], polar(190, Math.PI * (1 + i / 13), 0, -130), polar(190, Math.PI * (1 + (i + 0.5) / 13), 0, -130)]), '#5c0a12', {
          opacity: 0.4,
        }),
      ),
    ) +
    raised(
      4,
      path('M-112 -132A112 84 0 0 1 112 -132H96A96 70 0 0 0 -96 -132Z', metal(s, G, [0, 0, 1, 0])),
      path(glass, 'none', { stroke: metal(s, G, [0, 0, 1, 1]), 'stroke-width': 9 }),
    ) +
    at(0, -152, 1, 0, glowDisc(s, 0, 0, 80, '#fff4c8', 0.9), lit(s, { k: 0.5 }, gem(s, R, 42, 8, 1.08))) +
    points([-74, -144, 74, -144])
      .map(([x, y]) => at(x, y, 1, 0, gem(s, M(s, 'sapphire', 0.02), 18, 8)))
      .join('');
  const flutes = [-1, 1].map((d) =>
    range(3).map((i) => path(rrect(d * (150 + i * 12) - 4, -96, 8, 214, 4), s.lin([G.hi, G.base, G.dp], L ? 0 : 1, 0, L ? 1 : 0, 0))),
  );
  const tray = range(22).map(() =>
    at(
      s.r.range(-100, 100),
      s.r.range(246, 276),
      0.7,
      s.r.range(-30, 30),
      path(ell(0, 4, 26, 14), G.dk),
      path(ell(0, 0, 26, 14), s.lin([G.hi, G.base, G.dk], 0, 0, 1, 1)),
    ),
  );
  const front = g(
    { transform: 'translate(-62 0) skewY(5) scale(.96 1)' },
    lit(s, { k: 1.1 }, path(bodyD, enamel)),
    raised(
      5,
      path('M-184 300V-138C-184 -232 -116 -272 0 -272C116 -272 184 -232 184 -138V300', 'none', {
        stroke: metal(s, S, [0, 0, 1, 1]),
        'stroke-width': 15,
      }),
    ),
    bulbs,
    marquee,
    raised(3, ...flutes.flat()),
    raised(4, path(rrect(-174, -124, 348, 18, 8), metal(s, S, [0, 0, 1, 0])), path(rrect(-142, -100, 284, 216, 16), metal(s, G, [0, 0, 1, 1]))),
    path(rrect(-131, -91, 262, 198, 10), '#0a0608'),
    at(0, 2, [0.84, 0.94], 0, drum(s, -102, [2, 0, 1]), drum(s, 0, [1, 0, 3]), drum(s, 102, [3, 0, 2])),
    path('M-131 5H131V9H-131Z', s.p.accent, { opacity: 0.9 }),
    path('M-144 -8L-124 7L-144 22ZM144 -8L124 7L144 22Z', R.base, { stroke: G.hi, 'stroke-width': 2 }),
    path('M-131 -91H30L-70 107H-131Z', '#ffffff', { opacity: 0.1 }),
    raised(4, path(rrect(-174, 124, 348, 15, 7), metal(s, S, [0, 0, 1, 0])), path(rrect(-132, 148, 264, 44, 14), metal(s, G, [0, 0, 1, 0.2]))),
    range(5).map((i) => path(circle(-92 + i * 46, 170, 13), ball(s, i % 2 ? S : R))),
    raised(5, path('M-150 206H150L130 290H-130Z', metal(s, S, [0, 0, 0.2, 1]))),
    path('M-124 218H124L110 276H-110Z', '#0a0608'),
    tray,
  );
  const arm =
    g(
      { filter: bevel(s, { h: 5, soft: 3 }) },
      path(ell(196, 34, 24, 40), metal(s, S, [0, 0, 1, 1])),
      path(ell(204, 34, 14, 26), metal(s, G, [0, 0, 1, 1])),
    ) +
    tube(s, points([206, 34, 236, 24, 252, -40, 256, -120, 254, -186]), 19, 14, S) +
    glowDisc(s, 254, -214, 70, R.lt, 0.6) +
    lit(s, { k: 0.6 }, path(circle(254, -214, 36), ball(s, R))) +
    path(ell(254 + s.dir[0] * 13, -232, 12, 7), '#ffffff', { opacity: 0.85, filter: blur(s, 2) });
  return (
    glowDisc(s, 0, -60, 370, s.p.glow, 0.9) +
    shadow(s, 0, 250, 280, 40, 0.9) +
    at(-10, 6, 0.98, 0, flank, front, arm) +
    at(
      -66,
      -284,
      1,
      3,
      glowDisc(s, 0, 0, 90, '#ff8a6a', 0.8),
      lit(s, { k: 0.5 }, path('M-30 10C-30 -34 30 -34 30 10Z', s.rad(['#ffffff', R.lt, R.base, R.dk], 0.5, 0.6, 0.6))),
      g({ filter: bevel(s, { h: 3, soft: 2 }) }, path(rrect(-40, 6, 80, 16, 6), metal(s, S, [0, 0, 1, 0]))),
    ) +
    flare(s, -180, -200, 120) +
    flare(s, 254, -232, 100)
  );
};
