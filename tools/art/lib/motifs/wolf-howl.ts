import type { Draw, Point } from '../core.ts';
import { at, f, mix, range, smooth, circle, ell, path, g } from '../core.ts';
import { blur, glowDisc, texture } from '../light.ts';
import { away, lit, stroke } from '../kit.ts';
import { airbrush, fang, fur, points, spots, type Tuft } from '../brush.ts';

/** A wolf in profile, howling before the full moon. */
export const wolfHowl: Draw = (s) => {
  const I = away(s, ['silver', 'iron', 'ice'], 0.14);
  const p = s.p;
  const ink = mix('#04050c', p.deep, 0.4);
  const pale = mix(p.pale, '#ffffff', 0.5);

  const moon = circle(36, -56, 206);
  const craters: readonly (readonly [number, number, number])[] = spots(
    '-40 -150 34, 90 -190 22, 150 -80 40, 60 -100 18, -90 -30 26, 110 20 30, 10 -230 14, 180 -150 14',
  );
  const soft = (pts: readonly Point[]) => smooth(pts, true, 0.8);
  // muzzle to the upper left, chest to the left, back to the right
  const head = soft(
    points(
      '-166 -258, -148 -268, -122 -250, -92 -226, -60 -204, -34 -186, 4 -172, 44 -136, 62 -84, 40 -20, -20 0, -66 -24, -84 -70, -86 -112, -100 -146, -122 -186, -144 -220, -158 -240',
    ),
  );
  const jaw = soft(points('-166 -196, -176 -214, -168 -222, -146 -200, -120 -168, -96 -132, -80 -96, -70 -60, -98 -84, -120 -120, -144 -164'));
  const chest = soft(points('-60 -90, 10 -120, 70 -100, 120 -30, 164 70, 196 190, 206 340, -170 340, -160 220, -132 120, -108 40, -84 -30'));
  // The coat falls from the throat and streams back along the neck.
  const coat = (n: number, tones: readonly string[], from: number, to: number, length: readonly [number, number], width: number) =>
    fur(
      s,
      range(n)
        .map((): Tuft => {
          const t = from + (to - from) * s.r();
          const u = s.r();
          const left = -78 - t * 84 + Math.sin(t * 5) * 8;
          const right = 46 + t * 156;
          return [
            left + (right - left) * u,
            -96 + t * 380 + u * 20,
            Math.PI * (0.64 - u * 0.36) + s.r.range(-0.16, 0.16),
            s.r.range(length[0], length[1]),
            width,
            (0.5 - u) * 0.3,
          ];
        })
        .sort((a, b) => b[1] - a[1]),
      tones,
    );
  const edge = (points: readonly Point[], a0: number, a1: number, tones: readonly string[]) => {
    const n = 30;
    return fur(
      s,
      range(n).map((i): Tuft => {
        const t = (i / (n - 1)) * (points.length - 1);
        const k = Math.min(points.length - 2, Math.floor(t));
        const [a, b] = [points[k] ?? [0, 0], points[k + 1] ?? [0, 0]];
        const w = t - k;
        return [
          a[0] + (b[0] - a[0]) * w,
          a[1] + (b[1] - a[1]) * w,
          a0 + (a1 - a0) * (i / n) + s.r.range(-0.12, 0.12),
          s.r.range(44, 86),
          22,
          s.r.range(-0.1, 0.2),
        ];
      }),
      tones,
    );
  };
  const dim = mix(I.dk, ink, 0.45);
  // Positioned like the first pose of the motif.
  return at(
    0,
    19,
    0.96,
    0,
    glowDisc(s, 36, -56, 330, pale, 0.75) +
      path(moon, s.radU(['#ffffff', [pale, 0.5], [mix(pale, p.glow, 0.55), 0.85], mix(p.glow, p.mid, 0.3)], 36 + s.dir[0] * 60, -100, 240), {
        filter: texture(s, { fx: 0.018, scale: 1.6 }),
      }) +
      g(
        { 'clip-path': s.clip(moon) },
        g(
          { filter: blur(s, 3) },
          craters.map(
            ([x, y, r]) =>
              path(ell(x, y, r, r * 0.86), mix(p.glow, p.mid, 0.45), { opacity: 0.32 }) +
              stroke(`M${f(x - r)} ${f(y)}A${f(r)} ${f(r * 0.86)} 0 0 1 ${f(x + r)} ${f(y)}`, mix(p.mid, p.shade, 0.4), 2.5, { opacity: 0.3 }),
          ),
        ),
        g({ filter: blur(s, 12) }, path('M-180 60Q-40 30 80 70Q180 90 260 50V170H-180Z', p.shade, { opacity: 0.55 })),
      ) +
      lit(
        s,
        { k: 0.8, rimA: 0.9 },
        edge(points('-76 -80, -96 0, -124 80, -152 180, -168 300'), 2.35, 1.9, [dim, I.dk]),
        edge(points('52 -120, 92 -60, 136 20, 176 120, 200 260'), 0.25, 1.1, [dim, I.dk, ink]),
        path(chest, s.lin([I.dk, dim, ink])),
      ) +
      lit(s, { k: 0.5, rimA: 0.6 }, coat(110, [dim, I.dk, ink], 0.35, 1, [60, 110], 26)) +
      lit(s, { k: 0.45, rimA: 0.6 }, coat(110, [I.dk, dim, mix(I.dk, I.base, 0.5)], 0.15, 0.72, [50, 92], 22)) +
      lit(s, { k: 0.4, rimA: 0.55 }, coat(100, [I.base, I.dk, mix(I.base, I.lt, 0.4), mix(I.dk, I.base, 0.5)], 0.02, 0.42, [40, 76], 18)) +
      // the mouth, then jaw and skull
      path('M-150 -236Q-112 -190 -84 -110L-70 -70L-100 -86Q-130 -140 -160 -200Z', s.lin(['#5a0f1c', '#1a0408'])) +
      path('M-140 -186Q-116 -150 -92 -104L-84 -92Q-98 -100 -112 -122Q-132 -160 -140 -186Z', '#c2505c') +
      lit(s, { k: 0.6 }, path(jaw, s.lin([I.lt, I.base, I.dk]))) +
      fang(s, -158, -204, -22, 9, 8) +
      fang(s, -140, -178, -14, 8, 6) +
      fang(s, -124, -152, -12, 8, 5) +
      lit(s, { k: 0.5 }, path('M28 -128Q90 -170 150 -168Q124 -112 60 -76Z', s.lin([I.base, I.dk, ink]))) +
      fur(
        s,
        range(16).map((i): Tuft => [40 + i * 3, -122 + i * 2.6, -0.42 + i * 0.03, s.r.range(46, 80), 11, 0.05]),
        [ink, I.dk, I.dp],
      ) +
      lit(s, { k: 0.9 }, path(head, s.lin([I.hi, [I.lt, 0.3], [I.base, 0.6], I.dk], 0.2, 0, 0.7, 1))) +
      airbrush(s, head, 7, [
        ['M-150 -262Q-90 -222 -30 -182L44 -130L60 -90Q0 -140 -60 -176Q-120 -214 -160 -246Z', I.hi, 0.75],
        ['M-152 -236Q-120 -196 -96 -144L-80 -100L-60 -110Q-80 -170 -130 -226Z', I.hi, 0.85],
        ['M-96 -190Q-60 -160 -30 -120Q-10 -70 -30 -20L-70 -40Q-60 -110 -100 -170Z', I.dk, 0.8],
        ['M-50 -180Q-10 -170 16 -132Q-6 -124 -44 -150Z', ink, 0.6],
      ]) +
      fur(
        s,
        range(120).map((): Tuft => {
          const t = s.r();
          const u = s.r.range(-1, 1);
          return [-120 + t * 170 + u * 16, -226 + t * 150 - u * 26, 0.72 + t * 0.5 + s.r.range(-0.2, 0.2), s.r.range(14, 30) + t * 14, 6, 0.15];
        }),
        [I.lt, I.dk, I.hi, I.base],
        0.5,
      ) +
      fur(
        s,
        range(110).map((i): Tuft => {
          const x = -84 + (i % 37) * 3.7 + s.r.range(-4, 4);
          return [x, s.r.range(-96, -14) - (x + 84) * 0.16, 1.95 - (x + 84) * 0.009, s.r.range(30, 60), 13, 0.1];
        }),
        [mix(I.base, I.lt, 0.4), I.base, I.dk, mix(I.dk, I.base, 0.5)],
      ) +
      lit(s, { k: 0.6 }, path('M4 -150Q38 -214 104 -236Q110 -170 62 -104Q30 -110 4 -150Z', s.lin([I.lt, I.base, I.dk], 0, 0, 1, 1))) +
      path('M24 -150Q50 -198 90 -216Q90 -166 56 -122Q36 -128 24 -150Z', ink, { opacity: 0.75 }) +
      fur(
        s,
        range(12).map((i): Tuft => [18 + i * 3.4, -136 + i * 2.4, -1 + i * 0.05, s.r.range(36, 58), 8, 0.1]),
        [I.lt, I.base],
        0.8,
      ) +
      // nose and the closed eye
      lit(s, { k: 0.3 }, path('M-168 -246Q-178 -266 -160 -276Q-142 -276 -138 -262Q-146 -248 -168 -246Z', s.lin(['#454a58', ink]))) +
      path('M-58 -176Q-40 -178 -20 -158Q-36 -150 -50 -158Z', ink) +
      stroke('M-66 -182Q-42 -186 -14 -156', ink, 6) +
      stroke('M-58 -188Q-34 -190 -6 -164', I.hi, 4, { opacity: 0.8 }),
  );
};
