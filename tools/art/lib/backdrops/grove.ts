import { mix, light, polar, TAU, range, taper, circle, ridge, path, g } from '../core.ts';
import { blur, rough, rays, particles } from '../light.ts';
import { sky, type Backdrop } from './sky.ts';

export const grove: Backdrop = (s, c) => {
  const { p, r } = s;
  let out = sky(s, { x: c.x, y: c.y - 60 }, [p.pale, [mix(p.pale, p.glow, 0.7), 0.2], [mix(p.glow, p.mid, 0.6), 0.5], [p.shade, 0.85], p.deep]);
  [0.85, 0.6, 0.35].forEach((d, i) => {
    const col = mix(mix(p.shade, p.deep, 0.2), mix(p.glow, p.mid, 0.4), d * 0.9),
      y = s.H * (0.58 + i * 0.06);
    let trees = path(ridge(r, -20, s.W + 20, y + 30, 24, s.H), s.lin([col, mix(col, p.deep, 0.6)]));
    for (let x = r.range(-30, 20); x < s.W + 40; x += r.range(90, 150)) {
      if (i && Math.abs(x - c.x) < 150) continue;
      const R = r.range(55, 90) * (0.7 + i * 0.25),
        top = y - R * 1.5;
      trees +=
        path(
          taper(
            [
              [x, y + 60],
              [x + 4, y - 10],
              [x - 2, top],
            ],
            18 + i * 6,
            8,
          ),
          mix(col, p.deep, 0.4),
        ) +
        range(7)
          .map((k) => {
            const [a, b] = polar(R * 0.62, (k / 7) * TAU, x, top);
            return path(circle(a, b, R * r.range(0.42, 0.66)), s.rad([light(col, 0.28), [col, 0.6], mix(col, p.deep, 0.35)], 0.4, 0.3, 0.7));
          })
          .join('') +
        range(5)
          .map(() => path(circle(x + r.range(-R, R) * 0.7, top + r.range(-R, R) * 0.7, 4 + i * 2), p.accent, { opacity: 0.85 }))
          .join('');
    }
    out += g({ filter: i === 0 ? blur(s, 3) : rough(s, 0.05, 9) }, trees);
  });
  return (
    out +
    rays(s, c.x - 160, -120, { n: 14, len: s.H * 1.1, from: 0.3, to: 2.5, a: 0.45, soft: 9 }) +
    particles(s, { n: 60, colour: p.pale, size: 0.8 })
  );
};
