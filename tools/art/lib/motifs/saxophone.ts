import { type Draw, type Scene, at, circle, ell, f, g, mix, path, range, rrect, smooth, taper } from '../core.ts';
import { bevel, blur, flare, glowDisc, rays, rough } from '../light.ts';
import { M, ball, lit, metal, shadow, stroke } from '../kit.ts';
import { points, tube } from './tube.ts';

/** A pad cup with a pearl on it. */
const cup = (s: Scene, x: number, y: number, r: number, turn: number, pearl = false) => {
  const G = M(s, 'gold', 0.05);
  return at(
    x,
    y,
    [1, 0.86],
    turn,
    path(ell(3, 6, r + 2, r + 1), '#1a0a04', { opacity: 0.6, filter: blur(s, 3) }),
    g({ filter: bevel(s, { h: 4, soft: 2.5 }) }, path(circle(0, 0, r), metal(s, G, [0, 0, 1, 1]))),
    path(circle(0, 0, r * 0.68), s.rad([G.hi, [G.lt, 0.4], [G.base, 0.8], G.dk], 0.5, 0.5, 0.6, 0.3, 0.2)),
    path(circle(0, 0, r * (pearl ? 0.5 : 0.22)), pearl ? s.rad(['#ffffff', '#f4eef6', '#a596b4'], 0.5, 0.5, 0.6, 0.34, 0.26) : ball(s, G)),
  );
};

