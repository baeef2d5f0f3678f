import type { Draw, Point } from '../core.ts';
import { mix, range, smooth, mirror, taper, rrect, path, g, at, both } from '../core.ts';
import { texture } from '../light.ts';
import { M, lit, stroke } from '../kit.ts';
import { airbrush, fan, feather, fur, gaze, pelt, points, spots, type Tuft } from '../brush.ts';

/** A raven on a skull, one wing flung up. */
export const raven: Draw = (s) => {
  const sheen = s.r.pick(['sapphire', 'amethyst', 'teal'] as const);
  const plume = pelt(s, 'onyx', sheen, 0.38);
  const horn = pelt(s, 'iron', 'onyx', 0.5);
  const B = M(s, 'bone', 0.12);
  const ink = mix('#040308', s.p.deep, 0.3);
  const row = (n: number, from: Point, to: Point, turn: Point, length: Point, width: number, pale: number) => {
    const vane = mix(plume.dk, plume.base, pale);
    return fan(s, n, [from, to], turn, length, width, [mix(vane, ink, 0.35), vane, mix(vane, plume.lt, 0.35)], ink);
  };
  const coverts = range(60).map((i): Tuft => {
    const t = i / 59;
    return [
      100 - t * 104 + s.r.range(-12, 12),
      -158 + t * 168 + s.r.range(-10, 20),
      -0.1 + t * 1.1 + s.r.range(-0.2, 0.2),
      s.r.range(24, 42),
      15,
      0.1,
    ];
  });
  const wing =
    lit(s, { k: 0.7 }, row(10, [92, -150], [70, -96], [-16, 96], [140, 190], 36, 0.1)) +
    lit(s, { k: 0.6 }, row(8, [74, -96], [20, 10], [98, 138], [186, 150], 38, 0.25)) +
    lit(s, { k: 0.5 }, row(8, [92, -146], [70, -90], [-10, 98], [84, 112], 30, 0.5), row(7, [70, -88], [20, 0], [102, 134], [112, 92], 34, 0.5)) +
    lit(s, { k: 0.5 }, row(7, [90, -142], [66, -88], [-4, 98], [48, 62], 26, 0.8), row(7, [64, -86], [16, -4], [100, 130], [62, 56], 30, 0.8)) +
    lit(
      s,
      { k: 0.5 },
      path(taper(points('-10 10, 36 -50, 66 -104, 96 -152'), 72, 18), s.lin([plume.dk, mix(plume.dk, plume.base, 0.5)])),
      fur(s, coverts, [plume.dk, mix(plume.dk, plume.base, 0.5), plume.base]),
    );

  const body = smooth(points('-120 -96, -70 -110, -10 -74, 50 -30, 110 40, 120 84, 60 100, -20 96, -84 60, -120 0, -134 -50'), true, 0.9);
  const head = smooth(points('-170 -150, -150 -186, -106 -196, -66 -172, -50 -128, -60 -90, -110 -76, -152 -96, -174 -122'), true, 0.9);
  const cranium = smooth(mirror(points('0 66, 70 72, 112 118, 110 170, 84 204, 76 246, 48 270, 0 274')), true, 0.9);
  const toe = (pts: readonly Point[]) => lit(s, { k: 0.3 }, path(taper(pts, 15, 4), s.lin([horn.lt, horn.base, ink])));
  return (
    g({ transform: 'translate(-70 -20) rotate(-24) scale(-.82 .9)', opacity: 1 }, wing) +
    g({ transform: 'translate(26 0) rotate(4)' }, wing) +
    lit(
      s,
      { k: 0.6 },
      range(6).map((i) => at(86, 66, 1, 112 + i * 7, feather(s, 160 - i * 5, 40, [ink, plume.dk, plume.base], ink))),
    ) +
    at(
      -10,
      -2,
      1,
      -4,
      lit(
        s,
        { k: 1.2 },
        path(cranium, s.radU([B.hi, [B.lt, 0.35], [B.base, 0.7], B.dk], s.dir[0] * 70, 100, 190), { filter: texture(s, { fx: 0.03, scale: 2.6 }) }),
      ),
      airbrush(s, cranium, 9, [
        [s.dir[0] < 0 ? 'M40 60H140V280H60Q80 160 40 60Z' : 'M-40 60H-140V280H-60Q-80 160 -40 60Z', B.dp, 0.7],
        ['M-90 58Q0 40 90 58V96Q0 110 -90 96Z', ink, 0.55],
      ]),
      both(
        path('M20 156Q50 130 88 150Q98 190 66 208Q30 208 18 182Z', s.rad(['#000', ['#0b0506', 0.7], mix(B.dp, ink, 0.3)])) +
          stroke('M16 152Q50 122 94 146', B.dp, 5, { opacity: 0.6 }),
      ),
      path('M0 190L-18 226Q-8 232 0 224Q8 232 18 226Z', '#0b0506'),
      range(7).map((i) => path(rrect(-47 + i * 13.6, 244 - Math.abs(i - 3), 12, 26, 5), s.lin([B.hi, B.lt, B.dk]))),
      stroke('M-60 100L-44 118L-56 134L-40 150', B.dp, 3.4),
    ) +
    lit(s, { k: 1.2 }, path(body, s.lin([plume.base, plume.dk, ink], 0.2, 0, 0.6, 1))) +
    lit(
      s,
      { k: 0.35, rimA: 0.55 },
      fur(
        s,
        range(170)
          .map((): Tuft => {
            const t = s.r();
            return [
              -128 + t * 200 + s.r.range(-10, 30),
              -84 + t * 84 + s.r.range(-24, 70),
              0.95 + s.r.range(-0.25, 0.25),
              s.r.range(26, 44),
              15,
              s.r.range(-0.1, 0.1),
            ];
          })
          .sort((a, b) => b[0] + b[1] - a[0] - a[1]),
        [plume.dk, mix(plume.dk, plume.base, 0.35), mix(plume.dk, plume.base, 0.7), mix(plume.dk, ink, 0.35)],
      ),
    ) +
    // thighs, shanks and claws
    spots('-44 62 4, 18 66 -6')
      .map(([x, y, rot]) =>
        at(
          x,
          y,
          1,
          rot,
          toe(points('0 0, -4 22, -26 34, -46 42')),
          toe(points('0 0, 2 24, -4 44, -12 56')),
          toe(points('0 0, 8 22, 24 34, 32 46')),
          path(
            range(14)
              .map((i) => `M${-24 + i * 3.4} -34Q${-20 + i * 3} 0 ${-12 + i * 1.7} ${14 + (i % 3) * 4}L${-6 + i * 1.4} 0Z`)
              .join(''),
            plume.dk,
          ),
        ),
      )
      .join('') +
    lit(
      s,
      { k: 0.5, rimA: 0.55 },
      fur(
        s,
        range(60).map((i): Tuft => [
          -168 + (i % 30) * 3.6,
          -104 + (i < 30 ? 26 : 0) + s.r.range(-8, 8),
          Math.PI / 2 + 0.24 - (i % 30) * 0.03,
          s.r.range(36, 64),
          15,
          s.r.range(-0.1, 0.15),
        ]),
        [plume.base, plume.dk, mix(plume.base, plume.lt, 0.3)],
      ),
    ) +
    lit(s, { k: 0.8 }, path(head, s.lin([plume.lt, [plume.base, 0.4], plume.dk, ink], 0.2, 0, 0.7, 1))) +
    fur(
      s,
      range(90).map((): Tuft => [s.r.range(-160, -62), s.r.range(-186, -90), 0.55 + s.r.range(-0.3, 0.3), s.r.range(16, 32), 6, 0.15]),
      [plume.lt, plume.dk, plume.base],
      0.55,
    ) +
    // the beak, parted
    lit(s, { k: 0.5 }, path('M-156 -112Q-200 -104 -232 -84Q-206 -78 -150 -92Z', s.lin([horn.base, ink]))) +
    path('M-150 -116Q-200 -110 -236 -88L-160 -100Z', '#3a0810') +
    lit(
      s,
      { k: 0.55 },
      path(
        'M-160 -166Q-206 -170 -240 -140Q-258 -120 -258 -92Q-244 -112 -220 -116Q-190 -114 -152 -108Q-142 -138 -160 -166Z',
        s.lin([horn.hi, [horn.base, 0.3], ink], 0, 0, 0.3, 1),
      ),
    ) +
    path('M-206 -144q16 -8 24 0q-10 8 -22 5z', '#000') +
    fur(
      s,
      range(16).map((i): Tuft => [-150 + (i % 4) * 3, -164 + i * 3.4, Math.PI - 0.1 + i * 0.01, s.r.range(30, 52), 5, -0.05]),
      [plume.dk, ink, plume.base],
    ) +
    g({ transform: 'translate(-124 -148) scale(-1 1)' }, gaze(s, 0, 0, 0.36, s.p.accent, { tilt: -6, ink, glow: 1 }))
  );
};
