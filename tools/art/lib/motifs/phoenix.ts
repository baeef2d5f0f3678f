import { f, range, smooth, mirror, circle, petal, path, at, both, type Draw } from '../core.ts';
import { glowDisc, particles } from '../light.ts';
import { M, away, lit, stroke, scales, gem } from '../kit.ts';
import type { Ramp } from '../palettes.ts';

export const phoenix: Draw = (s) => {
  const H = M(s, 'topaz', 0.05),
    R = M(s, 'ruby', 0.05),
    A = away(s, ['sapphire', 'amethyst', 'teal', 'emerald'], 0.05),
    G = M(s, 'gold', 0.05);
  const feather = (x: number, y: number, rot: number, l: number, w: number, m: Ramp, tip: Ramp) =>
    at(
      x,
      y,
      1,
      rot,
      lit(s, { k: 0.45 }, path(petal(l, w), s.lin([tip.lt, [tip.base, 0.16], [m.lt, 0.34], [m.base, 0.7], m.dk]))),
      stroke(`M0 0V${f(-l * 0.9)}`, m.hi, 2, { opacity: 0.7 }),
    );
  const wing =
    range(9)
      .map((i) => feather(30 + i * 8, 20 - i * 4, 104 - i * 13.5, 290 - Math.abs(i - 5) * 14, 32, R, A))
      .join('') +
    range(8)
      .map((i) => feather(26 + i * 6, 10, 100 - i * 13, 196 - Math.abs(i - 4) * 10, 30, H, R))
      .join('') +
    range(6)
      .map((i) => feather(20 + i * 5, 0, 92 - i * 15, 116, 27, G, H))
      .join('');
  const tail = [-54, 54, -36, 36, -18, 18, 0].map((a) => feather(0, 90, 180 + a, 240 - Math.abs(a) * 0.6, 26, Math.abs(a) > 30 ? R : H, A)).join('');
  const bodyD = smooth(
    mirror([
      [0, -130],
      [38, -110],
      [44, -60],
      [66, 0],
      [70, 60],
      [40, 120],
      [0, 146],
    ]),
    true,
    0.9,
  );
  return (
    glowDisc(s, 0, -20, 400, H.lt, 1) +
    tail +
    both(wing) +
    range(5)
      .map((i) => feather(0, -120, (i - 2) * 26, 92 - Math.abs(i - 2) * 12, 12, H, A))
      .join('') +
    lit(s, { k: 1.1 }, path(bodyD, s.lin([H.hi, H.lt, H.base, R.base, R.dk]))) +
    scales(s, bodyD, [-80, -40, 80, 150], 26, R.dk, H.hi, 0.7) +
    both(
      path('M8 -78Q20 -104 44 -100Q42 -80 22 -76Z', '#2a0605') +
        path(circle(27, -88, 6), A.lt) +
        path(circle(27, -88, 2.6), '#14020a') +
        stroke('M6 -84Q22 -106 46 -108', R.dk, 5),
    ) +
    lit(s, { k: 0.4 }, path('M-16 -84Q0 -98 16 -84Q12 -52 0 -34Q-12 -52 -16 -84Z', s.lin([G.hi, G.base, G.dk]))) +
    at(0, 26, 1, 0, gem(s, A, 26, 6, 1.3)) +
    particles(s, { n: 50, kind: 'dust', colour: H.hi, x0: -280, x1: 280, y0: -280, y1: 240, size: 0.9 })
  );
};
