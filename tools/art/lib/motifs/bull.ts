import type { Draw, Point } from '../core.ts';
import { mix, range, smooth, mirror, spline, taper, ell, el, path, g, both } from '../core.ts';
import { blur, particles, texture } from '../light.ts';
import { M, lit, metal, stroke, shadeHalf } from '../kit.ts';
import { airbrush, fur, gaze, pelt, points, type Tuft } from '../brush.ts';

/** A bull charging at the viewer, head down, horns forward. */
export const bull: Draw = (s) => {
  const hide = s.r.chance(0.6) ? pelt(s, 'onyx', 'wood', 0.3) : pelt(s, 'wood', 'copper', 0.4);
  const B = M(s, 'bone', 0.08);
  const G = M(s, 'gold', 0.04);
  const ink = mix('#080406', s.p.deep, 0.4);
  const half = (pts: readonly Point[]) => smooth(mirror(pts), true, 0.9);

  const hump = half(points('0 -222, 58 -216, 108 -176, 150 -116, 212 -84, 246 -22, 240 60, 200 110, 196 180, 120 220, 0 226'));
  const head = half(points('0 -124, 60 -122, 96 -90, 100 -44, 84 20, 70 84, 76 128, 70 164, 40 188, 0 194'));
  const muzzle = half(points('0 96, 48 98, 80 124, 78 160, 46 190, 0 198'));
  const horn: Point[] = points('66 -92, 150 -84, 232 -104, 268 -170, 232 -252');
  const leg = (x: number, y: number, rot: number) =>
    g(
      { transform: `translate(${x} ${y}) rotate(${rot})` },
      lit(s, { k: 0.9 }, path('M-54 -110Q-64 0 -34 70Q-40 110 -36 150H38Q36 110 36 70Q62 0 56 -110Z', s.lin([hide.base, hide.dk, ink], 0, 0, 1, 0))),
      lit(s, { k: 0.5 }, path('M-42 146H44L54 196Q0 214 -52 196Z', s.lin([B.dk, ink]))),
    );
  const dust = (x: number, y: number, r: number, o: number) => path(ell(x, y, r, r * 0.62), s.p.glow, { opacity: o });

  return (
    leg(-150, 150, 8) +
    leg(146, 110, -16) +
    lit(
      s,
      { k: 1.7 },
      path(hump, s.radU([hide.lt, [hide.base, 0.35], [hide.dk, 0.75], ink], s.dir[0] * 110, -190, 330), {
        filter: texture(s, { fx: 0.04, scale: 2.2 }),
      }),
    ) +
    airbrush(s, hump, 13, [
      // shoulder blades, neck folds, the cleft of the chest
      ...[-1, 1].flatMap((d) => [
        [`M${d * 40} -206Q${d * 100} -190 ${d * 128} -120Q${d * 90} -150 ${d * 50} -160Z`, hide.hi, 0.4] as const,
        [`M${d * 150} -96Q${d * 226} -84 ${d * 232} 10Q${d * 200} -50 ${d * 150} -60Z`, hide.hi, 0.5] as const,
        [`M${d * 160} 10Q${d * 206} 0 ${d * 216} 60Q${d * 180} 110 ${d * 150} 70Z`, hide.lt, 0.9] as const,
        [`M${d * 120} -130Q${d * 150} -60 ${d * 140} 20Q${d * 120} 100 ${d * 150} 200L${d * 60} 120L${d * 80} -90Z`, ink, 0.95] as const,
        [`M${d * 240} 30Q${d * 210} 90 ${d * 150} 96Q${d * 200} 70 ${d * 210} 20Z`, ink, 0.8] as const,
      ]),
      ['M-26 -250Q0 -190 -60 -130H60Q0 -190 26 -250Z', ink, 0.45],
      ['M-110 60H110V260H-110Z', ink, 0.85],
    ]) +
    g(
      { 'clip-path': s.clip(hump) },
      fur(
        s,
        range(170).map((): Tuft => {
          const x = s.r.range(-1, 1);
          const y = s.r.range(-210, 60);
          return [x * (60 + (y + 210) * 0.85), y, Math.PI / 2 - x * 0.5, s.r.range(14, 34), 5, 0.1];
        }),
        [hide.lt, hide.dk, ink],
        0.35,
      ),
    ) +
    range(4)
      .map((i) =>
        both(stroke(`M${30 + i * 22} ${-200 + i * 8}Q${64 + i * 18} ${-180 + i * 12} ${70 + i * 18} ${-130 + i * 16}`, ink, 4, { opacity: 0.4 })),
      )
      .join('') +
    both(
      lit(s, { k: 0.6 }, path('M78 -66Q140 -96 176 -60Q150 -20 90 -34Z', s.lin([hide.base, hide.dk]))) +
        path('M96 -60Q136 -78 158 -58Q136 -38 98 -44Z', ink),
    ) +
    lit(s, { k: 1.1 }, path(head, s.lin([hide.base, [mix(hide.base, hide.lt, 0.4), 0.25], [hide.base, 0.5], hide.dk]))) +
    airbrush(s, head, 10, [
      ['M-30 -60Q0 -80 30 -60L24 90H-24Z', hide.lt, 0.75],
      ...[-1, 1].flatMap((d) => [
        [`M${d * 40} -40Q${d * 74} -62 ${d * 104} -40Q${d * 92} 0 ${d * 52} 4Z`, ink, 0.9] as const,
        [`M${d * 34} 0Q${d * 44} 70 ${d * 54} 100L${d * 84} 90Q${d * 70} 40 ${d * 66} 6Z`, ink, 0.6] as const,
        [`M${d * 44} -78Q${d * 74} -92 ${d * 96} -66Q${d * 70} -64 ${d * 46} -54Z`, hide.lt, 0.9] as const,
      ]),
    ]) +
    shadeHalf(s, head, ink, 0.55) +
    both(
      lit(
        s,
        { k: 0.8, rimA: 0.8 },
        path(taper(horn, 72, 4, 0.9), s.linU([ink, [B.dk, 0.18], [B.base, 0.42], [B.hi, 0.8], '#ffffff'], 70, -60, 250, -250)),
      ) +
        spline(horn, 5)
          .slice(1, 11)
          .map(([x, y], i) =>
            stroke(`M${x - 8 + i * 1.6} ${y - 26 + i * 1.4}q${7 - i * 0.4} ${24 - i} ${-2 + i} ${50 - i * 3.4}`, B.dk, 3, { opacity: 0.55 }),
          )
          .join('') +
        lit(s, { k: 0.4 }, path('M62 -130Q96 -128 98 -96Q96 -66 66 -62Q50 -96 62 -130Z', s.lin([hide.base, ink]))),
    ) +
    lit(
      s,
      { k: 0.5, rimA: 0.6 },
      fur(
        s,
        range(60).map((): Tuft => {
          const x = s.r.range(-58, 58);
          return [x, s.r.range(-150, -96), Math.PI / 2 + x * -0.006 + s.r.range(-0.3, 0.3), s.r.range(34, 72), 17, s.r.range(-0.3, 0.3)];
        }),
        [hide.dk, hide.base, mix(hide.base, hide.lt, 0.4)],
      ),
    ) +
    both(gaze(s, 70, -26, 0.46, s.p.accent, { tilt: -24, ink, glow: 0.9 }) + path('M34 -26Q60 -64 106 -52Q78 -48 56 -28Q44 -16 34 -26Z', ink)) +
    lit(s, { k: 0.7 }, path(muzzle, s.lin([hide.base, mix(hide.dk, '#6a3440', 0.3), ink]))) +
    airbrush(s, muzzle, 6, [
      ['M-50 110Q0 96 50 110L40 130H-40Z', hide.lt, 0.6],
      ['M-80 176Q0 190 80 176V210H-80Z', ink, 0.8],
    ]) +
    both(path('M24 128Q52 108 66 130Q62 154 40 152Q50 140 24 128Z', '#020102') + stroke('M22 124Q50 104 68 126', hide.lt, 4, { opacity: 0.8 })) +
    stroke('M0 150V176M-44 182Q0 170 44 182', ink, 5) +
    lit(
      s,
      { k: 0.4 },
      el('path', {
        d: 'M-24 146C-54 170 -40 220 0 220C40 220 54 170 24 146',
        fill: 'none',
        stroke: metal(s, G),
        'stroke-width': 13,
        'stroke-linecap': 'round',
      }),
    ) +
    // breath and the dust of the charge
    (s.bare
      ? ''
      : g(
          { filter: blur(s, 9), style: 'mix-blend-mode:screen' },
          both(path('M50 140Q110 150 150 200Q190 210 214 190Q190 240 130 232Q80 200 46 154Z', s.p.pale, { opacity: 0.6 })),
          range(16).map((i) => dust((i - 7.5) * 38 + s.r.range(-14, 14), 236 + s.r.range(-16, 26), s.r.range(40, 74), s.r.range(0.25, 0.55))),
        ) + particles(s, { n: 34, colour: s.p.glow, x0: -270, x1: 270, y0: 40, y1: 240, size: 1.1 }))
  );
};
