import { f, range, circle, ell, rrect, el, path, g, at, both, polar, TAU, type Draw } from '../core.ts';
import { blur, glowDisc, flare } from '../light.ts';
import { M, away, metal, lit, stroke } from '../kit.ts';

/** A racer of the thirties from ahead, banking: polished metal wings, and the cylinders of a radial engine in its cowl. */
export const plane: Draw = (s) => {
  const p = s.p,
    I = M(s, 'silver', 0.12),
    D = M(s, 'iron', 0.2),
    R = away(s, ['ruby', 'lacquer', 'emerald', 'sapphire', 'topaz'], 0.08),
    G = M(s, 'gold', 0.08),
    O = M(s, 'onyx', 0.1);
  const streaks = range(16)
    .map(() =>
      stroke(`M${f(s.r.range(-320, 320))} ${f(s.r.range(-280, 260))}h${f(s.r.range(50, 220))}`, p.pale, s.r.range(1.5, 4), { opacity: 0.35 }),
    )
    .join('');
  const wing = 'M50 -30C150 -56 250 -84 330 -100Q362 -102 358 -76C346 -36 260 30 150 76Q90 96 50 98Z';
  const halfWing =
    lit(s, { k: 0.9 }, path(wing, s.lin([I.hi, [I.lt, 0.3], [I.base, 0.6], I.dk]))) +
    g(
      { 'clip-path': s.clip(wing) },
      path('M226 -110L256 -110L240 80L196 80Z', R.base) + path('M276 -120H380V80H262Z', s.lin([R.lt, R.base, R.dk])),
      range(7).map((i) => stroke(`M${92 + i * 36} ${-36 - i * 9}L${80 + i * 34} ${92 - i * 14}`, I.dk, 1.6, { opacity: 0.6 })),
      stroke('M60 50C150 34 250 -6 350 -60', I.dk, 1.6, { opacity: 0.6 }),
    );
  const gearLeg =
    lit(s, { k: 0.5 }, path('M96 66L118 64L124 140Q128 168 112 176Q94 170 96 146Z', s.lin([R.lt, R.base, R.dk, R.dp], 0, 0, 1, 0))) +
    path(rrect(100, 150, 20, 52, 9), O.base) +
    path(rrect(106, 154, 7, 44, 3), O.lt, { opacity: 0.5 });
  const cylinders = range(9)
    .map((i) => {
      const [x, y] = polar(66, (i / 9) * TAU - Math.PI / 2);
      return at(
        x,
        y,
        1,
        (i / 9) * 360,
        path(rrect(-15, -30, 30, 58, 7), s.lin([D.lt, D.base, D.dp], 0, 0, 1, 0)),
        range(5).map((j) => stroke(`M-13 ${-22 + j * 10}H13`, D.hi, 2.2, { opacity: 0.5 })),
        path(circle(0, -30, 6), G.base),
      );
    })
    .join('');
  const blade = (turn: number) =>
    g(
      { transform: `rotate(${turn})` },
      path('M-13 -20C-22 -110 -20 -190 -4 -226Q8 -232 12 -214C20 -160 16 -80 12 -20Z', s.lin([I.hi, I.base, I.dp, I.lt], 0, 0, 1, 0)),
      path('M-13 -190L14 -190L10 -218Q2 -232 -4 -226Z', G.base),
    );
  return (
    streaks +
    glowDisc(s, 0, -20, 340, p.pale, 0.6) +
    at(
      0,
      -6,
      1.06,
      -11,
      lit(s, { k: 0.7 }, path('M-10 -60L-8 -206Q0 -222 8 -206L10 -60Z', s.lin([R.lt, R.base, R.dk], 0, 0, 1, 0))),
      both(lit(s, { k: 0.5 }, path('M20 -88L126 -104Q140 -102 134 -92L26 -62Z', s.lin([I.lt, I.base, I.dk])))),
      both(halfWing),
      both(gearLeg),
      lit(
        s,
        { k: 0.8 },
        path('M-62 -60Q-46 -158 0 -162Q46 -158 62 -60Z', s.lin([R.hi, R.lt, R.base, R.dk])),
        path('M-36 -92Q-28 -140 0 -144Q28 -140 36 -92Q0 -106 -36 -92Z', s.lin(['#e8fbff', '#6cc7f0', '#0b2f63'], 0, 0, 1, 1), {
          stroke: I.dk,
          'stroke-width': 5,
        }),
        path('M0 -144V-98', 'none', { stroke: I.dk, 'stroke-width': 4 }),
      ),
      lit(s, { k: 1.1 }, path(circle(0, 0, 128), s.lin([R.hi, [R.lt, 0.2], [R.base, 0.55], R.dk, R.dp]))),
      path(circle(0, 0, 128), 'none', { stroke: metal(s, G), 'stroke-width': 7 }),
      path(circle(0, 0, 104), s.rad([O.dp, [O.dk, 0.7], O.base])),
      cylinders,
      lit(s, { k: 0.5 }, path(circle(0, 0, 42), metal(s, D))),
      range(8).map((i) => {
        const [x, y] = polar(33, (i / 8) * TAU);
        return path(circle(x, y, 3.4), D.hi);
      }),
      el('circle', {
        cx: 0,
        cy: 0,
        r: 222,
        fill: s.rad([
          ['#ffffff', 0.2, 0],
          ['#ffffff', 0.72, 0.16],
          ['#ffffff', 0.96, 0.28],
          ['#ffffff', 1, 0],
        ]),
      }),
      lit(s, { k: 0.4 }, blade(24), blade(144), blade(264)),
      lit(s, { k: 0.5 }, path(ell(0, -2, 26, 28), metal(s, I))),
    ) +
    stroke('M-250 150Q-330 200 -380 240M270 60Q340 90 400 140', p.pale, 10, { opacity: 0.4, filter: blur(s, 6) }) +
    flare(s, -92, -108, 90) +
    flare(s, 250, -104, 60)
  );
};