/** A tenor saxophone on a lit stage, smoke behind it. */
export const saxophone: Draw = (s) => {
  const G = M(s, 'gold', 0.05),
    K = M(s, 'onyx', 0.1);
  const L = s.dir[0] < 0;
  const cone = s.bare
    ? ''
    : path(
        'M-40 -420L-290 260H250L30 -420Z',
        s.linU(
          [
            [mix(s.p.accent, s.p.pale, 0.55), 0, 0.75],
            [s.p.glow, 0.5, 0.3],
            [s.p.glow, 1, 0],
          ],
          0,
          -420,
          0,
          240,
        ),
        { style: 'mix-blend-mode:screen', filter: blur(s, 14, 20) },
      );
  const wisps = g(
    { filter: rough(s, 0.012, 70), style: 'mix-blend-mode:screen' },
    g(
      { filter: blur(s, 8) },
      range(7).map((i) => {
        const x = -240 + i * 80;
        return path(
          taper(points([x, 220, x + s.r.range(-60, 60), 90, x + s.r.range(-70, 70), -50, x + s.r.range(-80, 80), -220]), 44, 10),
          i % 2 ? s.p.pale : s.p.glow,
          { opacity: 0.24 },
        );
      }),
    ),
  );
  const bellD = 'M50 148C76 128 84 92 82 52C78 -8 66 -62 22 -122Q112 -192 220 -112C182 -64 172 -10 170 50C168 110 150 160 112 186Z';
  const bell =
    lit(
      s,
      { k: 1 },
      path(
        bellD,
        s.linU(
          [G.dk, [G.base, 0.16], [G.hi, 0.3], [G.lt, 0.38], [G.base, 0.56], [G.dk, 0.78], [G.dp, 0.9], G.base],
          L ? 44 : 196,
          0,
          L ? 196 : 44,
          26,
        ),
      ),
    ) +
    g(
      { opacity: 0.55 },
      range(7).map((i) =>
        stroke(
          `M${104 + (i % 3) * 16} ${-60 + i * 15}c14 -14 30 -6 24 8c-6 12 -22 6 -16 -4M${104 + (i % 3) * 16} ${-60 + i * 15}c-10 -12 -22 -4 -18 6`,
          G.dk,
          2.2,
        ),
      ),
    ) +
    at(
      121,
      -118,
      1,
      -3,
      g({ filter: bevel(s, { h: 4, soft: 3 }) }, path(ell(0, 0, 106, 44), metal(s, G, [0, 0, 1, 0.5]))),
      path(ell(0, 2, 95, 37), s.rad(['#120502', ['#3a1604', 0.35], [G.dk, 0.62], [G.base, 0.86], G.lt], 0.5, 0.62, 0.58)),
      path('M-84 14Q0 54 84 14Q40 36 0 36Q-40 36 -84 14Z', G.hi, { opacity: 0.7, filter: blur(s, 3) }),
      path(ell(L ? -58 : 58, -12, 26, 9), '#fff6cc', { opacity: 0.7, filter: blur(s, 5) }),
    );
  const body = tube(s, points([-46, -196, -42, -120, -34, -30, -22, 60, -6, 128]), 48, 84, G);
  const bow = tube(s, points([-10, 112, 2, 160, 40, 200, 86, 194, 108, 150]), 82, 100, G);
  const neck = tube(s, points([-46, -188, -50, -232, -76, -258, -120, -262, -158, -240]), 40, 19, G);
  const collar = (x: number, y: number, w: number, turn: number, h = 12) =>
    at(x, y, 1, turn, g({ filter: bevel(s, { h: 4, soft: 2 }) }, path(rrect(-w / 2, -h / 2, w, h, 5), metal(s, G, [0, 0, 1, 0]))));
  const mouth =
    lit(s, { k: 0.5 }, path(taper(points([-146, -246, -186, -226, -226, -196]), 30, 9), s.lin([K.lt, K.base, K.dp]))) +
    collar(-168, -236, 36, 62, 20) +
    collar(-150, -246, 22, 60, 8);
  const rods = [-27, -14].map((dx) => tube(s, points([-44 + dx, -150, -38 + dx, -20, -24 + dx, 100]), 6, 6, G));
  const posts = range(7).map((i) => path(circle(-68 + i * 8 + (i % 2) * 2, -136 + i * 40, 5), ball(s, G)));
  const levers = ['M-30 -120Q20 -150 52 -90', 'M-20 -20Q40 -40 62 10', 'M-56 -60Q-96 -60 -104 -20', 'M-44 10Q-84 14 -92 52'].map(
    (d) => stroke(d, G.dk, 9) + stroke(d, G.lt, 4),
  );
  const keys = [
    cup(s, -36, -150, 14, 8, true),
    cup(s, -34, -112, 17, 8, true),
    cup(s, -28, -70, 19, 8, true),
    cup(s, -24, -24, 20, 8, true),
    cup(s, -18, 26, 23, 8),
    cup(s, -8, 80, 26, 8),
    cup(s, -104, -22, 15, 20),
    cup(s, -92, 54, 16, 20),
    cup(s, 112, 20, 33, -6),
    cup(s, 108, 100, 35, -2),
  ];
  const guard = stroke('M76 -22Q112 -54 150 -22M74 140Q110 176 152 138', G.lt, 6) + stroke('M82 62H144', G.dk, 7) + stroke('M82 60H144', G.lt, 3.5);
  return (
    cone +
    rays(s, 0, -330, { n: 9, len: 720, from: 0.9, to: 2.25, colour: s.p.pale, a: 0.5, soft: 9 }) +
    glowDisc(s, 40, -60, 330, s.p.glow, 0.8) +
    (s.bare ? '' : wisps) +
    shadow(s, 20, 226, 220, 34, 0.8) +
    at(
      -14,
      -34,
      [1.06, 0.92],
      9,
      lit(s, { k: 0.7 }, neck, mouth),
      bell,
      lit(s, { k: 0.8 }, bow),
      lit(s, { k: 0.7 }, body),
      collar(-46, -184, 60, 2, 20),
      collar(-4, 116, 98, -6, 16),
      collar(106, 150, 110, -8, 14),
      g({}, rods),
      g({}, posts),
      g({}, levers),
      guard,
      g({}, keys),
      stroke(smooth(points([-62, -210, -86, -236, -122, -244]), false), G.dk, 4),
    ) +
    range(26)
      .map(() => path(circle(s.r.range(-250, 260), s.r.range(-270, 160), s.r.range(1, 3)), s.p.pale, { opacity: f(s.r.range(0.3, 0.8)) }))
      .join('') +
    flare(s, L ? 60 : 180, -150, 130) +
    flare(s, -34, -60, 80)
  );
};
