import { type Point, range, taper, circle, path, g, at, both, type Draw } from '../core.ts';
import { bevel } from '../light.ts';
import { M, away, metal, lit, stroke, gem, eye } from '../kit.ts';

export const viking: Draw = (s) => {
  const I = M(s, 'silver', 0.2),
    G = M(s, 'gold'),
    H = away(s, ['copper', 'topaz', 'ruby'], 0.08),
    B = M(s, 'bone'),
    W = M(s, 'wood'),
    p = s.p;
  const axe = lit(
    s,
    { k: 0.8 },
    path('M-11 -250H11L14 280H-14Z', s.lin([W.lt, W.base, W.dp], 0, 0, 1, 0)),
    path('M10 -236Q60 -250 120 -282Q154 -200 118 -104Q64 -140 10 -150Z', metal(s, I)),
    path('M120 -282Q154 -200 118 -104Q132 -190 120 -282Z', I.hi),
    stroke('M30 -216Q60 -196 30 -172M56 -222Q90 -194 56 -160', I.dp, 5),
  );
  const dome = 'M-142 -40C-146 -210 -60 -258 0 -258C60 -258 146 -210 142 -40Z';
  const horn =
    path(
      taper(
        [
          [120, -130],
          [204, -140],
          [254, -214],
          [234, -310],
        ],
        72,
        6,
      ),
      s.lin([B.hi, B.lt, B.base, B.dk], 1, 0, 0, 1),
    ) +
    (
      [
        [150, -146, 60],
        [182, -158, 52],
        [208, -184, 42],
      ] as const
    )
      .map(([x, y, l], i) => stroke(`M${x} ${y - l * 0.5}q${16 - i * 4} ${l * 0.5} ${4 + i * 6} ${l}`, B.dk, 4, { opacity: 0.6 }))
      .join('');
  const strand = (x: number, y: number, q: Point, w: number) =>
    path(
      taper(
        [
          [x, y],
          [x * 1.15 + q[0] * 0.4, y + 80],
          [q[0], q[1]],
        ],
        w,
        4,
      ),
      s.lin([H.lt, H.base, H.dk, H.dp], 0, 0, 0.4, 1),
    );
  const beard = range(13)
    .map((i) => {
      const t = (i - 6) / 6;
      return { depth: Math.abs(t), drawn: strand(t * 112, 30 + Math.abs(t) * -20, [t * 168 + s.r.range(-14, 14), 330 - Math.abs(t) * 90], 66) };
    })
    .sort((a, b) => b.depth - a.depth)
    .map(({ drawn }) => drawn)
    .join('');
  return (
    at(0, 0, [-1, 1], 34, axe) +
    at(0, 0, 1, 34, axe) +
    lit(s, { k: 1 }, both(horn)) +
    lit(s, { k: 1.2 }, path('M-118 -60H118V60Q90 130 0 140Q-90 130 -118 60Z', s.lin([M(s, 'skin').base, M(s, 'skin').dk]))) +
    lit(s, { k: 0.8 }, beard) +
    path('M-112 -54H112V14Q60 34 0 22Q-60 34 -112 14Z', '#12080a', { opacity: 0.9 }) +
    both(eye(s, 58, -12, 15, p.accent)) +
    lit(s, { k: 0.6 }, both(strand(8, 62, [150, 170], 52) + strand(6, 70, [96, 220], 44))) +
    lit(
      s,
      { k: 1.4 },
      path(dome, metal(s, I), {}),
      g(
        { 'clip-path': s.clip(dome), opacity: 0.5 },
        range(5).map((i) => stroke(`M${-120 + i * 60} -40Q${-70 + i * 35} -180 0 -262`, I.dp, 3)),
      ),
    ) +
    g(
      { filter: bevel(s, { h: 3, soft: 2.5 }) },
      path('M-154 -64Q0 -104 154 -64L150 -18Q0 -56 -150 -18Z', metal(s, G)),
      path('M-24 -262H24L22 -60L26 40L0 66L-26 40L-22 -60Z', metal(s, G, [0, 0, 1, 0.6])),
      path(
        'M-152 -34Q-80 -66 0 -62Q80 -66 152 -34L146 74L118 96L112 20Q80 46 40 30Q14 16 0 18Q-14 16 -40 30Q-80 46 -112 20L-118 96L-146 74Z M-98 -20Q-64 -40 -26 -22Q-24 6 -54 12Q-90 10 -98 -20Z M98 -20Q64 -40 26 -22Q24 6 54 12Q90 10 98 -20Z',
        metal(s, I, [0, 0, 0.4, 1]),
        { 'fill-rule': 'evenodd' },
      ),
    ) +
    range(9)
      .map((i) => {
        const x = -130 + i * 32.5;
        return path(circle(x, -48 - 28 * (1 - (x / 150) ** 2), 6), G.hi);
      })
      .join('') +
    at(0, -170, 1, 0, gem(s, M(s, 'ruby'), 22, 6, 1.3))
  );
};
