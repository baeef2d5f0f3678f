import { path, f, circle, ell, g, range, type Draw, type Scene } from './core.ts';
import { bevel } from './light.ts';
import { M, ball, lit, metal, stroke } from './kit.ts';

/** Fruit and the bell of a classic three-reel game; each fills about -110..110. */
export const fruit = {
  cherry: (s: Scene) => {
    const R = M(s, 'ruby', 0.05),
      L = M(s, 'leaf', 0.05);
    const c = (x: number, y: number, r: number): string =>
      lit(s, { k: 0.8 }, path(circle(x, y, r), ball(s, R))) +
      path(ell(x - r * 0.36, y - r * 0.42, r * 0.26, r * 0.17), '#fff', {
        opacity: 0.9,
        transform: `rotate(-30 ${f(x - r * 0.36)} ${f(y - r * 0.42)})`,
      });
    return (
      stroke('M-38 20Q-20 -60 46 -96M52 34Q60 -40 46 -96', '#4f7d1c', 8) +
      lit(s, { k: 0.4 }, path('M46 -96C80 -150 150 -140 170 -96C130 -70 80 -70 46 -96Z', s.lin([L.lt, L.base, L.dk], 0, 0, 1, 1))) +
      c(-44, 56, 54) +
      c(58, 70, 54)
    );
  },
  lemon: (s: Scene) => {
    const Y = M(s, 'topaz', 0.04);
    return (
      lit(
        s,
        { k: 0.8 },
        path(
          'M-104 14C-96 -70 -20 -92 40 -76C66 -70 84 -54 104 -58C112 -44 98 -28 96 -8C90 70 10 96 -50 78C-72 70 -88 60 -106 58C-116 44 -104 30 -104 14Z',
          s.rad([Y.hi, Y.lt, [Y.base, 0.7], Y.dk], 0.5, 0.5, 0.62, 0.36, 0.26),
        ),
      ) + path(ell(-36, -34, 26, 15), '#fff', { opacity: 0.7, transform: 'rotate(-34 -36 -34)' })
    );
  },
  plum: (s: Scene) => {
    const A = M(s, 'amethyst', 0.05),
      L = M(s, 'leaf', 0.05);
    return (
      lit(s, { k: 0.9 }, path('M0 -72C70 -110 120 -30 90 40C60 100 -50 104 -86 46C-120 -30 -60 -104 0 -72Z', ball(s, A))) +
      stroke('M0 -72Q30 0 4 84', A.dk, 5, { opacity: 0.5 }) +
      path('M0 -72Q10 -110 60 -112Q50 -76 0 -72Z', L.base) +
      path(ell(-40, -30, 20, 12), '#fff', { opacity: 0.8, transform: 'rotate(-40 -40 -30)' })
    );
  },
  melon: (s: Scene) =>
    lit(
      s,
      { k: 0.8 },
      path('M-120 -40A120 120 0 0 0 120 -40Z', s.lin(['#7fd45a', '#1f7a2e'])),
      path('M-106 -42A106 106 0 0 0 106 -42Z', '#eaffd0'),
      path('M-94 -44A94 94 0 0 0 94 -44Z', s.lin(['#ff6a6f', '#e01b3a'])),
    ) +
    range(7)
      .map((i) => path(ell(-66 + i * 22, -16 + (i % 2) * 26, 5, 8), '#2a0a10'))
      .join(''),
  bell: (s: Scene) => {
    const G = M(s, 'gold', 0.05);
    return g(
      { filter: bevel(s, { h: 5, soft: 4 }) },
      path(
        'M0 -104C16 -104 18 -88 14 -80C70 -66 70 10 76 34C82 54 104 60 104 72H-104C-104 60 -82 54 -76 34C-70 10 -70 -66 -14 -80C-18 -88 -16 -104 0 -104Z',
        metal(s, G),
      ),
      path(circle(0, 84, 22), metal(s, G)),
    );
  },
} satisfies Record<string, Draw>;
