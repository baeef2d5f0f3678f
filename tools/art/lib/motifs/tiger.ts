import type { Draw, Point } from '../core.ts';
import { mix, range, smooth, taper, path, g, TAU } from '../core.ts';
import { lit, stroke } from '../kit.ts';
import { airbrush, fang, fur, gaze, pelt, points, type Tuft } from '../brush.ts';

/** A tiger's head in three-quarter view, snarling. */
export const tiger: Draw = (s) => {
  const coat = s.r.chance(0.75) ? pelt(s, 'copper', 'topaz', 0.42) : pelt(s, 'silver', 'porcelain', 0.4);
  const white = pelt(s, 'bone', 'porcelain', 0.6);
  const ink = mix('#0c0506', s.p.deep, 0.3);
  const soft = (pts: readonly Point[]) => smooth(pts, true, 0.9);

  const head = soft(
    points(
      '-66 -192, 14 -198, 92 -176, 142 -122, 166 -50, 172 26, 150 96, 104 156, 30 200, -50 222, -124 212, -156 168, -170 92, -190 30, -176 -26, -168 -84, -150 -136, -112 -176',
    ),
  );
  const mouth = soft(points('92 120, 74 74, 44 46, 4 40, -44 50, -96 52, -146 46, -172 58, -182 100, -168 148, -132 174, -84 176, -30 168, 40 146'));
  const near = soft(points('-100 8, -60 -8, -4 -12, 48 8, 82 50, 96 104, 72 84, 40 60, 2 54, -46 68, -92 64'));
  const far = soft(points('-100 8, -140 -6, -178 8, -196 44, -192 92, -178 70, -148 64, -98 64'));
  const neck = soft(points('60 -190, 150 -176, 232 -80, 270 60, 280 340, -150 340, -140 190, 0 60'));

  const band = (pts: readonly Point[], w: number) => path(taper(pts, w, 2, 0.8), ink);
  const crown = [
    band(points('-62 -204, -58 -170, -62 -132'), 20),
    band(points('-20 -206, -30 -176, -44 -150'), 15),
    band(points('-104 -196, -92 -168, -80 -146'), 14),
    band(points('44 -208, 6 -168, -28 -130'), 19),
    band(points('92 -190, 58 -150, 8 -128'), 19),
    band(points('-130 -172, -112 -146, -90 -126'), 14),
    band(points('-158 -120, -136 -112, -118 -110'), 12),
    band(points('-182 -40, -166 -40, -152 -46'), 12),
    band(points('-188 4, -174 -6, -160 -14'), 12),
  ].join('');
  const cheek = [
    band(points('150 -128, 112 -116, 72 -112'), 20),
    band(points('186 -70, 132 -66, 92 -72'), 21),
    band(points('196 -10, 140 -10, 84 -34'), 22),
    band(points('200 46, 150 40, 92 6'), 22),
    band(points('178 96, 136 84, 96 50'), 19),
    band(points('132 146, 104 126, 92 98'), 17),
  ].join('');
  const ruff = range(34).map((i): Tuft => {
    const t = i / 33;
    return [
      84 + Math.sin(t * 2.5) * 66 - t * 36,
      -128 + t * 316,
      -0.1 + t * 1.5 + s.r.range(-0.15, 0.15),
      s.r.range(64, 116),
      30,
      s.r.range(0.1, 0.3),
    ];
  });
  const ear = (x: number, y: number, k: number, rot: number) =>
    g(
      { transform: `translate(${x} ${y}) rotate(${rot}) scale(${k} 1)` },
      lit(s, { k: 0.6 }, path('M-46 40C-58 -20 -30 -66 10 -64C48 -56 60 0 48 44Z', s.lin([coat.dk, coat.base, coat.dk]))),
      path('M-28 36C-36 -6 -14 -42 10 -42C34 -34 38 6 28 40Z', ink),
      fur(
        s,
        range(12).map((i): Tuft => [-20 + i * 4, 38, -Math.PI / 2 + (i - 6) * 0.06, s.r.range(34, 66), 8, 0.1]),
        [white.lt, white.base, coat.lt],
        0.9,
      ),
    );
  return (
    lit(
      s,
      { k: 1.3 },
      path(neck, s.lin([coat.base, coat.dk, ink], 1, 0, 0.3, 1)),
      band(points('262 20, 190 40, 120 120'), 34),
      band(points('274 110, 200 130, 130 200'), 36),
      band(points('278 200, 200 220, 120 280'), 36),
    ) +
    ear(-128, -168, 0.62, -34) +
    ear(118, -176, 0.84, 46) +
    lit(s, { k: 1.1 }, path(head, s.lin([coat.base, [coat.lt, 0.3], [coat.base, 0.62], coat.dk], 0, 0, 0.25, 1))) +
    airbrush(s, head, 9, [
      // white over the eyes, cheek and chin
      ['M-24 -118Q30 -156 84 -116Q60 -92 -10 -96Z', white.hi, 0.95],
      ['M-100 -116Q-140 -146 -162 -112Q-150 -94 -108 -96Z', white.hi, 0.9],
      ['M60 0Q130 -20 160 40Q150 130 60 180L20 120Q90 80 60 0Z', white.lt, 0.95],
      ['M-140 150Q-80 190 30 140L20 210Q-100 236 -160 190Z', white.lt, 0.95],
      // sockets, bridge, hollows
      ['M-30 -84Q10 -116 80 -84Q60 -40 0 -46Z', ink, 0.8],
      ['M-152 -84Q-128 -108 -100 -84Q-104 -52 -134 -50Z', ink, 0.8],
      ['M-84 -112Q-66 -118 -48 -112L-62 8H-118Z', coat.hi, 0.85],
      ['M-40 -64Q-24 -20 0 14L-54 4Q-54 -40 -40 -64Z', coat.dk, 0.85],
      ['M-108 -62Q-116 -20 -134 8L-112 6Q-98 -30 -98 -66Z', coat.dk, 0.75],
      ['M200 -60Q150 60 60 200L240 220Z', ink, 0.35],
    ]) +
    fur(
      s,
      range(150).map((): Tuft => {
        const a = s.r.range(0, TAU);
        const r = Math.sqrt(s.r()) * 0.92;
        const [x, y] = [Math.cos(a) * r * 170, Math.sin(a) * r * 165 - 30];
        return [x, y, Math.atan2(y - 20, x + 90), s.r.range(12, 28), 4.5, 0.1];
      }),
      [white.hi, coat.dk, coat.lt],
      0.32,
    ) +
    g({ 'clip-path': s.clip(head) }, crown) +
    lit(
      s,
      { k: 0.4, rimA: 0.6 },
      fur(
        s,
        range(18).map((i): Tuft => [-160 - Math.sin(i / 6) * 6, -30 + i * 11, 2.9 - i * 0.06, s.r.range(26, 48), 14, -0.15]),
        [white.lt, coat.base, white.base],
      ),
    ) +
    g(
      { 'clip-path': s.clip(neck) },
      fur(
        s,
        range(60).map((): Tuft => [s.r.range(150, 262), s.r.range(-120, 150), 1.1 + s.r.range(-0.2, 0.2), s.r.range(30, 56), 12, 0.1]),
        [coat.dk, coat.base],
        0.5,
      ),
    ) +
    lit(s, { k: 0.6, rimA: 0.6 }, fur(s, ruff, [coat.dk, coat.base, coat.dk, ink])) +
    lit(
      s,
      { k: 0.5, rimA: 0.6 },
      fur(
        s,
        ruff.map(([x, y, a, l, w, b = 0]): Tuft => [x - 26, y + 8, a + 0.12, l * 0.72, w, b]),
        [white.lt, coat.lt, white.base, coat.base],
      ),
    ) +
    cheek +
    lit(s, { k: 0.5, rimA: 0.35 }, path(mouth, s.radU(['#1c0307', ['#4a0812', 0.5], '#8e1a22'], -70, 96, 120), { stroke: ink, 'stroke-width': 9 })) +
    airbrush(s, mouth, 4, [
      ['M-146 172Q-126 116 -70 112Q10 112 36 140L-60 186Z', '#c2404c', 1],
      ['M-128 140Q-96 120 -46 128L-80 176Z', '#f0808a', 0.8],
      ['M-180 52H90V84Q-60 100 -180 86Z', '#120204', 0.7],
    ]) +
    stroke('M-84 116Q-92 140 -98 164', '#7c1620', 5) +
    range(5)
      .map((i) => fang(s, -124 + i * 13, 58, 17 - Math.abs(i - 2) * 2, 13))
      .join('') +
    range(5)
      .map((i) => fang(s, -120 + i * 12, 176 - Math.abs(i - 2) * 2, -15, 12))
      .join('') +
    fang(s, -150, 56, 62, 26, 6) +
    fang(s, -40, 56, 86, 36, -4) +
    fang(s, 8, 48, 28, 22) +
    fang(s, 38, 54, 22, 20) +
    fang(s, 62, 72, 16, 18) +
    fang(s, -148, 166, -50, 20, 2) +
    fang(s, -52, 174, -64, 27, 4) +
    fang(s, -8, 164, -24, 20) +
    fang(s, 26, 152, -20, 20) +
    lit(
      s,
      { k: 0.5, rimA: 0.5 },
      path(far, s.lin([white.lt, white.base, white.dk])),
      path(near, s.lin([white.hi, white.lt, [white.base, 0.8], white.dk])),
    ) +
    range(10)
      .map((i) => path(`M${-52 + (i % 4) * 22} ${30 + Math.floor(i / 4) * 13 + (i % 4) * 3}h4v3h-4z`, ink, { opacity: 0.8 }))
      .join('') +
    lit(
      s,
      { k: 0.35 },
      path('M-146 -16Q-104 -34 -54 -14Q-52 8 -74 20Q-88 34 -100 36Q-116 32 -126 18Q-146 6 -146 -16Z', s.lin(['#e2868a', '#a8434c', '#4a1018'])),
    ) +
    path('M-138 0Q-122 -12 -110 2Q-116 14 -128 10Z M-88 2Q-70 -12 -60 0Q-66 14 -80 12Z', ink) +
    stroke('M-100 36L-98 56', ink, 5) +
    // the snarl folds the skin beside the nose
    [
      'M-46 -34Q-14 -42 14 -14',
      'M-40 -50Q0 -58 42 -16',
      'M-52 -20Q-26 -24 -6 -8',
      'M30 -28Q62 -14 84 24',
      'M-136 -34Q-152 -36 -160 -14',
      'M-132 -52Q-150 -54 -164 -34',
      'M-92 -110Q-84 -96 -88 -80',
      'M-52 -112Q-60 -98 -56 -82',
    ]
      .map((d) => stroke(d, ink, 5, { opacity: 0.55 }))
      .join('') +
    gaze(s, 22, -74, 0.62, '#ffd23a', { tilt: -16, ink }) +
    g({ transform: 'translate(-128 -74) scale(-.82 1)' }, gaze(s, 0, 0, 0.56, '#ffd23a', { tilt: -14, ink })) +
    stroke('M-14 -62Q-30 -44 -38 -22M-106 -60Q-104 -44 -112 -22', ink, 8) +
    path('M-40 -84Q0 -116 78 -98Q30 -96 -6 -72Q-26 -62 -40 -84Z M-94 -80Q-120 -108 -164 -92Q-134 -92 -112 -70Q-100 -66 -94 -80Z', ink) +
    range(6)
      .map((i) =>
        stroke(`M${-10 + i * 7} ${34 + i * 5}Q${70 + i * 8} ${14 + i * 16} ${142 + i * 6} ${30 + i * 24}`, '#fffaf0', 1.8, { opacity: 0.85 }),
      )
      .join('') +
    range(4)
      .map((i) => stroke(`M-170 ${34 + i * 8}Q-206 ${20 + i * 14} -238 ${26 + i * 24}`, '#fffaf0', 1.6, { opacity: 0.8 }))
      .join('')
  );
};
