import { range, path, g, at, type Draw } from '../core.ts';
import { bevel, blur, flare } from '../light.ts';
import { M, metal } from '../kit.ts';
import { fruit } from '../fruit.ts';

export const sevens: Draw = (s) => {
  const R = M(s, 'ruby', 0.06),
    G = M(s, 'gold', 0.06);
  const seven = 'M-120 -160H132L120 -92C40 0 6 70 -2 170H-96C-86 60 -40 -20 22 -82H-64Q-92 -82 -98 -48H-134Z';
  const one = (x: number, y: number, k: number, rot: number) =>
    at(
      x,
      y,
      k,
      rot,
      path(seven, '#1a0304', {
        transform: 'translate(10 16)',
        stroke: '#1a0304',
        'stroke-width': 30,
        'stroke-linejoin': 'round',
        opacity: 0.7,
        filter: blur(s, 8),
      }),
      range(7).map((i) =>
        path(seven, G.dp, { transform: `translate(0 ${14 - i * 2})`, stroke: G.dp, 'stroke-width': 26, 'stroke-linejoin': 'round' }),
      ),
      g({ filter: bevel(s, { h: 5, soft: 3 }) }, path(seven, metal(s, G), { stroke: metal(s, G), 'stroke-width': 26, 'stroke-linejoin': 'round' })),
      path(seven, '#fff4cf', { stroke: '#3b0508', 'stroke-width': 7 }),
      g({ filter: bevel(s, { h: 7, soft: 7, exp: 24, shine: 0.8 }) }, path(seven, s.lin([R.lt, R.base, R.dk]))),
      path('M-112 -152H124L120 -124H-66Q-100 -124 -112 -90Z', '#fff', { opacity: 0.4 }),
    );
  const flames = range(11)
    .map((i) => {
      const x = -250 + i * 50,
        h = s.r.range(120, 260);
      return path(
        `M${x - 50} 190C${x - 60} ${190 - h * 0.4} ${x - 4} ${190 - h * 0.6} ${x - 14} ${190 - h}C${x + 40} ${190 - h * 0.7} ${x + 60} ${190 - h * 0.4} ${x + 50} 190Z`,
        s.lin([
          ['#ffd33a', 0, 0.2],
          ['#ff8a1c', 0.5, 0.9],
          ['#e52a12', 1, 0.9],
        ]),
        { filter: blur(s, 4) },
      );
    })
    .join('');
  return (
    g({ opacity: 0.85 }, flames) +
    one(-150, -60, 0.86, -13) +
    one(162, -60, 0.86, 13) +
    one(0, -50, 1.24, 0) +
    at(-178, 150, 0.95, 0, fruit.cherry(s)) +
    at(184, 160, 0.9, 0, fruit.lemon(s)) +
    at(60, 190, 0.72, -12, fruit.melon(s)) +
    at(-58, 178, 0.8, 8, fruit.plum(s)) +
    at(0, -262, 0.6, 0, fruit.bell(s)) +
    flare(s, -110, -200, 90) +
    flare(s, 190, -170, 60) +
    flare(s, 30, 130, 60)
  );
};
