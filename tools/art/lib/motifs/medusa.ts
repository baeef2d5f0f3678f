import type { Draw, Point } from '../core.ts';
import { f, mix, nth, smooth, mirror, spline, taper, circle, path, g, at, both } from '../core.ts';
import { bevel, glowDisc } from '../light.ts';
import { M, away, gem, lit, metal, shadeHalf, stroke } from '../kit.ts';
import { airbrush, fang, pelt, points } from '../brush.ts';

/** Medusa: a face like a statue's under a nest of vipers. */
export const medusa: Draw = (s) => {
  const skin = pelt(s, 'porcelain', 'leaf', 0.22);
  const m = away(s, ['emerald', 'teal', 'copper', 'amethyst'], 0.1);
  const G = M(s, 'gold', 0.04);
  const lip = mix('#8a1f34', s.p.shade, 0.2);
  const ink = mix('#07050a', s.p.deep, 0.4);
  const ray = s.p.accent;
  const half = (pts: readonly Point[]) => smooth(mirror(pts), true, 0.9);

  const viper = (pts: readonly Point[], w: number, far: boolean) => {
    const line = spline(pts, 8);
    const [end, before] = [nth(line, line.length - 1), nth(line, line.length - 4)];
    const turn = (Math.atan2(end[1] - before[1], end[0] - before[0]) * 180) / Math.PI;
    const back = far ? [m.base, m.dk, ink] : [m.lt, m.base, m.dk];
    const bands = line
      .slice(3, -2)
      .map(([x, y], i) => {
        const [px, py] = nth(line, i + 2);
        const a = Math.atan2(y - py, x - px);
        const r = w * 0.42 * (1 - (i / line.length) * 0.45);
        return `M${f(x + Math.sin(a) * r)} ${f(y - Math.cos(a) * r)}Q${f(x + Math.cos(a) * r * 0.9)} ${f(y + Math.sin(a) * r * 0.9)} ${f(x - Math.sin(a) * r)} ${f(y + Math.cos(a) * r)}`;
      })
      .join('');
    const saddles = smooth(line.slice(2, -2), false);
    return (
      lit(s, { k: 0.55 }, path(taper(pts, w, w * 0.56), s.lin(back, 0, 0, 1, 1))) +
      stroke(bands, ink, w * 0.07, { opacity: 0.34 }) +
      stroke(saddles, ink, w * 0.2, { opacity: 0.6, 'stroke-dasharray': `${f(w * 0.02)} ${f(w * 0.36)}` }) +
      stroke(saddles, m.hi, w * 0.07, { opacity: 0.5, 'stroke-dasharray': `${f(w * 0.02)} ${f(w * 0.36)}` }) +
      at(
        end[0],
        end[1],
        (w / 46) * (far ? 0.9 : 1),
        turn,
        stroke('M34 6Q52 12 60 4M60 4L74 -2M60 4L74 12', '#d2143a', 3.4),
        path('M-2 12Q24 22 40 16Q24 30 -6 22Z', '#3a0610'),
        lit(s, { k: 0.45 }, path('M-22 -13C-8 -30 20 -24 40 -8Q48 2 40 10C20 18 -4 26 -20 16Z', s.lin([m.lt, m.base, m.dk]))),
        fang(s, 30, 10, 14, 5),
        fang(s, 20, 13, 10, 5),
        path('M4 -12Q16 -18 24 -8Q14 -2 4 -12Z', ray, { stroke: ink, 'stroke-width': 2.5 }),
        path('M13 -15L15 -4', '#000', { stroke: '#050203', 'stroke-width': 2.4 }),
      )
    );
  };
  const far: readonly (readonly Point[])[] = [
    points('0 -120, -30 -200, 20 -236, 8 -286'),
    points('-40 -120, -96 -190, -80 -240, -124 -276'),
    points('44 -120, 90 -200, 70 -244, 106 -284'),
    points('-80 -80, -170 -130, -176 -190, -224 -210'),
    points('80 -80, 166 -140, 166 -200, 214 -232'),
    points('-90 -20, -190 -40, -210 -100, -262 -104'),
    points('90 -20, 186 -50, 204 -110, 258 -122'),
    points('-90 50, -170 80, -226 30, -266 48'),
    points('90 50, 176 70, 222 10, 268 18'),
  ];
  const near: readonly (readonly Point[])[] = [
    points('-40 -90, -130 -100, -150 -40, -206 -20, -250 -34'),
    points('40 -90, 134 -104, 150 -44, 200 -30, 252 -50'),
    points('-60 -50, -128 10, -112 80, -160 130, -216 116'),
    points('60 -50, 130 10, 116 84, 160 130, 220 106'),
    points('-60 20, -116 110, -90 170, -130 220'),
    points('60 20, 114 110, 92 176, 136 220'),
  ];
  const crest: readonly (readonly Point[])[] = [
    points('-84 -92, -118 -150, -150 -150, -176 -200, -172 -262'),
    points('84 -92, 116 -152, 148 -158, 170 -210, 160 -268'),
    points('-50 -96, -64 -160, -108 -176, -118 -230'),
    points('50 -96, 66 -166, 104 -186, 108 -236'),
    points('-20 -100, -46 -176, -22 -214, -54 -262'),
    points('22 -100, 42 -180, 22 -220, 46 -266'),
    points('-70 -80, -134 -116, -160 -110, -212 -140'),
    points('70 -80, 134 -118, 160 -116, 214 -152'),
  ];
  const face = half(points('0 -150, 58 -146, 94 -106, 104 -44, 98 20, 80 78, 50 124, 24 146, 0 152'));
  const throat = half(points('0 60, 60 70, 64 150, 110 200, 220 240, 260 340, 0 350'));
  return (
    far.map((p) => viper(p, 44, true)).join('') +
    lit(s, { k: 1.2 }, path(throat, s.lin([skin.dk, skin.base, skin.dk]))) +
    airbrush(s, throat, 10, [['M-70 60H70L60 150Q0 190 -60 150Z', ink, 0.9]]) +
    g({ filter: bevel(s, { h: 5, soft: 3 }) }, path('M-84 176Q0 240 84 176L120 214Q0 300 -120 214Z', metal(s, G))) +
    at(0, 230, 1, 0, gem(s, M(s, 'emerald', 0.03), 28, 6, 1.2)) +
    near.map((p) => viper(p, 46, false)).join('') +
    lit(s, { k: 1, rimA: 0.7 }, path(face, s.lin([skin.hi, [skin.lt, 0.4], [skin.base, 0.8], skin.dk]))) +
    airbrush(s, face, 8, [
      ...[-1, 1].flatMap((d) => [
        [`M${d * 12} -34Q${d * 46} -58 ${d * 92} -34Q${d * 84} 4 ${d * 46} 10Q${d * 16} 4 ${d * 12} -34Z`, skin.dp, 0.8] as const,
        [`M${d * 104} -10Q${d * 84} 40 ${d * 52} 74L${d * 60} 120L${d * 110} 60Z`, skin.dp, 0.75] as const,
        [`M${d * 40} 26Q${d * 70} 6 ${d * 96} 4Q${d * 86} 40 ${d * 58} 50Z`, skin.hi, 0.85] as const,
        [`M${d * 14} -30Q${d * 10} 20 ${d * 22} 52L${d * 38} 56Q${d * 22} 10 ${d * 22} -24Z`, skin.dk, 0.8] as const,
        [`M${d * 30} 70Q${d * 50} 90 ${d * 44} 112L${d * 26} 118Z`, skin.dk, 0.55] as const,
        [`M${d * 8} -60Q${d * 50} -92 ${d * 90} -66Q${d * 50} -68 ${d * 14} -46Z`, skin.hi, 0.9] as const,
      ]),
      ['M-8 -50Q0 -54 8 -50L9 46Q0 54 -9 46Z', skin.hi, 0.95],
      ['M-100 -160H100V-100Q0 -70 -100 -100Z', ink, 0.75],
      ['M-26 112Q0 104 26 112Q10 122 -10 120Z', skin.dp, 0.65],
      ['M-20 128Q0 120 20 128Q10 144 -10 144Z', skin.hi, 0.6],
    ]) +
    shadeHalf(s, face, mix(skin.dp, ink, 0.5), 0.6) +
    // nose and mouth
    stroke('M-21 50Q-24 60 -13 60Q-6 66 0 66Q6 66 13 60Q24 60 21 50', skin.dp, 4) +
    path('M-15 58q6 -5 10 2zM15 58q-6 -5 -10 2z', ink) +
    path('M-38 94Q-18 80 -7 84Q0 88 7 84Q18 80 38 94Q18 100 0 98Q-18 100 -38 94Z', s.lin([lip, mix(lip, ink, 0.45)])) +
    path('M-36 95Q0 102 36 95Q18 116 0 116Q-18 116 -36 95Z', s.lin([mix(lip, ink, 0.45), mix(lip, '#e0727e', 0.5), lip])) +
    stroke('M-40 94Q-18 100 0 98Q18 100 40 94', ink, 3.6) +
    path('M-12 106Q0 103 12 106Q0 111 -12 106Z', '#fff', { opacity: 0.4 }) +
    both(
      glowDisc(s, 48, -16, 70, ray, 0.85) +
        path(
          'M16 -8Q34 -38 62 -36Q82 -32 92 -22Q76 2 50 4Q28 4 16 -8Z',
          s.rad(['#ffffff', [mix(ray, '#ffffff', 0.6), 0.35], [ray, 0.75], mix(ray, ink, 0.6)], 0.5, 0.5, 0.55),
          { stroke: ink, 'stroke-width': 5 },
        ) +
        path('M52 -36Q60 -16 52 4Q44 -16 52 -36Z', ink) +
        path('M10 -6Q34 -46 64 -42Q88 -38 106 -34Q84 -34 64 -35Q38 -34 16 -6Z', ink) +
        path('M8 -44Q40 -80 108 -70Q64 -68 36 -52Q18 -38 8 -44Z', mix(m.dp, ink, 0.5)),
    ) +
    crest.map((p) => viper(p, 40, false)).join('') +
    // a thin diadem under the vipers
    g(
      { filter: bevel(s, { h: 3, soft: 2 }) },
      path('M-98 -92Q0 -140 98 -92L96 -76Q0 -124 -96 -76Z', metal(s, G)),
      path(circle(0, -112, 20), metal(s, G)),
    ) +
    at(0, -112, 1, 0, gem(s, M(s, 'ruby', 0.02), 14, 6))
  );
};
