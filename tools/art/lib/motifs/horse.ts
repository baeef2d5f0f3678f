import { mix, range, smooth, taper, circle, ell, el, path, type Draw } from '../core.ts';
import { blur } from '../light.ts';
import { M, away, metal, lit, stroke } from '../kit.ts';

export const horse: Draw = (s) => {
  const m = away(s, ['wood', 'copper'], 0.06),
    L = M(s, 'wood'),
    G = M(s, 'gold'),
    p = s.p,
    manec = { hi: m.base, lt: mix(m.dk, m.base, 0.5), base: m.dk, dk: m.dp, dp: '#0a0506' },
    S = away(s, ['ruby', 'sapphire', 'emerald']);
  const head = smooth(
    [
      [34, -232],
      [-8, -206],
      [-40, -168],
      [-84, -90],
      [-130, -4],
      [-176, 66],
      [-196, 104],
      [-190, 138],
      [-164, 158],
      [-132, 156],
      [-112, 132],
      [-70, 112],
      [-24, 104],
      [14, 92],
      [40, 150],
      [30, 240],
      [0, 350],
      [300, 350],
      [286, 200],
      [244, 60],
      [178, -70],
      [112, -160],
      [66, -206],
    ],
    true,
    0.8,
  );
  const hair = range(15)
    .map((i) => {
      const t = i / 14,
        x = 50 + t * 210,
        y = -212 + t * t * 180 + t * 130,
        l = s.r.range(110, 190) * (1 - t * 0.25);
      return path(
        taper(
          [
            [x - 20, y + 6],
            [x + l * 0.4, y - 34 + s.r.range(-20, 20)],
            [x + l * 0.8, y - 6 + s.r.range(-30, 30)],
            [x + l * 1.15, y + 40 + s.r.range(-50, 20)],
          ],
          44,
          2,
        ),
        s.lin([manec.lt, manec.base, manec.dp], 0, 0, 1, 0.6),
      );
    })
    .join('');
  const strap = (d: string, w = 15) => stroke(d, L.dp, w + 4) + stroke(d, S.base, w) + stroke(d, S.lt, w * 0.3, { transform: 'translate(0 -3)' });
  return (
    lit(s, { k: 0.7 }, hair) +
    lit(s, { k: 0.6 }, path('M60 -196Q60 -262 96 -292Q112 -240 96 -186Z', m.dk)) +
    lit(
      s,
      { k: 1.7 },
      path(head, s.lin([m.lt, [m.base, 0.35], [m.dk, 0.75], m.dp], 0, 0, 1, 0.8)),
      path(
        smooth([
          [-30, -60],
          [44, -40],
          [50, 50],
          [-10, 96],
          [-64, 60],
          [-70, 0],
        ]),
        s.rad([m.lt, [m.base, 0.6], m.dk]),
        { opacity: 0.45, filter: blur(s, 12) },
      ),
      stroke('M40 140Q110 40 100 -110M90 330Q170 170 120 0', m.dp, 16, { opacity: 0.35, filter: blur(s, 9) }),
      path('M-24 -190Q-60 -120 -110 -30Q-150 40 -176 84Q-150 60 -110 0Q-50 -90 -10 -190Z', '#fff4e2', { opacity: 0.85 }),
    ) +
    lit(
      s,
      { k: 0.6 },
      path('M20 -210Q14 -280 52 -312Q76 -254 62 -196Z', s.lin([m.lt, m.base, m.dk], 0, 0, 1, 0)),
      path('M34 -214Q34 -262 50 -288Q60 -250 52 -206Z', m.dp),
    ) +
    path('M-188 104q10 -18 28 -6q4 20 -16 22q-12 -2 -12 -16z', m.dp) +
    stroke('M-186 138Q-150 134 -128 116', m.dp, 5) +
    path(ell(-44, -118, 44, 30), m.dp, { opacity: 0.55, filter: blur(s, 8) }) +
    path('M-70 -110Q-44 -142 -14 -112Q-38 -98 -70 -110Z', '#0d0605') +
    path(circle(-42, -118, 11), s.rad(['#7a3d16', '#1d0a04'])) +
    path(circle(-47, -123, 3.6), '#fff') +
    stroke('M-78 -114Q-46 -154 -8 -118', m.dp, 5) +
    path(
      smooth([
        [-66, -60],
        [-120, 30],
        [-104, 44],
        [-50, -30],
      ]),
      m.dp,
      { opacity: 0.4, filter: blur(s, 6) },
    ) +
    path(
      smooth([
        [-20, 94],
        [46, 60],
        [60, -20],
        [84, 20],
        [60, 96],
        [10, 112],
      ]),
      m.dp,
      { opacity: 0.5, filter: blur(s, 9) },
    ) +
    strap('M-140 22Q-100 60 -92 122', 16) +
    strap('M-86 100Q-10 20 52 -170', 13) +
    strap('M-48 -176Q10 -150 66 -196', 13) +
    strap('M-104 112Q40 200 250 190', 13) +
    [
      [-92, 108],
      [40, -158],
      [-128, 40],
    ]
      .map(([x, y]) => el('circle', { cx: x, cy: y, r: 15, fill: 'none', stroke: metal(s, G), 'stroke-width': 7 }))
      .join('') +
    lit(
      s,
      { k: 0.5 },
      range(5).map((i) =>
        path(
          taper(
            [
              [40 + i * 6, -222],
              [0 + i * 2, -206 + i * 4],
              [-34 - i * 6, -150 + i * 14],
            ],
            24,
            2,
          ),
          s.lin([manec.lt, manec.dp]),
        ),
      ),
    ) +
    range(22)
      .map(() => {
        const x = s.r.range(40, 280),
          y = s.r.range(150, 320),
          r = s.r.range(5, 18);
        return path(circle(x - 300 * s.r(), y, r), p.glow, { opacity: 0.35 });
      })
      .join('')
  );
};
