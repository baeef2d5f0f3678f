import type { Draw, Point } from '../core.ts';
import { mix, range, smooth, taper, path, g, at } from '../core.ts';
import { M, lit, stroke } from '../kit.ts';
import { airbrush, fan, feather, fur, gaze, pelt, points, type Tuft } from '../brush.ts';

/** An eagle stooping on its prey: wings high, talons forward. */
export const eagle: Draw = (s) => {
  const plume = pelt(s, 'wood', 'onyx', 0.42);
  const white = pelt(s, 'bone', 'porcelain', 0.75);
  const G = M(s, 'topaz', 0.04);
  const ink = mix('#0a0605', s.p.deep, 0.35);
  const tones = [mix(plume.dk, ink, 0.3), plume.base, plume.lt] as const;

  const row = (n: number, from: Point, to: Point, turn: Point, length: Point, width: number, pale = 0) =>
    fan(s, n, [from, to], turn, length, width, [mix(tones[0], plume.base, pale), mix(tones[1], plume.lt, pale), mix(tones[2], plume.hi, pale)], ink);
  const coverts = range(64).map((i): Tuft => {
    const t = i / 63;
    return [
      144 - t * 132 + s.r.range(-12, 12),
      -156 + t * 150 + s.r.range(-10, 24),
      -0.2 + t * 1.1 + s.r.range(-0.2, 0.2),
      s.r.range(24, 40),
      15,
      0.1,
    ];
  });
  const wing = (k: number) =>
    lit(s, { k: 0.7 }, row(9, [128, -142], [112, -112], [-6, 106], [150, 176], 38)) +
    lit(s, { k: 0.6 }, row(8, [112, -96], [30, 6], [112, 158], [166, 130], 42)) +
    lit(
      s,
      { k: 0.55 },
      row(9, [134, -140], [112, -106], [-2, 108], [96, 104], 32, 0.25 + k),
      row(8, [110, -98], [26, 0], [110, 152], [100, 82], 36, 0.25 + k),
    ) +
    lit(
      s,
      { k: 0.5 },
      row(8, [132, -138], [108, -108], [4, 106], [56, 60], 28, 0.5 + k),
      row(8, [106, -102], [26, -10], [108, 146], [58, 52], 32, 0.5 + k),
    ) +
    lit(
      s,
      { k: 0.7 },
      path(taper(points('10 4, 76 -66, 112 -118, 140 -150'), 72, 22), s.lin([plume.base, plume.dk], 1, 0, 0, 1)),
      fur(s, coverts, [plume.dk, plume.base, plume.lt, mix(plume.base, plume.lt, 0.5)]),
    );

  const body = smooth(points('-46 -40, 10 -66, 70 -30, 92 50, 74 130, 20 168, -34 140, -70 60, -72 0'), true, 0.9);
  const head = smooth(points('-30 -104, 18 -92, 42 -50, 44 6, 10 44, -40 50, -84 22, -112 -10, -118 -46, -96 -84, -64 -104'), true, 0.9);
  const beak = 'M-96 -56Q-136 -68 -160 -40Q-176 -14 -170 34Q-158 14 -144 4Q-120 6 -92 2Q-84 -30 -96 -56Z';
  const claw = (pts: readonly Point[], w: number) => lit(s, { k: 0.3 }, path(taper(pts, w, 2, 0.8), s.lin(['#8a93a5', '#2a2d3a', '#07070c'])));
  const foot = (x: number, y: number, k: number, rot: number) =>
    at(
      x,
      y,
      k,
      rot,
      points('-34 0.9, 0 1.1, 34 0.9').map(([a, l]) =>
        g(
          { transform: `rotate(${-a}) scale(1 ${l})` },
          lit(s, { k: 0.4 }, path('M-15 -10Q-22 30 -12 62Q0 72 12 62Q20 30 15 -10Z', s.lin([G.hi, G.lt, G.base, G.dk], 0, 0, 1, 0))),
          range(4).map((i) => stroke(`M-14 ${10 + i * 13}Q0 ${18 + i * 13} 14 ${10 + i * 13}`, G.dk, 2.6, { opacity: 0.7 })),
          claw(points('0 54, -2 86, -16 108, -34 114'), 25),
        ),
      ),
      claw(points('24 -10, 58 8, 66 40, 48 62'), 22),
    );
  return (
    g({ transform: 'translate(30 6) rotate(9)' }, wing(0)) +
    g({ transform: 'translate(-26 6) rotate(-7) scale(-1 1)' }, wing(0.12)) +
    lit(
      s,
      { k: 0.6 },
      range(7).map((i) => at(26, 110, 1, 180 - 30 + i * 10, feather(s, 150 - Math.abs(i - 3) * 6, 44, [white.dk, white.lt, white.hi], plume.dk))),
    ) +
    lit(s, { k: 1.2 }, path(body, s.lin([plume.lt, plume.base, plume.dk, ink], 0.2, 0, 0.6, 1))) +
    lit(
      s,
      { k: 0.35, rimA: 0.5 },
      fur(
        s,
        range(90)
          .map((): Tuft => {
            const t = s.r();
            return [
              s.r.range(-54, 74) * (1 - t * 0.35) + 6,
              -40 + t * 160,
              Math.PI / 2 + s.r.range(-0.25, 0.25),
              s.r.range(26, 44),
              17,
              s.r.range(-0.1, 0.1),
            ];
          })
          .sort((a, b) => b[1] - a[1]),
        [plume.dk, plume.base, mix(plume.base, plume.lt, 0.5), ink],
      ),
    ) +
    foot(74, 128, 0.98, -22) +
    foot(-84, 122, 1.12, 24) +
    lit(
      s,
      { k: 0.5 },
      fur(
        s,
        range(26).map((i): Tuft => [
          (i % 2 ? 60 : -68) + s.r.range(-26, 26),
          s.r.range(64, 98),
          Math.PI / 2 + s.r.range(-0.2, 0.2),
          s.r.range(30, 54),
          16,
          0.1,
        ]),
        [plume.base, plume.dk, plume.lt],
      ),
    ) +
    lit(
      s,
      { k: 0.45, rimA: 0.6 },
      fur(
        s,
        range(64).map((i): Tuft => [
          -66 + (i % 32) * 3.7,
          (i < 32 ? 26 : 4) - Math.max(0, (i % 32) - 18) * 3,
          Math.PI / 2 - ((i % 32) - 14) * 0.026,
          s.r.range(40, 78),
          17,
          s.r.range(-0.1, 0.2),
        ]),
        [white.lt, white.base, white.hi],
      ),
    ) +
    at(
      -8,
      -14,
      0.88,
      0,
      lit(s, { k: 0.8 }, path(head, s.lin([white.hi, [white.lt, 0.5], white.base, white.dk], 0.2, 0, 0.7, 1))) +
        airbrush(s, head, 7, [
          ['M-110 -60Q-60 -80 -30 -50Q-50 -20 -96 -26Z', white.dk, 0.95],
          ['M-96 -6Q-50 10 -30 40L-80 40Z', white.dk, 0.7],
          ['M-90 -92Q-40 -110 10 -80Q-30 -84 -80 -70Z', '#ffffff', 0.9],
        ]) +
        fur(
          s,
          range(70).map((): Tuft => [s.r.range(-70, 34), s.r.range(-90, 30), 0.5 + s.r.range(-0.3, 0.3), s.r.range(20, 40), 6, 0.15]),
          [white.hi, white.dk, white.base],
          0.5,
        ) +
        lit(
          s,
          { k: 0.6 },
          path(beak, s.lin([G.hi, G.lt, [G.base, 0.6], G.dk], 0, 0, 0.3, 1)),
          path('M-84 14Q-112 30 -136 32Q-122 48 -82 36Z', s.lin([G.base, G.dk])),
        ) +
        path('M-142 6Q-112 8 -80 4L-66 20L-84 20Q-112 32 -130 30Q-110 16 -142 6Z', '#2c060a') +
        path('M-124 26Q-104 12 -84 14Q-96 26 -124 26Z', '#c94c58') +
        stroke('M-144 6Q-112 8 -84 4Q-72 8 -64 22', ink, 3.4) +
        path('M-122 -36q10 -7 15 2q-7 7 -15 3z', ink) +
        path('M-98 -56Q-88 -30 -90 2Q-76 0 -74 -22Q-80 -50 -98 -56Z', s.lin([G.hi, G.base])) +
        g({ transform: 'translate(-62 -44) scale(-1 1)' }, gaze(s, 0, 0, 0.4, '#ffcf2e', { tilt: -12, ink })) +
        lit(s, { k: 0.3 }, path('M-108 -64Q-66 -82 -14 -54Q-30 -50 -44 -48Q-74 -58 -96 -40Z', s.lin([white.hi, white.base, white.dk]))),
    )
  );
};
