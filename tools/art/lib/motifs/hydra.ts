import type { Draw, Point } from '../core.ts';
import { f, mix, nth, smooth, spline, taper, path, g, at } from '../core.ts';
import { glowDisc } from '../light.ts';
import { M, away, lit, scales, stroke } from '../kit.ts';
import { airbrush, fang, gaze, points, spots, tuft } from '../brush.ts';

/** A hydra: three necks, three open mouths. */
export const hydra: Draw = (s) => {
  const m = away(s, ['teal', 'emerald', 'amethyst', 'sapphire', 'lacquer'], 0.12);
  const belly = M(s, 'bone', 0.16);
  const ink = mix('#05040a', s.p.deep, 0.35);
  const fire = s.p.accent;
  const soft = (pts: readonly Point[]) => smooth(pts, true, 0.85);

  const skull = soft(
    points('72 40, 88 -10, 70 -54, 26 -78, -20 -66, -48 -44, -96 -40, -136 -46, -158 -28, -158 0, -140 12, -98 6, -50 14, -6 26, 30 50'),
  );
  const jaw = soft(points('66 24, 40 66, -14 92, -72 102, -120 92, -132 76, -120 68, -72 68, -20 48, 10 22'));
  const throat = soft(points('20 30, -40 12, -120 8, -146 12, -124 70, -70 76, 0 62'));
  const spine = (x: number, y: number, a: number, l: number) => tuft([x, y, a, l, l * 0.26, 0.22]);
  // Looks to the left; the others are its mirror images.
  const head = (k: number) =>
    g(
      { transform: `scale(${k})` },
      lit(
        s,
        { k: 0.5 },
        path(
          [spine(60, -40, -0.55, 96), spine(70, -10, -0.15, 104), spine(66, 22, 0.3, 84), spine(44, 50, 0.7, 64)].join(''),
          s.lin([mix(m.dk, fire, 0.4), m.base, m.dk], 1, 0, 0, 0),
        ),
      ),
      path(throat, s.radU([mix(fire, '#fff6d0', 0.5), ['#c02a34', 0.35], ['#57101c', 0.8], '#1a0408'], 10, 46, 130)),
      airbrush(s, throat, 4, [['M-118 70Q-80 36 0 46L-40 84Z', '#e8606a', 0.95]]),
      lit(s, { k: 0.7 }, path(jaw, s.lin([m.base, mix(m.dk, belly.base, 0.5), m.dk]))),
      spots('-116 74 -34, -96 74 -22, -76 72 -20, -54 66 -18, -32 56 -16')
        .map(([x, y, l]) => fang(s, x, y, l, 13, -3))
        .join(''),
      lit(s, { k: 0.6 }, path(taper(points('10 -66, 62 -104, 110 -112, 160 -142'), 30, 3), s.lin([belly.hi, belly.base, belly.dk], 1, 0, 0, 0))),
      lit(s, { k: 1 }, path(skull, s.lin([m.hi, [m.lt, 0.25], [m.base, 0.6], m.dk], 0, 0, 0.4, 1))),
      scales(s, skull, [-60, -90, 100, 60], 20, ink, m.hi, 0.5),
      airbrush(s, skull, 6, [
        ['M-44 -42Q-6 -60 34 -34Q10 -6 -40 -14Z', ink, 0.9],
        ['M-150 -34Q-90 -30 -50 -36Q-20 -70 26 -72Q-30 -50 -60 -24Q-110 -16 -156 -20Z', m.hi, 0.7],
        ['M-150 0Q-80 -6 30 40L20 60L-60 20Z', ink, 0.55],
        ['M40 -40Q80 -20 70 40L30 40Q60 0 40 -40Z', ink, 0.6],
      ]),
      spots('-144 8 40, -120 8 24, -98 6 30, -74 10 22, -50 14 26, -26 20 18')
        .map(([x, y, l]) => fang(s, x, y - 2, l, 14, 3))
        .join(''),
      path('M-146 -28q12 -12 22 -2q-8 10 -22 2z', ink),
      g({ transform: 'translate(-10 -32) scale(-1 1)' }, gaze(s, 0, 0, 0.42, fire, { tilt: -10, slit: true, ink, glow: 1 })),
      lit(s, { k: 0.4 }, path('M-66 -38Q-30 -56 -10 -72Q24 -62 40 -30Q8 -52 -28 -44Q-50 -34 -66 -38Z', s.lin([m.lt, m.base, m.dk]))),
    );
  const box = (pts: readonly Point[], w: number): [number, number, number, number] => {
    const [xs, ys] = [pts.map(([x]) => x), pts.map(([, y]) => y)];
    return [Math.min(...xs) - w / 2, Math.min(...ys) - w / 2, Math.max(...xs) + w / 2, 350];
  };
  // Belly plates run along one side of the neck.
  const neck = (pts: readonly Point[], w0: number, w1: number, side: 1 | -1, dim: number) => {
    const line = spline(pts, 9);
    const tube = taper(pts, w0, w1);
    const normal = (i: number) => {
      const [a, b] = [nth(line, Math.max(0, i - 1)), nth(line, Math.min(line.length - 1, i + 1))];
      const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      return [(-(b[1] - a[1]) / l) * side, ((b[0] - a[0]) / l) * side] as const;
    };
    const width = (i: number) => (w0 + ((w1 - w0) * i) / (line.length - 1)) / 2;
    const edge = (share: number) => line.map(([x, y], i): Point => [x + normal(i)[0] * width(i) * share, y + normal(i)[1] * width(i) * share]);
    const [inner, outer] = [edge(0.3), edge(1.02)];
    const spines = line
      .filter((_, i) => i % 3 === 1)
      .map((_, j) => {
        const i = j * 3 + 1;
        const [nx, ny] = normal(i);
        const [x, y] = nth(line, i);
        return tuft([x - nx * width(i) * 0.86, y - ny * width(i) * 0.86, Math.atan2(-ny, -nx) + side * 0.5, 40 + width(i) * 0.3, 17, 0.2]);
      });
    return (
      lit(s, { k: 0.4 }, path(spines.join(''), s.lin([m.lt, m.dk]))) +
      lit(
        s,
        { k: 1.2 },
        path(tube, mix(m.base, m.dk, dim)),
        scales(s, tube, box(pts, w0), 25, ink, m.lt, 0.6),
        path(smooth([...inner, ...[...outer].reverse()]), s.lin([belly.lt, mix(belly.base, belly.dk, dim)])),
        inner.map(([x, y], i) =>
          i % 2 ? '' : stroke(`M${f(x)} ${f(y)}L${f(nth(outer, i)[0])} ${f(nth(outer, i)[1])}`, ink, 3.4, { opacity: 0.55 }),
        ),
      )
    );
  };
  return (
    glowDisc(s, 0, -60, 320, mix(s.p.glow, fire, 0.3), 0.7) +
    neck(points('110 330, 176 220, 214 110, 150 20, 128 -60, 160 -110'), 130, 76, 1, 0.5) +
    at(166, -104, [-1, 1], -8, head(0.86)) +
    neck(points('-110 330, -190 240, -216 140, -150 70, -116 10, -138 -36'), 130, 76, -1, 0.45) +
    at(-146, -22, 1, -10, head(0.88)) +
    neck(points('0 350, 40 230, 60 110, -10 10, 0 -90, 44 -170'), 160, 88, -1, 0.2) +
    at(24, -196, 1, 6, head(1.02))
  );
};
