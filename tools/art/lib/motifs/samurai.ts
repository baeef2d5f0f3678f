import { range, smooth, mirror, taper, circle, ell, rrect, path, g, at, both, type Draw } from '../core.ts';
import { bevel, flare } from '../light.ts';
import { M, away, metal, lit, stroke, gem, eye } from '../kit.ts';

export const samurai: Draw = (s) => {
  const O = away(s, ['onyx', 'lacquer', 'sapphire'], 0.12),
    G = M(s, 'gold'),
    L = M(s, 'lacquer'),
    p = s.p;
  const blade = lit(
    s,
    { k: 0.5 },
    path('M-7 -330Q6 -340 9 -320L8 140H-8Z', s.lin(['#ffffff', '#9fb0c4', '#e9f1f8', '#56657a'], 0, 0, 1, 0)),
    path(ell(0, 146, 34, 10), metal(s, G)),
    path('M-11 150H11V310H-11Z', O.base),
    range(6).map((i) => path(`M-11 ${166 + i * 24}L0 ${154 + i * 24}L11 ${166 + i * 24}L0 ${178 + i * 24}Z`, L.lt)),
  );
  const plates = range(5).map((i) => {
    const w = 150 + i * 24,
      y = -42 + i * 34;
    return (
      path(
        `M${-w} ${y}Q${-w - 24} ${y + 30} ${-w - 34} ${y + 56}L${-84} ${y + 44}V${y}Z M${w} ${y}Q${w + 24} ${y + 30} ${w + 34} ${y + 56}L84 ${y + 44}V${y}Z`,
        s.lin([O.lt, O.base, O.dp]),
      ) + stroke(`M${-w - 30} ${y + 52}L-84 ${y + 42}M${w + 30} ${y + 52}L84 ${y + 42}`, i % 2 ? G.base : L.lt, 5, { 'stroke-dasharray': '12 7' })
    );
  });
  const dome = 'M-158 -56C-160 -200 -70 -248 0 -248C70 -248 160 -200 158 -56Q80 -96 0 -96Q-80 -96 -158 -56Z';
  const men = smooth(
    mirror([
      [0, -70],
      [96, -62],
      [112, 10],
      [96, 90],
      [56, 156],
      [0, 180],
    ]),
    true,
    0.9,
  );
  return (
    at(0, 10, 1, 38, blade) +
    at(0, 10, 1, -38, blade) +
    lit(s, { k: 1 }, plates.slice().reverse()) +
    lit(
      s,
      { k: 1.1 },
      path('M-140 190Q0 130 140 190L200 340H-200Z', s.lin([O.base, O.dp])),
      range(4).map((i) =>
        stroke(`M${-130 - i * 18} ${206 + i * 32}Q0 ${150 + i * 32} ${130 + i * 18} ${206 + i * 32}`, i % 2 ? L.lt : G.base, 6, {
          'stroke-dasharray': '14 8',
        }),
      ),
    ) +
    lit(s, { k: 1.1 }, path(men, s.lin([L.lt, L.base, L.dk, L.dp], 0, 0, 1, 1))) +
    path('M-104 -60Q0 -30 104 -60L108 2Q50 -6 0 6Q-50 -6 -108 2Z', '#0d0506') +
    both(eye(s, 52, -26, 15, p.accent === '#ff4a5c' ? '#ffd84a' : p.accent)) +
    lit(s, { k: 0.5 }, path('M-18 -20L-34 58Q0 80 34 58L18 -20Z', s.lin([L.hi, L.lt, L.dk], 0, 0, 1, 1))) +
    path('M-66 92Q0 66 66 92Q44 138 0 132Q-44 138 -66 92Z', '#1a0306') +
    range(8)
      .map((i) => path(rrect(-46 + i * 11.8, 92 + Math.abs(i - 3.5) * 1.6, 9.6, 15, 3), '#fff2d0'))
      .join('') +
    both(
      path(
        taper(
          [
            [18, 74],
            [60, 70],
            [116, 100],
          ],
          14,
          2,
        ),
        '#f6efe2',
      ) + stroke('M70 20Q90 50 84 90M88 16Q104 46 98 76', L.dp, 5),
    ) +
    path(
      taper(
        [
          [0, 140],
          [4, 190],
          [-6, 240],
        ],
        34,
        3,
      ),
      '#f6efe2',
    ) +
    lit(
      s,
      { k: 1.4 },
      path(dome, s.lin([O.hi, [O.lt, 0.14], [O.base, 0.5], O.dp], 0, 0, 1, 1)),
      range(9).map((i) => stroke(`M${-148 + i * 37} -70Q${-90 + i * 22.5} -200 0 -250`, i % 2 ? O.dp : G.base, i % 2 ? 4 : 2.6)),
    ) +
    g(
      { filter: bevel(s, { h: 4, soft: 3 }) },
      path('M-176 -44Q0 -116 176 -44L168 -76Q0 -152 -168 -76Z', metal(s, G)),
      path(
        'M0 -150C-120 -150 -210 -220 -224 -330C-170 -240 -90 -196 0 -196C90 -196 170 -240 224 -330C210 -220 120 -150 0 -150Z',
        metal(s, G, [0, 0, 1, 0.3]),
      ),
      path(circle(0, -176, 36), metal(s, G)),
    ) +
    at(0, -176, 1, 0, gem(s, L, 22, 8)) +
    flare(s, -218, -316, 70) +
    flare(s, 218, -316, 50)
  );
};
