import type { Draw, Point } from '../core.ts';
import { f, mix, nth, range, smooth, mirror, spline, taper, path, g, at, both } from '../core.ts';
import { glowDisc } from '../light.ts';
import { M, away, lit, scales, stroke } from '../kit.ts';
import { airbrush, fang, gaze, points, tuft } from '../brush.ts';

/** A dragon overhead, seen from below: wings spread, claws out. */
export const dragonWings: Draw = (s) => {
  const m = away(s, ['ruby', 'emerald', 'sapphire', 'amethyst'], 0.14);
  const B = M(s, 'bone', 0.16);
  const ink = mix('#060308', s.p.deep, 0.35);
  const fire = s.p.accent;

  const wrist: Point = [128, -176];
  const tips: readonly Point[] = points('250 -286, 312 -150, 300 -10, 214 92, 104 130');
  const scallop = tips
    .slice(1)
    .map(([x, y], i) => {
      const [px, py] = nth(tips, i);
      return `Q${f((x + px) / 2 + (wrist[0] - (x + px) / 2) * 0.26)} ${f((y + py) / 2 + (wrist[1] - (y + py) / 2) * 0.26)} ${f(x)} ${f(y)}`;
    })
    .join('');
  const membrane = `M30 -70Q70 -130 128 -180L250 -286${scallop}Q70 90 36 60Z`;
  const finger = ([x, y]: Point, w: number) => {
    const [mx, my] = [(x + wrist[0]) / 2, (y + wrist[1]) / 2];
    const bow = 0.09;
    return taper([wrist, [mx - (y - wrist[1]) * -bow, my - (x - wrist[0]) * bow], [x, y]], w, 3);
  };
  const wing =
    lit(s, { k: 1.1 }, path(membrane, s.radU([mix(m.lt, s.p.glow, 0.35), [m.base, 0.35], [m.dk, 0.75], mix(m.dp, ink, 0.3)], 190, -60, 260))) +
    airbrush(s, membrane, 9, [
      ...tips.slice(1).map(([x, y], i) => {
        const [px, py] = nth(tips, i);
        return [`M${wrist[0]} ${wrist[1]}L${f(x)} ${f(y)}L${f(x * 0.72 + px * 0.28)} ${f(y * 0.72 + py * 0.28)}Z`, ink, 0.6] as const;
      }),
      ['M20 -80L110 -140L90 40L20 70Z', ink, 0.7],
    ]) +
    // veins of the thin skin
    range(14)
      .map((i) => {
        const a = nth(tips, i % 4);
        const b = nth(tips, (i % 4) + 1);
        const t = 0.25 + ((i * 7) % 5) * 0.12;
        const [x, y] = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
        return stroke(
          `M${f(wrist[0] + (x - wrist[0]) * 0.3)} ${f(wrist[1] + (y - wrist[1]) * 0.3)}Q${f(wrist[0] + (x - wrist[0]) * 0.6 + 8)} ${f(wrist[1] + (y - wrist[1]) * 0.6)} ${f(wrist[0] + (x - wrist[0]) * 0.84)} ${f(wrist[1] + (y - wrist[1]) * 0.84)}`,
          m.lt,
          1.6,
          { opacity: 0.4 },
        );
      })
      .join('') +
    lit(
      s,
      { k: 0.5 },
      tips.map((tip, i) => path(finger(tip, 20 - i), s.lin([m.lt, m.base, m.dk], 0, 0, 1, 1))),
    ) +
    lit(s, { k: 0.8 }, path(taper(points('16 -30, 62 -92, 96 -128, 132 -182'), 62, 26), s.lin([m.lt, m.base, m.dk]))) +
    fang(s, 126, -178, -62, 22, -26);
  const arm = (pts: readonly Point[], w: number, claws: Point, turn: number) =>
    lit(
      s,
      { k: 0.7 },
      path(taper(pts, w, w * 0.32, 0.7), s.lin([m.base, m.dk, ink])),
      scales(s, taper(pts, w, w * 0.32, 0.7), [-150, -60, 150, 160], 15, ink, m.lt, 0.5),
    ) +
    at(
      claws[0],
      claws[1],
      1,
      turn,
      range(4).map((i) =>
        at(0, 0, 1, -42 + i * 28, lit(s, { k: 0.3 }, path('M-9 -4Q-12 14 -7 26L7 26Q12 14 9 -4Z', s.lin([m.base, m.dk]))), fang(s, 0, 22, 34, 14, 5)),
      ),
    );
  const trunk = smooth(mirror(points('0 -120, 40 -100, 66 -50, 64 10, 46 66, 50 110, 34 160, 0 176')), true, 0.9);
  const tail: readonly Point[] = points('0 130, -8 190, -60 240, -130 236, -190 190, -236 150');
  const throat: readonly Point[] = points('0 -70, 14 -124, 36 -160, 28 -204, -4 -226');
  const plated = (pts: readonly Point[], w0: number, w1: number, share: number) => {
    const line = spline(pts, 8);
    return line
      .map(([x, y], i) => {
        const [px, py] = nth(line, Math.max(0, i - 1));
        const [nx, ny] = nth(line, Math.min(line.length - 1, i + 1));
        const l = Math.hypot(nx - px, ny - py) || 1;
        const r = ((w0 + ((w1 - w0) * i) / (line.length - 1)) / 2) * share;
        const [ax, ay] = [(-(ny - py) / l) * r, ((nx - px) / l) * r];
        const [dx, dy] = [((nx - px) / l) * r * 0.5, ((ny - py) / l) * r * 0.5];
        return i % 2
          ? ''
          : path(
              `M${f(x + ax)} ${f(y + ay)}Q${f(x + dx)} ${f(y + dy)} ${f(x - ax)} ${f(y - ay)}L${f(x - ax + dx * 1.1)} ${f(y - ay + dy * 1.1)}Q${f(x + dx * 2.4)} ${f(y + dy * 2.4)} ${f(x + ax + dx * 1.1)} ${f(y + ay + dy * 1.1)}Z`,
              s.lin([B.dk, B.lt, B.base, B.dk, B.dp], 0, 0, 1, 0.2),
              { stroke: ink, 'stroke-width': 2.6, 'stroke-opacity': 0.75 },
            );
      })
      .join('');
  };
  const skull = smooth(points('44 20, 54 -16, 34 -44, -4 -50, -34 -32, -74 -26, -104 -30, -120 -16, -116 4, -76 8, -30 16, 10 34'), true, 0.85);
  const jaw = smooth(points('40 16, 20 48, -24 60, -72 62, -98 52, -90 42, -48 40, -6 24'), true, 0.85);
  // Positioned like the first pose of the motif.
  return at(
    -13,
    11,
    0.98,
    0,
    glowDisc(s, 0, -60, 330, s.p.glow, 0.7) +
      lit(s, { k: 0.8 }, path(taper(tail, 74, 5), s.lin([m.base, m.dk]))) +
      plated(tail, 74, 5, 0.62) +
      lit(s, { k: 0.5 }, path('M-226 158Q-270 146 -292 96Q-250 96 -226 124Q-236 96 -218 72Q-196 110 -212 156Z', s.lin([m.lt, m.dk]))) +
      both(wing) +
      arm(points('26 100, 84 70, 116 96, 104 146'), 66, [104, 150], -8) +
      arm(points('-26 100, -88 72, -122 100, -112 148'), 66, [-112, 152], 14) +
      lit(s, { k: 0.9 }, path(taper(throat, 82, 52), s.lin([m.lt, m.base, m.dk], 0, 0, 1, 0))) +
      plated([...throat].reverse(), 52, 82, 0.66) +
      lit(s, { k: 1.3 }, path(trunk, s.lin([ink, [m.dk, 0.2], [m.base, 0.5], [m.dk, 0.8], ink], 0, 0, 1, 0))) +
      scales(s, trunk, [-80, -130, 80, 190], 22, ink, m.hi, 0.55) +
      plated(points('0 -104, 0 -20, 0 60, 0 168'), 76, 48, 1) +
      arm(points('40 -50, 84 -36, 96 -2, 80 34'), 40, [80, 36], 10) +
      arm(points('-40 -50, -86 -38, -102 -4, -92 30'), 40, [-92, 32], -2) +
      at(
        -8,
        -226,
        0.98,
        14,
        lit(
          s,
          { k: 0.4 },
          path(
            [
              tuft([36, -22, -0.5, 92, 24, 0.2]),
              tuft([46, 0, -0.05, 76, 20, 0.2]),
              tuft([38, 22, 0.5, 60, 18, 0.2]),
              tuft([8, -44, -0.9, 86, 22, 0.3]),
            ].join(''),
            s.lin([B.hi, B.base, m.dk], 1, 0, 0, 0),
          ),
        ),
        path('M20 24L-96 2L-96 52L0 48Z', s.radU([mix(fire, '#fff3c0', 0.5), ['#b8202c', 0.4], '#30060e'], 0, 34, 90)),
        lit(s, { k: 0.6 }, path(jaw, s.lin([m.base, m.dk]))),
        range(4).map((i) => fang(s, -88 + i * 20, 44 - i * 2, -18, 10, -2)),
        lit(s, { k: 0.8 }, path(skull, s.lin([m.hi, m.lt, m.base, m.dk]))),
        scales(s, skull, [-50, -60, 60, 40], 15, ink, m.hi, 0.5),
        airbrush(s, skull, 5, [
          ['M-34 -28Q-4 -40 24 -20Q4 0 -30 -6Z', ink, 0.9],
          ['M-110 -4Q-40 -2 20 26L0 36L-60 14Z', ink, 0.5],
        ]),
        range(5).map((i) => fang(s, -108 + i * 18, 4 + i * 1.6, 26 - (i % 2) * 9, 10, 2)),
        g({ transform: 'translate(-10 -18) scale(-1 1)' }, gaze(s, 0, 0, 0.34, fire, { slit: true, ink, glow: 1 })),
      ),
  );
};
