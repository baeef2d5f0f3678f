import type { Draw, Point } from '../core.ts';
import { at, mix, range, smooth, taper, ell, path, g } from '../core.ts';
import { blur, glowDisc, particles } from '../light.ts';
import { M, away, lit, metal, stroke } from '../kit.ts';
import { airbrush, fur, gaze, pelt, points, type Tuft } from '../brush.ts';

/** A horse rearing, mane and tail flying. */
export const horseRearing: Draw = (s) => {
  const m = s.r.pick([pelt(s, 'wood', 'copper', 0.35), pelt(s, 'onyx', 'iron', 0.4), pelt(s, 'silver', 'porcelain', 0.4)]);
  const hair = { lt: mix(m.dk, m.base, 0.45), base: mix(m.dk, m.dp, 0.35), dk: m.dp };
  const hoofs = M(s, 'iron', 0.1);
  const G = M(s, 'gold', 0.04);
  const S = away(s, ['ruby', 'sapphire', 'emerald'], 0.05);
  const ink = mix('#080507', s.p.deep, 0.35);
  const soft = (pts: readonly Point[]) => smooth(pts, true, 0.85);

  const trunk = soft(
    points(
      '30 -132, 84 -84, 126 -28, 166 24, 196 92, 190 150, 160 210, 106 226, 74 180, 62 128, 20 92, -30 52, -76 10, -108 -46, -104 -100, -60 -128',
    ),
  );
  // Wound like the trunk, so that both make one outline for the brush.
  const neck = soft(points('20 -40, -40 -20, -108 -40, -120 -96, -116 -150, -112 -196, -106 -236, -86 -262, -54 -252, -10 -214, 30 -160, 58 -100'));
  const body = `${trunk} ${neck}`;
  const head = soft(
    points(
      '-66 -268, -96 -272, -126 -254, -160 -214, -194 -170, -222 -136, -230 -112, -220 -92, -200 -88, -184 -100, -158 -116, -132 -138, -104 -166, -78 -206',
    ),
  );
  const limb = (pts: readonly Point[], w0: number, w1: number, dim: number, o = 0.9) =>
    lit(s, { k: 0.75 }, path(taper(pts, w0, w1, o), s.lin([mix(m.lt, m.dk, dim), mix(m.base, m.dk, dim), mix(m.dk, ink, dim * 0.6)], 0, 0, 1, 1)));
  const joint = (x: number, y: number, r: number, dim: number) =>
    path(ell(x, y, r, r * 1.1), s.rad([mix(m.lt, m.dk, dim), [mix(m.base, m.dk, dim), 0.55], [mix(m.base, m.dk, dim), 1, 0]]));
  const hoof = (x: number, y: number, rot: number, k = 1) =>
    g(
      { transform: `translate(${x} ${y}) rotate(${rot}) scale(${k})` },
      lit(s, { k: 0.4 }, path('M-17 -10Q0 -16 17 -10L26 24Q0 34 -26 24Z', s.lin([hoofs.lt, hoofs.base, ink]))),
      stroke('M-18 -8Q0 -14 18 -8', mix(m.lt, hoofs.lt, 0.4), 5, { opacity: 0.8 }),
    );
  const locks = (n: number, make: (t: number) => Tuft, tones: string[]) =>
    fur(
      s,
      range(n).map((i) => make(i / (n - 1))),
      tones,
    );

  // Positioned like the first pose of the motif.
  return at(
    24,
    6,
    0.94,
    0,
    glowDisc(s, -10, -60, 320, s.p.glow, 0.6) +
      lit(
        s,
        { k: 0.6, rimA: 0.7 },
        locks(
          34,
          (t) => [178 + s.r.range(-8, 14), 54 + t * 40, -0.75 + t * 1.9 + s.r.range(-0.15, 0.15), s.r.range(110, 190), 20, s.r.range(0.25, 0.6)],
          [hair.lt, hair.base, hair.dk],
        ),
      ) +
      // the far legs first, in shade
      limb(points('-60 -20, -120 -40, -190 -84, -204 -96'), 62, 26, 0.6) +
      limb(points('-200 -98, -226 -62, -238 -20'), 27, 19, 0.6, 1) +
      hoof(-246, 0, 14, 0.82) +
      limb(points('130 150, 96 220, 126 270, 140 290'), 84, 30, 0.6) +
      limb(points('138 280, 112 330, 96 370'), 30, 24, 0.6) +
      hoof(92, 380, 8, 0.9) +
      lit(
        s,
        { k: 1.4 },
        path(trunk, s.lin([m.lt, [m.base, 0.4], m.dk, ink], 0.3, 0, 0.7, 1)),
        path(neck, s.lin([m.lt, [m.base, 0.5], [m.base, 0.75], mix(m.base, m.dk, 0.5)], 0.2, 0, 0.6, 1)),
        path(taper(points('150 96, 112 190, 160 250, 184 276'), 124, 34, 0.8), s.lin([m.base, m.dk, ink], 0, 0, 0.6, 1)),
      ) +
      airbrush(s, body, 11, [
        ['M-90 -90Q-40 -110 -10 -60Q-20 10 -60 20Q-110 -30 -90 -90Z', m.lt, 0.7],
        ['M0 -110Q20 -40 -30 40L-60 60Q-10 -20 -30 -110Z', m.dp, 0.55],
        ['M20 -120Q90 -70 150 20L120 30Q70 -50 10 -90Z', m.hi, 0.5],
        ['M130 10Q186 60 176 150Q140 170 120 110Q110 50 130 10Z', m.lt, 0.55],
        ['M60 130Q110 60 100 20Q60 40 30 90Z', m.dp, 0.7],
        ['M-100 10Q0 80 70 130L60 180Q-40 110 -120 40Z', ink, 0.75],
        ['M196 80Q200 160 150 230H210Z', ink, 0.6],
      ]) +
      joint(170, 262, 24, 0.2) +
      limb(points('182 270, 168 320, 150 360'), 34, 26, 0.2) +
      hoof(146, 372, 10) +
      // the near foreleg: forearm up, cannon folded
      limb(points('-58 -10, -116 14, -176 -8, -196 -14'), 86, 32, 0, 0.7) +
      joint(-190, -12, 22, 0) +
      limb(points('-192 -14, -208 30, -196 74'), 31, 20, 0, 1) +
      hoof(-194, 92, -14, 0.92) +
      airbrush(s, body, 10, [
        ['M-70 -240Q0 -180 40 -100L70 -60L20 -40Q0 -140 -80 -220Z', m.dp, 0.55],
        ['M-100 -220Q-80 -140 -70 -60L-90 -40Q-110 -120 -112 -200Z', m.lt, 0.8],
        ['M-84 -190Q-50 -120 -20 -50L-50 -40Q-70 -110 -92 -180Z', m.dp, 0.45],
      ]) +
      airbrush(s, body, 12, [
        ['M-124 -70Q-50 20 60 -40L40 -84Q-40 -50 -108 -110Z', mix(m.base, m.lt, 0.25), 0.95],
        ['M90 90Q140 70 190 110L180 150Q130 130 84 150Z', mix(m.base, m.dk, 0.4), 0.8],
      ]) +
      lit(
        s,
        { k: 0.5 },
        path('M-78 -262Q-86 -300 -64 -322Q-46 -296 -56 -258Z', s.lin([m.lt, m.base, m.dk])),
        path('M-104 -262Q-118 -292 -106 -316Q-86 -298 -84 -264Z', s.lin([m.base, m.dk])),
      ) +
      lit(s, { k: 0.9 }, path(head, s.lin([m.lt, m.base, m.dk], 0.1, 0, 0.9, 1))) +
      airbrush(s, head, 6, [
        ['M-116 -258Q-170 -200 -216 -140L-204 -128Q-160 -180 -104 -236Z', m.hi, 0.7],
        ['M-76 -240Q-60 -200 -100 -160Q-130 -150 -130 -176Q-104 -190 -100 -226Z', m.lt, 0.75],
        ['M-132 -176Q-160 -140 -196 -112L-184 -96L-120 -140Z', m.dp, 0.65],
        ['M-236 -120Q-216 -128 -190 -104L-200 -80H-240Z', ink, 0.6],
      ]) +
      path('M-220 -124q-2 -14 10 -12q4 10 -2 18q-6 2 -8 -6z', ink) +
      stroke('M-214 -96Q-200 -104 -186 -108', ink, 4) +
      path('M-204 -92Q-190 -78 -172 -94L-176 -104Z', m.dk) +
      g({ transform: 'translate(-128 -216) rotate(-44) scale(-1 1)' }, gaze(s, 0, 0, 0.27, '#b8752a', { tilt: -4, ink, glow: 0.3 })) +
      // bridle
      ['M-196 -158Q-176 -134 -166 -112', 'M-176 -124Q-130 -190 -84 -250', 'M-108 -262Q-96 -224 -92 -194', 'M-176 -116Q-100 -50 44 -104']
        .map((d) => stroke(d, S.dk, 8) + stroke(d, S.lt, 3, { opacity: 0.9 }))
        .join('') +
      points('-176 -124, -94 -236')
        .map(([x, y]) => path(ell(x, y, 8, 8), metal(s, G)))
        .join('') +
      lit(
        s,
        { k: 0.5, rimA: 0.75 },
        locks(
          54,
          (t) => [
            -72 + t * 116 + s.r.range(-8, 8),
            -264 + t * t * 60 + t * 100 + s.r.range(-6, 8),
            -0.75 + t * 0.9 + s.r.range(-0.18, 0.18),
            s.r.range(96, 176),
            20,
            s.r.range(0.3, 0.62),
          ],
          [hair.lt, hair.base, hair.dk],
        ),
        locks(9, (t) => [-86 + t * 16, -276, 2.5 - t * 0.5, s.r.range(50, 78), 13, -0.25], [hair.lt, hair.base]),
      ) +
      fur(
        s,
        range(24).map((): Tuft => {
          const t = s.r();
          return [-70 + t * 116, -260 + t * 150, -0.65 + t * 0.85, s.r.range(80, 150), 4, s.r.range(0.3, 0.6)];
        }),
        [m.lt, m.base],
        0.6,
      ) +
      (s.bare
        ? ''
        : g(
            { filter: blur(s, 10), style: 'mix-blend-mode:screen' },
            range(14).map((i) =>
              path(ell(-180 + i * 32 + s.r.range(-16, 16), 240 + s.r.range(-14, 26), s.r.range(36, 66), s.r.range(20, 38)), s.p.glow, {
                opacity: s.r.range(0.2, 0.5),
              }),
            ),
          ) + particles(s, { n: 30, colour: s.p.pale, x0: -260, x1: 270, y0: 60, y1: 240, size: 1 })),
  );
};
