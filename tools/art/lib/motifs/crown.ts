import { nth, range, circle, path, g, at, type Draw } from '../core.ts';
import { bevel, rays, flare } from '../light.ts';
import { M, away, metal, lit, stroke, gem, shadow } from '../kit.ts';

export const crown: Draw = (s) => {
  const G = M(s, 'gold', 0.04),
    V = away(s, ['ruby', 'amethyst', 'sapphire', 'emerald'], 0.05),
    N = ['ruby', 'sapphire', 'emerald', 'topaz', 'amethyst'] as const;
  const back = 'M-176 60L-196 -70L-110 0L-84 -120L0 -30L84 -120L110 0L196 -70L176 60Z',
    frontD = 'M-206 96L-262 -128L-150 -14L-104 -190L0 -50L104 -190L150 -14L262 -128L206 96Q0 168 -206 96Z',
    band = 'M-212 92Q0 168 212 92L204 176Q0 254 -204 176Z';
  return (
    shadow(s, 0, 226, 260, 40, 0.9) +
    rays(s, 0, -20, { n: 18, len: 460, a: 0.8, soft: 3, colour: '#fff1b8' }) +
    lit(s, { k: 0.8 }, path(back, s.lin([G.dk, G.base, G.dp]))) +
    lit(
      s,
      { k: 1.2 },
      path(
        'M-172 70C-180 -60 -110 -96 0 -92C110 -96 180 -60 172 70Q0 128 -172 70Z',
        s.rad([V.lt, [V.base, 0.5], V.dk, V.dp], 0.5, 0.5, 0.7, 0.36, 0.2),
      ),
      range(7).map((i) => stroke(`M${-150 + i * 50} 90Q${-110 + i * 36} 0 ${-30 + i * 10} -92`, V.dp, 5, { opacity: 0.35 })),
    ) +
    g(
      { filter: bevel(s, { h: 5, soft: 4 }) },
      path(frontD + 'M-176 70L-206 -20L-140 36L-96 -96L0 10L96 -96L140 36L206 -20L176 70Q0 122 -176 70Z', metal(s, G), { 'fill-rule': 'evenodd' }),
    ) +
    g({ filter: bevel(s, { h: 5, soft: 4 }) }, path(band, metal(s, G, [0, 0, 1, 0.2]))) +
    stroke('M-204 108Q0 184 204 108M-200 164Q0 240 200 164', G.dk, 4) +
    (
      [
        [-262, -142, 25],
        [-104, -206, 29],
        [104, -206, 29],
        [262, -142, 25],
      ] as const
    )
      .map(([x, y, R]) => lit(s, { k: 0.5 }, path(circle(x, y, R), s.rad(['#fff', '#f4ece6', '#a89db0'], 0.5, 0.5, 0.55, 0.34, 0.28))))
      .join('') +
    at(0, -76, 1, 0, lit(s, { k: 0.6 }, gem(s, M(s, 'ruby', 0.02), 52, 8, 1.15))) +
    [-2, -1, 0, 1, 2]
      .map((i) =>
        at(i * 80, 172 - Math.abs(i) ** 2 * 8, [1 - Math.abs(i) * 0.1, 1], -i * 6, gem(s, M(s, nth(N, i + 2), 0.02), i ? 29 : 38, i % 2 ? 8 : 6)),
      )
      .join('') +
    [-1, 1]
      .map((d) =>
        range(4)
          .map((i) => path(circle(d * (38 + i * 1.5 + (i > 1 ? 82 : 0)), 174 - i * 6 + (i % 2) * 26 - 8, 6), G.hi))
          .join(''),
      )
      .join('') +
    flare(s, -104, -214, 110) +
    flare(s, 250, -150, 80) +
    flare(s, 14, -96, 90)
  );
};
