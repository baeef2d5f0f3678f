import { mix, range, taper, ridge, path, g } from '../core.ts';
import { blur, smoke, rays, particles } from '../light.ts';
import { sky, type Backdrop } from './sky.ts';

export const undersea: Backdrop = (s, c) => {
  const { p, r } = s;
  let out =
    sky(s, { x: c.x, y: -40 }, [p.pale, [p.glow, 0.14], [p.mid, 0.45], [p.shade, 0.75], p.deep], 1.35) +
    rays(s, c.x - 40, -140, { n: 18, len: s.H * 1.2, from: 0.25, to: Math.PI - 0.25, a: 0.55, soft: 7 });
  out += smoke(s, { colour: p.glow, a: 0.4, fx: 0.012, fy: 0.03, lo: 0.5, gain: 5, bottom: s.H * 0.4, mode: 'screen' });
  [0.62, 0.38, 0.12].forEach((d, i) => {
    const col = mix(mix(p.shade, p.mid, d), p.deep, 0.25 + i * 0.2),
      y = s.H * (0.62 + i * 0.08);
    let plants = path(ridge(r, -20, s.W + 20, y + 40, 60, s.H), col);
    for (let x = -20; x < s.W + 30; x += r.range(40, 90)) {
      if (Math.abs(x - c.x) < 120 && i > 0) continue;
      const h = r.range(80, 200) * (0.7 + i * 0.3);
      plants += r.chance(0.5)
        ? range(5)
            .map((k) =>
              path(
                taper(
                  [
                    [x, y + 60],
                    [x + (k - 2) * 12, y - h * 0.4],
                    [x + (k - 2) * 26 + r.range(-12, 12), y - h * r.range(0.6, 1)],
                  ],
                  12,
                  5,
                ),
                col,
              ),
            )
            .join('')
        : path(
            taper(
              [
                [x, y + 60],
                [x + 22, y - h * 0.3],
                [x - 18, y - h * 0.8],
                [x + 14, y - h * 1.35],
              ],
              22,
              2,
            ),
            col,
          );
    }
    out += g({ filter: i === 0 ? blur(s, 2.5) : undefined }, plants);
  });
  return out + particles(s, { n: 44, kind: 'bubble', colour: p.pale, size: 1.1, y1: s.H * 0.7 });
};
