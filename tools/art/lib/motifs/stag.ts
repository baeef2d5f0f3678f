import type { Draw, Point } from '../core.ts';
import { mix, range, smooth, mirror, spline, taper, path, both } from '../core.ts';
import { glowDisc, particles } from '../light.ts';
import { away, lit, shadeHalf, stroke } from '../kit.ts';
import { airbrush, fur, gaze, pelt, points, tuft, type Tuft } from '../brush.ts';

/** A stag whose antlers are a crown of branches in leaf. */
export const stag: Draw = (s) => {
  const coat = pelt(s, 'wood', 'copper', 0.25);
  const bark = pelt(s, 'bone', 'wood', 0.4);
  const leaf = away(s, ['leaf', 'topaz', 'lacquer', 'teal'], 0.08);
  const ink = mix('#0b0605', s.p.deep, 0.35);
  const half = (pts: readonly Point[]) => smooth(mirror(pts), true, 0.9);

  const branches: readonly (readonly [readonly Point[], number])[] = [
    [points('24 -58, 58 -118, 124 -138, 186 -158, 232 -206, 236 -286'), 40],
    [points('46 -112, 44 -150, 20 -192'), 20],
    [points('104 -138, 98 -196, 122 -240, 112 -292'), 24],
    [points('110 -216, 88 -244, 72 -282'), 13],
    [points('176 -156, 176 -210, 186 -242, 176 -288'), 21],
    [points('226 -196, 262 -214, 282 -258'), 16],
    [points('150 -150, 196 -128, 240 -134, 276 -160'), 17],
    [points('74 -130, 66 -176, 52 -214'), 14],
  ];
  const leaves = branches
    .flatMap(([pts, w]) => spline(pts, 7).filter((_, i) => i > (w > 30 ? 12 : 5) && i % 2))
    .flatMap(([x, y]): Tuft[] =>
      range(3).map((i) => [
        x + s.r.range(-4, 4),
        y + s.r.range(-4, 4),
        s.r.range(-2.9, -0.2) + i * 0.4,
        s.r.range(22, 44),
        15,
        s.r.range(-0.25, 0.25),
      ]),
    );
  const antler =
    lit(
      s,
      { k: 0.5 },
      branches.map(([pts, w]) => path(taper(pts, w, 3, 0.9), s.linU([bark.hi, bark.lt, bark.base, bark.dk], 0, -290, 0, -60))).reverse(),
    ) +
    branches
      .map(([pts, w]) =>
        stroke(
          smooth(
            pts.map(([x, y]): Point => [x + w * 0.08, y + w * 0.1]),
            false,
          ),
          bark.dk,
          Math.max(1.4, w * 0.09),
          { opacity: 0.6 },
        ),
      )
      .join('');
  const foliage = (share: number) => leaves.filter(() => s.r() < share);

  const neck = half(points('0 -40, 60 -10, 96 70, 150 170, 210 340, 0 350'));
  const face = half(points('0 -96, 34 -94, 60 -66, 66 -26, 54 26, 38 76, 36 112, 28 136, 0 146'));
  const ear = 'M46 -58Q84 -112 164 -104Q142 -58 62 -34Z';
  return (
    glowDisc(s, 0, -150, 300, s.p.glow, 0.6) +
    lit(s, { k: 0.4 }, fur(s, foliage(0.6), [leaf.dk, leaf.dp])) +
    both(antler) +
    lit(
      s,
      { k: 0.35, rimA: 0.6 },
      fur(s, foliage(0.8), [leaf.base, leaf.lt, leaf.dk]),
      `<g transform="scale(-1 1)">${fur(s, leaves, [leaf.base, leaf.lt, leaf.dk])}</g>`,
    ) +
    lit(s, { k: 1.4 }, path(neck, s.lin([coat.dk, coat.base, coat.dk, ink], 0, 0, 0, 1))) +
    lit(
      s,
      { k: 0.5, rimA: 0.6 },
      fur(
        s,
        range(150)
          .map((): Tuft => {
            const t = s.r();
            const x = s.r.range(-1, 1);
            return [x * (64 + t * 100), 10 + t * 220, Math.PI / 2 - x * 0.5 + s.r.range(-0.15, 0.15), s.r.range(50, 96), 19, s.r.range(-0.15, 0.15)];
          })
          .sort((a, b) => b[1] - a[1]),
        [coat.dk, coat.base, mix(coat.base, coat.lt, 0.35), mix(coat.dk, coat.base, 0.5)],
      ),
    ) +
    both(
      lit(s, { k: 0.6 }, path(ear, s.lin([coat.lt, coat.base, coat.dk]))) +
        path('M66 -60Q96 -94 146 -94Q126 -64 72 -48Z', ink, { opacity: 0.8 }) +
        path(
          range(9)
            .map((i) => tuft([64 + i * 5, -52 - i * 2, -0.75 + i * 0.05, 34, 5, 0.1]))
            .join(''),
          coat.hi,
          { opacity: 0.75 },
        ),
    ) +
    lit(s, { k: 0.9 }, path(face, s.lin([coat.base, [coat.lt, 0.35], [coat.base, 0.75], coat.dk]))) +
    airbrush(s, face, 7, [
      ['M-20 -50Q0 -58 20 -50L16 90H-16Z', coat.hi, 0.75],
      ['M-40 -96Q0 -30 40 -96L30 -50Q0 0 -30 -50Z', coat.dk, 0.85],
      ...[-1, 1].flatMap((d) => [
        [`M${d * 24} -34Q${d * 48} -56 ${d * 70} -34Q${d * 60} 0 ${d * 34} 0Z`, ink, 0.8] as const,
        [`M${d * 24} 0Q${d * 24} 60 ${d * 34} 110L${d * 46} 60Q${d * 52} 30 ${d * 54} 10Z`, coat.dk, 0.9] as const,
        [`M${d * 30} -58Q${d * 52} -70 ${d * 64} -46Q${d * 46} -50 ${d * 30} -44Z`, coat.hi, 0.9] as const,
      ]),
      ['M-40 92Q0 78 40 92V150H-40Z', ink, 0.55],
      ['M-30 128Q0 120 30 128V150H-30Z', coat.hi, 0.8],
    ]) +
    fur(
      s,
      range(90).map((): Tuft => {
        const y = s.r.range(-88, 90);
        const x = s.r.range(-1, 1) * (54 - Math.abs(y + 30) * 0.2);
        return [x, y, Math.PI / 2 + x * -0.006, s.r.range(10, 20), 3.6, 0.1];
      }),
      [coat.hi, coat.dk, coat.lt],
      0.35,
    ) +
    lit(s, { k: 0.35 }, path('M-30 104Q0 90 30 104Q30 128 12 136Q0 140 -12 136Q-30 128 -30 104Z', s.lin([mix('#3a3038', ink, 0.2), ink]))) +
    both(path('M10 112Q22 104 26 114Q22 124 12 122Z', '#000') + path('M4 100Q14 97 22 102Q14 105 4 104Z', '#fff', { opacity: 0.35 })) +
    stroke('M0 138V146M-22 150Q0 142 22 150', ink, 4) +
    both(
      gaze(s, 47, -20, 0.36, mix('#b8691c', s.p.accent, 0.25), { tilt: -12, ink, glow: 0.25 }) +
        stroke('M30 -8Q24 8 24 22', ink, 5, { opacity: 0.6 }),
    ) +
    shadeHalf(s, face, ink, 0.5) +
    fur(
      s,
      range(26).map((i): Tuft => [
        -38 + i * 3,
        -84 - Math.sin((i / 25) * Math.PI) * 16,
        Math.PI / 2 + (i - 12.5) * -0.05,
        s.r.range(30, 50),
        10,
        0.1,
      ]),
      [coat.dk, coat.base, mix(coat.dk, coat.base, 0.5)],
    ) +
    particles(s, { n: 40, colour: leaf.hi, x0: -270, x1: 270, y0: -290, y1: 160, size: 1.1 })
  );
};
