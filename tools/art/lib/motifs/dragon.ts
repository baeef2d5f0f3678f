import { f, range, smooth, spline, taper, path, g, at, type Draw, type Point } from '../core.ts';
import { blur, rough, glowDisc } from '../light.ts';
import { M, away, lit, stroke, scales, eye } from '../kit.ts';

export const dragon: Draw = (s) => {
  const m = away(s, ['emerald', 'ruby', 'amethyst', 'sapphire'], 0.16),
    B = M(s, 'bone', 0.2),
    p = s.p,
    la = { k: 0.7 };
  const horn = (pts: readonly Point[], w: number) =>
    lit(s, la, path(taper(pts, w, 3), s.lin([B.hi, B.base, B.dk, B.dp], 0, 1, 1, 0))) +
    spline(pts, 5)
      .filter((_, i) => i % 2 && i < 14)
      .map((q, i) => stroke(`M${f(q[0] - 9)} ${f(q[1] - 9 + i)}q12 4 16 20`, B.dk, 2.5, { opacity: 0.6 }))
      .join('');
  const neck = smooth(
    [
      [20, -120],
      [110, -120],
      [196, -50],
      [246, 70],
      [262, 220],
      [250, 350],
      [10, 350],
      [30, 240],
      [34, 150],
      [4, 70],
    ],
    true,
    0.9,
  );
  const skull = smooth(
    [
      [-232, -6],
      [-238, -46],
      [-206, -76],
      [-150, -76],
      [-104, -92],
      [-66, -140],
      [0, -160],
      [70, -146],
      [104, -80],
      [92, 0],
      [46, 66],
      [-10, 60],
      [-80, 30],
      [-150, 34],
      [-206, 28],
    ],
    true,
    0.85,
  );
  const jaw = smooth(
    [
      [40, 44],
      [10, 108],
      [-60, 150],
      [-136, 158],
      [-196, 128],
      [-208, 104],
      [-150, 112],
      [-84, 96],
      [-30, 60],
    ],
    true,
    0.85,
  );
  const spike = (x: number, y: number, rot: number, l: number, w = 26) =>
    at(
      x,
      y,
      1,
      rot,
      lit(s, { k: 0.4 }, path(`M${-w} 8Q${-w * 0.2} ${-l * 0.4} ${w * 0.3} ${-l}Q${w * 0.6} ${-l * 0.3} ${w} 8Z`, s.lin([B.lt, m.base, m.dk]))),
    );
  const tooth = (x: number, y: number, l: number, d: number) =>
    path(
      `M${x - 8} ${y}Q${x - 4} ${y + d * l * 0.6} ${x - 9} ${y + d * l}Q${x + 8} ${y + d * l * 0.5} ${x + 9} ${y}Z`,
      s.lin(['#fffdf0', '#e8d3a2'], 0, d > 0 ? 0 : 1, 0, d > 0 ? 1 : 0),
    );
  const fire = (c: string, k: number, o: number, b: number) =>
    path(
      `M-120 74C-190 ${70 - 30 * k} -240 ${90 - 90 * k} -330 ${120 - 150 * k}C-300 ${110 - 50 * k} -330 ${120 - 20 * k} -430 ${150 - 90 * k}C-370 150 -400 ${190} -470 ${230}C-390 ${210 + 20 * k} -400 ${240 + 40 * k} -430 ${280 + 70 * k}C-350 ${230 + 50 * k} -320 ${190 + 60 * k} -300 ${250 + 60 * k}C-270 ${180 + 50 * k} -200 ${140 + 20 * k} -120 106Z`,
      c,
      { opacity: o, filter: blur(s, b) },
    );
  return (
    horn(
      [
        [54, -120],
        [130, -190],
        [220, -214],
        [284, -282],
      ],
      44,
    ) +
    (
      [
        [98, -128],
        [158, -92],
        [206, -38],
        [240, 28],
        [258, 100],
        [266, 180],
        [262, 250],
      ] as const
    )
      .map(([x, y], i) => spike(x, y, 30 + i * 10, 74 - i * 3))
      .join('') +
    lit(
      s,
      { k: 1.4 },
      path(neck, s.lin([m.lt, m.base, m.dk, m.dp], 1, 0, 0, 1)),
      scales(s, neck, [-10, -130, 280, 360], 38, m.dp, m.lt, 0.75),
      g(
        { 'clip-path': s.clip(neck) },
        range(8).map((i) =>
          path(
            `M0 ${110 + i * 34}Q70 ${90 + i * 34} 116 ${120 + i * 34}L112 ${144 + i * 34}Q60 ${126 + i * 34} -4 ${142 + i * 34}Z`,
            s.lin([B.lt, B.base, B.dk]),
            { opacity: 0.9 },
          ),
        ),
      ),
    ) +
    (
      [
        [64, 40, 118, 150],
        [74, 10, 96, 130],
        [80, -30, 74, 110],
      ] as const
    )
      .map(([x, y, rot, l]) => spike(x, y, rot, l, 20))
      .join('') +
    (s.bare
      ? ''
      : glowDisc(s, -160, 80, 200, '#ff9a2e', 1) +
        g(
          { filter: rough(s, 0.022, 46) },
          fire('#e8380c', 1.2, 0.9, 6) + fire('#ff8a1a', 0.82, 0.95, 5) + fire('#ffcf4a', 0.42, 1, 5) + fire('#fff8d0', 0.1, 1, 6),
        )) +
    path('M-30 60L-200 100L-140 40L-10 30Z', '#4a0712') +
    path('M-40 84Q-110 70 -160 96Q-110 112 -50 104Z', '#e8404e') +
    lit(s, { k: 0.8 }, path(jaw, s.lin([m.base, m.dk, m.dp]))) +
    (
      [
        [-190, 104, 34],
        [-160, 110, 24],
        [-128, 108, 20],
        [-98, 100, 18],
        [-70, 88, 16],
      ] as const
    )
      .map(([x, y, l]) => tooth(x, y, l, -1))
      .join('') +
    horn(
      [
        [10, -140],
        [74, -216],
        [150, -250],
        [196, -330],
      ],
      50,
    ) +
    lit(
      s,
      { k: 1.3 },
      path(skull, s.lin([m.hi, [m.lt, 0.2], [m.base, 0.55], m.dk], 0, 0, 0.6, 1)),
      scales(
        s,
        smooth([
          [-40, -120],
          [80, -130],
          [96, -20],
          [40, 50],
          [-40, 30],
          [-90, -30],
        ]),
        [-110, -140, 110, 60],
        27,
        m.dk,
        m.hi,
        0.6,
      ),
      range(5).map((i) => stroke(`M${-206 + i * 26} ${-70 - i * 2}q10 16 4 34`, m.dk, 4, { opacity: 0.5 })),
    ) +
    (
      [
        [-218, 20, 40],
        [-186, 28, 26],
        [-154, 32, 30],
        [-122, 32, 22],
        [-92, 30, 18],
      ] as const
    )
      .map(([x, y, l]) => tooth(x, y, l, 1))
      .join('') +
    path('M-216 -44q14 -18 34 -8q-6 22 -26 22z', m.dp) +
    path('M-120 -70Q-70 -70 -10 -62Q-40 -34 -92 -42Z', '#1a0508') +
    eye(s, -58, -56, 20, p.accent === '#27d3c6' ? '#ffe14a' : p.accent, true) +
    lit(s, { k: 0.5 }, path('M-140 -84Q-90 -104 -56 -128Q-10 -110 26 -62Q-30 -92 -84 -76Q-112 -66 -140 -84Z', s.lin([m.hi, m.base, m.dk]))) +
    at(-26, -150, 1, -20, lit(s, { k: 0.4 }, path('M-16 10Q-4 -30 8 -52Q18 -20 22 10Z', B.lt)))
  );
};
