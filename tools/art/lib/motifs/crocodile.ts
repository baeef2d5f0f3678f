import type { Draw, Point } from '../core.ts';
import { mix, nth, range, smooth, spline, ell, el, path, g, at } from '../core.ts';
import { flare, glowDisc, texture } from '../light.ts';
import { M, away, gem, lit, scales, shadow, stroke } from '../kit.ts';
import { airbrush, fang, gaze, pelt, points } from '../brush.ts';

/** A crocodile's jaws, wide open over a heap of gold. */
export const crocodile: Draw = (s) => {
  const hide = s.r.chance(0.6) ? pelt(s, 'leaf', 'iron', 0.5) : pelt(s, 'stone', 'onyx', 0.35);
  const belly = M(s, 'bone', 0.1);
  const G = M(s, 'gold', 0.04);
  const eyeColour = away(s, ['topaz', 'emerald', 'ruby'], 0).lt;
  const ink = mix('#070604', s.p.deep, 0.35);
  const soft = (pts: readonly Point[]) => smooth(pts, true, 0.85);

  const back = soft(points('60 -110, 130 -128, 210 -120, 300 -84, 330 40, 320 240, 140 230, 110 130, 80 20'));
  const upper = soft(
    points(
      '250 -40, 216 -92, 176 -118, 150 -150, 112 -158, 80 -136, 20 -146, -60 -182, -140 -222, -186 -250, -226 -262, -256 -242, -262 -208, -236 -184, -190 -172, -136 -138, -78 -112, -20 -66, 40 -26, 104 24, 180 60',
    ),
  );
  const lower = soft(
    points('230 20, 130 20, 70 44, 0 50, -76 62, -150 60, -210 46, -250 50, -264 76, -244 106, -160 132, -50 150, 80 146, 190 124, 250 80'),
  );
  const gape = soft(points('-214 -190, -130 -140, -60 -100, 30 -30, 120 30, 60 60, -60 74, -190 64, -240 66, -120 20, -60 -40, -140 -120'));
  const gums = spline(points('-232 -192, -186 -172, -130 -138, -78 -112, -20 -66, 40 -26, 84 8'), 3);
  const rim = spline(points('-246 62, -206 52, -150 64, -76 66, 0 56, 60 48'), 3);
  const coin = (x: number, y: number, k: number, rot: number) =>
    at(
      x,
      y,
      k,
      rot,
      path(ell(0, 6, 32, 21), G.dp),
      path(ell(0, 0, 32, 21), s.lin([G.hi, G.lt, G.base, G.dk], 0, 0, 1, 1)),
      el('ellipse', { cx: 0, cy: 0, rx: 22, ry: 13, fill: 'none', stroke: G.dk, 'stroke-width': 3 }),
    );
  const heap = range(72)
    .map((): Point => {
      const x = s.r.range(-264, 230);
      return [x, s.r.range(150 - 46 * Math.cos((x / 250) * 1.3), 270)];
    })
    .sort((a, b) => a[1] - b[1])
    .map(([x, y]) => coin(x, y, s.r.range(0.7, 1), s.r.range(-30, 30)));
  const gems = (
    [
      ['ruby', -170, 176, 34],
      ['emerald', -40, 146, 36],
      ['sapphire', 96, 170, 38],
      ['amethyst', 20, 210, 34],
    ] as const
  )
    .map(([name, x, y, r], i) => at(x, y, 1, i * 23, lit(s, { k: 0.5 }, gem(s, M(s, name, 0.02), r, nth([8, 6, 10], i % 3)))))
    .join('');
  const knob = (x: number, y: number, rot: number, k: number) =>
    at(x, y, k, rot, path('M-20 12Q-14 -22 6 -26Q20 -8 22 12Z', s.lin([hide.lt, hide.base, hide.dk]), { stroke: ink, 'stroke-width': 2 }));

  return (
    shadow(s, 0, 240, 290, 44, 0.9) +
    lit(s, { k: 1.4 }, path(back, s.lin([hide.base, hide.dk, ink]))) +
    scales(s, back, [50, -140, 340, 250], 40, ink, hide.lt, 0.7) +
    lit(
      s,
      { k: 0.5 },
      range(6)
        .map((i) => knob(196 + i * 24, -122 + i * 13, 12 + i * 9, 1.25))
        .join(''),
      range(5)
        .map((i) => knob(170 + i * 30, -84 + i * 20, 16 + i * 8, 1.1))
        .join(''),
    ) +
    path(gape, s.radU(['#f0a08c', ['#b8484a', 0.4], ['#5c1420', 0.8], '#22060c'], -150, 20, 260)) +
    airbrush(s, gape, 9, [
      ['M40 -40L130 30L60 66Q0 30 40 -40Z', '#140306', 0.95],
      ['M-230 60Q-140 20 -20 24Q60 30 80 60L-60 90Z', '#e0706c', 0.9],
      ['M-200 58Q-120 36 -20 40L-60 64Z', '#ffb4a4', 0.75],
      ['M-220 -190L-60 -100L40 -20L10 -10L-110 -90Z', '#4a0f18', 0.7],
    ]) +
    ['M-190 -172Q-120 -104 -30 -40', 'M-150 -156Q-90 -100 0 -34'].map((d) => stroke(d, '#ffb0a0', 4, { opacity: 0.35 })).join('') +
    glowDisc(s, -60, 120, 200, '#ffc845', 0.75) +
    // far teeth of the lower jaw, then the jaw itself
    rim
      .filter((_, i) => i % 2)
      .map(([x, y], i) => fang(s, x + 12, y - 2, -24 - (i % 3) * 9, 15, -4))
      .join('') +
    lit(s, { k: 1.1 }, path(lower, s.lin([mix(hide.base, belly.base, 0.5), belly.lt, belly.base, belly.dk], 0, 0, 0.1, 1))) +
    scales(s, lower, [-280, 70, 260, 160], 30, mix(hide.dk, ink, 0.4), '#fffbe8', 0.55) +
    airbrush(s, lower, 8, [
      ['M-270 40Q-100 76 60 54L240 10V50Q60 96 -260 84Z', hide.dk, 0.85],
      ['M-250 116Q0 160 240 110V170H-250Z', ink, 0.6],
    ]) +
    rim.map(([x, y], i) => fang(s, x, y + 6, -nth([46, 26, 34, 52, 24, 30], i % 6), 20, -3)).join('') +
    lit(
      s,
      { k: 1.2 },
      path(upper, s.lin([hide.lt, [hide.base, 0.4], hide.dk, mix(hide.dk, belly.base, 0.4)], 0.2, 0, 0, 1), {
        filter: texture(s, { fx: 0.035, scale: 2.4 }),
      }),
    ) +
    scales(s, upper, [-280, -280, 260, 70], 24, ink, hide.hi, 0.5) +
    airbrush(s, upper, 9, [
      ['M-240 -190Q-100 -130 0 -50L110 30L60 20L-60 -70L-240 -170Z', mix(belly.base, hide.dk, 0.25), 0.95],
      ['M60 -130Q120 -90 180 -30Q150 20 90 0Q20 -60 -20 -110Z', ink, 0.6],
      ['M-220 -256Q-100 -214 60 -140L50 -122Q-100 -190 -230 -236Z', hide.hi, 0.65],
      ['M120 -100Q200 -90 236 -40Q220 0 180 0Z', hide.lt, 0.5],
    ]) +
    stroke(smooth(points('-240 -190, -190 -178, -136 -146, -78 -118, -20 -74, 40 -34, 104 16, 170 42'), false), ink, 5, { opacity: 0.8 }) +
    gums.map(([x, y], i) => fang(s, x, y - 4, nth([58, 30, 40, 62, 28, 36], i % 6), 22, 5)).join('') +
    lit(
      s,
      { k: 0.4 },
      range(9)
        .map((i) => knob(-160 + i * 27, -226 + i * 13.4 - (i > 6 ? 6 : 0), 26, 0.62 + (i % 2) * 0.16))
        .join(''),
      [
        [-232, -252, 10, 1.05],
        [196, -104, 30, 1],
        [222, -80, 40, 0.9],
      ]
        .map(([x = 0, y = 0, rot = 0, k = 1]) => knob(x, y, rot, k))
        .join(''),
    ) +
    path('M-240 -240q14 -10 22 4q-12 8 -22 -4z', ink) +
    lit(s, { k: 0.5 }, path('M64 -124Q96 -176 146 -158Q176 -140 176 -108Q120 -92 64 -124Z', s.lin([hide.lt, hide.base, hide.dk]))) +
    g({ transform: 'translate(118 -120) scale(-1 1)' }, gaze(s, 0, 0, 0.56, eyeColour, { tilt: 10, slit: true, ink, glow: 0.9 })) +
    path('M66 -128Q110 -158 176 -126Q130 -142 92 -122Q76 -114 66 -128Z', s.lin([hide.base, ink])) +
    heap.join('') +
    gems +
    flare(s, -40, 130, 70) +
    flare(s, -240, 150, 60)
  );
};
