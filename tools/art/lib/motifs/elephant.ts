import type { Draw, Point } from '../core.ts';
import { mix, range, smooth, mirror, taper, circle, petal, star, path, g, at, both, TAU } from '../core.ts';
import { bevel, flare } from '../light.ts';
import { M, away, gem, lit, metal, shadeHalf, stroke } from '../kit.ts';
import { airbrush, gaze, pelt, points, spots } from '../brush.ts';

/** A war elephant head-on, in a jewelled headcloth, its tusks ringed with gold. */
export const elephant: Draw = (s) => {
  const hide = pelt(s, 'stone', 'iron', 0.5, 0.1);
  const cloth = away(s, ['ruby', 'sapphire', 'amethyst', 'emerald'], 0.05);
  const B = M(s, 'bone', 0.06);
  const G = M(s, 'gold', 0.04);
  const ink = mix('#0a0709', s.p.deep, 0.35);
  const half = (pts: readonly Point[]) => smooth(mirror(pts), true, 0.9);

  const ear = smooth(points('70 -170, 140 -214, 216 -204, 266 -140, 276 -50, 250 40, 206 116, 160 132, 126 90, 96 20'), true, 0.9);
  const head = half(points('0 -222, 44 -244, 92 -228, 122 -176, 124 -104, 108 -40, 112 14, 92 66, 66 92, 0 110'));
  const trunk = half(points('0 -60, 56 -40, 68 30, 58 110, 50 180, 46 260, 0 270'));
  const tusk: Point[] = points('70 66, 96 124, 150 172, 214 168, 252 112');
  const tassel = (x: number, y: number, k: number) =>
    at(
      x,
      y,
      k,
      0,
      path(circle(0, 0, 8), s.rad([G.hi, G.base, G.dp])),
      lit(s, { k: 0.3 }, path('M-7 6L-11 44Q0 50 11 44L7 6Z', s.lin([cloth.lt, cloth.dk]))),
      stroke('M-4 12L-6 44M0 12V46M4 12L6 44', cloth.dp, 1.6),
    );
  const cap = half(points('0 -252, 46 -262, 96 -240, 118 -190, 96 -150, 60 -112, 34 -60, 0 -14'));
  return (
    both(
      lit(s, { k: 1.3 }, path(ear, s.lin([hide.lt, [hide.base, 0.4], [hide.dk, 0.8], hide.dp], 0.6, 0, 0.2, 1))) +
        airbrush(s, ear, 11, [
          ['M80 -160Q150 -150 170 -60Q170 40 140 110L90 60Z', ink, 0.85],
          ['M190 -190Q262 -150 262 -50Q236 -110 190 -140Z', hide.hi, 0.45],
          ['M170 -30Q220 -20 236 20Q206 80 176 100Z', mix(hide.base, '#b0685a', 0.35), 0.7],
        ]) +
        ['M120 -80Q190 -110 236 -150', 'M130 -50Q200 -60 256 -70', 'M130 -20Q190 10 232 40', 'M130 10Q166 60 176 110']
          .map((d) => stroke(d, hide.dp, 4, { opacity: 0.35 }))
          .join(''),
    ) +
    lit(s, { k: 1.3 }, path(head, s.lin([hide.lt, [hide.base, 0.5], hide.dk]))) +
    airbrush(s, head, 10, [
      ...[-1, 1].flatMap((d) => [
        [`M${d * 30} -70Q${d * 70} -100 ${d * 116} -60Q${d * 110} -10 ${d * 60} -6Z`, ink, 0.85] as const,
        [`M${d * 50} -20Q${d * 90} -20 ${d * 110} 16Q${d * 90} 60 ${d * 60} 50Z`, hide.lt, 0.85] as const,
        [`M${d * 124} -150Q${d * 100} -90 ${d * 116} -30L${d * 140} -40Z`, ink, 0.7] as const,
        [`M${d * 40} 70Q${d * 70} 60 ${d * 96} 74L${d * 60} 120Z`, ink, 0.9] as const,
      ]),
    ]) +
    both(
      gaze(s, 84, -40, 0.34, mix('#c98a2a', s.p.accent, 0.3), { tilt: 8, ink, glow: 0.3 }) +
        ['M54 -58Q82 -78 114 -54', 'M50 -70Q84 -94 118 -68', 'M58 -22Q86 -10 110 -26', 'M60 -8Q84 4 106 -8', 'M64 6Q84 16 100 8']
          .map((d) => stroke(d, hide.dp, 4, { opacity: 0.6 }))
          .join(''),
    ) +
    lit(s, { k: 1.1 }, path(trunk, s.lin([hide.dk, [hide.base, 0.25], [hide.lt, 0.5], [hide.base, 0.75], hide.dk], 0, 0, 1, 0))) +
    g(
      { 'clip-path': s.clip(trunk) },
      range(17).map(
        (i) =>
          stroke(`M-80 ${-14 + i * 18}Q0 ${8 + i * 18 + (i % 2) * 4} 80 ${-14 + i * 18}`, ink, 4.4, { opacity: 0.5 }) +
          stroke(`M-80 ${-9 + i * 18}Q0 ${13 + i * 18 + (i % 2) * 4} 80 ${-9 + i * 18}`, hide.hi, 2.2, { opacity: 0.35 }),
      ),
    ) +
    airbrush(s, trunk, 9, [
      ['M-90 -70H90V-20Q0 20 -90 -20Z', ink, 0.6],
      [s.dir[0] < 0 ? 'M20 -60H90V270H26Z' : 'M-20 -60H-90V270H-26Z', ink, 0.6],
    ]) +
    both(
      path('M44 52Q72 40 98 64L90 100Q62 96 46 84Z', s.lin([hide.dk, ink])) +
        lit(s, { k: 0.9 }, path(taper(tusk, 52, 5, 0.9), s.linU([B.dk, [B.base, 0.15], [B.hi, 0.55], '#fffdf4'], 70, 60, 240, 130))) +
        g(
          { filter: bevel(s, { h: 4, soft: 2.5 }) },
          path('M62 106Q90 104 120 84L132 98Q100 124 74 128Z', metal(s, G)),
          path('M104 158Q130 142 146 118L160 128Q146 158 118 176Z', metal(s, G)),
          path('M186 190Q196 172 190 152L206 149Q212 170 203 187Z', metal(s, G)),
        ),
    ) +
    shadeHalf(s, head, ink, 0.4) +
    // headcloth
    lit(s, { k: 1 }, path(cap, s.lin([cloth.lt, [cloth.base, 0.35], cloth.dk, cloth.dp]))) +
    airbrush(s, cap, 8, [
      ['M-14 -250Q0 -180 -8 -120H8Q0 -180 14 -250Z', cloth.dp, 0.8],
      ['M-90 -220Q-50 -256 -26 -220Q-40 -170 -70 -160Z', cloth.lt, 0.6],
      ['M90 -220Q50 -256 26 -220Q40 -170 70 -160Z', cloth.lt, 0.45],
    ]) +
    g(
      { 'clip-path': s.clip(cap), opacity: 0.9 },
      both(
        range(3)
          .map((i) => stroke(`M${20 + i * 30} -250Q${34 + i * 24} -190 ${16 + i * 22} ${-110 - i * 26}`, G.lt, 2.2, { 'stroke-dasharray': '2 7' }))
          .join('') +
          points('40 -206, 66 -176, 34 -150, 86 -206')
            .map(([x, y]) =>
              at(
                x,
                y,
                0.42,
                0,
                range(6).map((i) => at(0, 0, 1, i * 60, path(petal(26, 9), G.lt))),
              ),
            )
            .join(''),
      ),
    ) +
    g(
      { filter: bevel(s, { h: 4, soft: 2.5 }) },
      both(path('M0 4Q24 -44 46 -66Q72 -104 104 -142Q122 -164 126 -192L112 -196Q106 -168 86 -148Q56 -116 36 -78Q18 -50 0 -22Z', metal(s, G))),
      path('M-22 -262Q0 -240 22 -262L18 -214Q0 -200 -18 -214Z', metal(s, G)),
    ) +
    both(
      spots('40 -44 0.7, 62 -76 0.75, 86 -108 0.8, 112 -142 0.85')
        .map(([x, y, k]) => tassel(x, y, k))
        .join(''),
    ) +
    both(
      range(8)
        .map((i) => path(circle(10 + i * 13.6, -16 - i * 19.5 + (i > 5 ? 6 : 0), 4), G.hi))
        .join(''),
    ) +
    g({ filter: bevel(s, { h: 4, soft: 3 }) }, path(star(8, 58, 44, 0, -142), metal(s, G))) +
    range(8)
      .map((i) => path(circle(Math.cos((i / 8) * TAU) * 44, -142 + Math.sin((i / 8) * TAU) * 44, 5), '#fff7e2'))
      .join('') +
    at(0, -142, 1, 0, gem(s, M(s, cloth.base === M(s, 'ruby', 0.05).base ? 'sapphire' : 'ruby', 0.02), 32, 8)) +
    at(0, -20, 1, 0, gem(s, M(s, 'topaz', 0.02), 15, 6, 1.4)) +
    flare(s, -34, -172, 60)
  );
};
