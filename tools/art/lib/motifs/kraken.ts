import { light, polar, range, smooth, spline, taper, circle, ell, star, el, path, g, at, both, type Draw, type Point } from '../core.ts';
import { bevel } from '../light.ts';
import { M, away, metal, lit } from '../kit.ts';

export const kraken: Draw = (s) => {
  const m = away(s, ['amethyst', 'ruby', 'teal', 'copper'], 0.1),
    G = M(s, 'gold');
  const arm = (pts: readonly Point[], w: number, z: number) => {
    const sp = spline(pts, 9);
    return (
      lit(s, { k: 0.75 }, path(taper(pts, w, 5, 0.85), s.lin([m.lt, m.base, z ? m.dk : m.dp], 0, 0, 1, 1))) +
      sp
        .filter((_, i) => i % 3 === 1)
        .map((q, i, all) => {
          const r = w * 0.21 * (1 - i / all.length) + 1.6;
          return el('circle', { cx: q[0], cy: q[1] + w * 0.13 * (1 - i / all.length), r, fill: s.rad([m.dk, [light(m.lt, 0.55), 0.55], m.lt]) });
        })
        .join('')
    );
  };
  const A: readonly (readonly Point[])[] = [
    [
      [-70, 60],
      [-160, 90],
      [-235, 10],
      [-220, -100],
      [-160, -110],
      [-165, -60],
    ],
    [
      [70, 60],
      [165, 110],
      [240, 30],
      [230, -90],
      [165, -120],
      [160, -70],
    ],
    [
      [-90, 90],
      [-200, 160],
      [-270, 110],
      [-285, 40],
    ],
    [
      [90, 90],
      [190, 170],
      [268, 140],
      [290, 60],
    ],
  ];
  const Bf: readonly (readonly Point[])[] = [
    [
      [-50, 100],
      [-110, 200],
      [-200, 230],
      [-240, 180],
      [-205, 150],
    ],
    [
      [50, 100],
      [120, 205],
      [205, 235],
      [246, 190],
      [212, 160],
    ],
    [
      [-20, 110],
      [-50, 220],
      [-120, 290],
    ],
    [
      [20, 110],
      [60, 220],
      [130, 290],
    ],
  ];
  const head = smooth([
    [0, -262],
    [88, -240],
    [142, -160],
    [136, -70],
    [98, -10],
    [100, 60],
    [70, 120],
    [0, 140],
    [-70, 120],
    [-100, 60],
    [-98, -10],
    [-136, -70],
    [-142, -160],
    [-88, -240],
  ]);
  return (
    A.map((p) => arm(p, 58, 0)).join('') +
    lit(
      s,
      { k: 1.4 },
      path(head, s.rad([m.hi, [m.lt, 0.2], [m.base, 0.6], m.dk], 0.5, 0.5, 0.7, 0.36, 0.2)),
      g(
        { 'clip-path': s.clip(head) },
        range(22).map(() => {
          const [x, y] = polar(s.r.range(20, 150), s.r.range(-3.1, 0), 0, -110);
          return path(ell(x, y, s.r.range(5, 17), s.r.range(4, 12)), s.r.chance(0.6) ? m.dk : m.lt, { opacity: 0.45 });
        }),
      ),
    ) +
    both(
      path(ell(58, 4, 44, 38), s.rad([m.lt, m.dk])) +
        path(ell(58, 8, 34, 29), s.rad(['#fffbe0', ['#ffd84d', 0.55], '#b34b00'])) +
        path('M30 8Q58 -6 86 8Q58 22 30 8Z', '#12060c') +
        el('circle', { cx: 48, cy: -2, r: 7, fill: '#fff' }) +
        path('M2 16Q34 -46 116 -52Q84 -20 40 -8Q16 0 2 16Z', s.lin([m.base, m.dp])),
    ) +
    Bf.map((p) => arm(p, 62, 1)).join('') +
    at(0, 168, 1, 0, g({ filter: bevel(s) }, path(circle(0, 0, 40), metal(s, G))), path(star(5, 26, 12), G.dk))
  );
};
