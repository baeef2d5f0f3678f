import { mix, light, range, circle, path, g, type Colour } from '../core.ts';
import { blur, glowDisc, smoke, rays } from '../light.ts';
import { lin, type Backdrop } from './sky.ts';

export const clouds: Backdrop = (s) => {
  const { p, r } = s;
  const many = (n: number) => Math.round((n * s.W) / 600);
  const bank = (y: number, k: number, col: Colour, n: number) =>
    g(
      {},
      range(n).map((i) => {
        const x = (i / (n - 1)) * (s.W + 160) - 80 + r.range(-30, 30);
        return path(
          circle(x, y + r.range(-20, 30) * k, r.range(50, 95) * k),
          s.rad([light(col, 0.55), [col, 0.6], mix(col, p.shade, 0.45)], 0.4, 0.22, 0.8),
        );
      }),
    );
  return (
    lin(s, [p.shade, [p.mid, 0.35], [p.glow, 0.66], p.pale]) +
    glowDisc(s, s.lx, s.ly, 460, p.pale, 0.95) +
    rays(s, s.lx, s.ly, { n: 18, len: 900, a: 0.5, soft: 6 }) +
    smoke(s, { colour: p.pale, a: 0.75, fx: 0.006, fy: 0.016, lo: 0.47, gain: 4, bottom: s.H * 0.8 }) +
    g({ opacity: 0.9, filter: blur(s, 2) }, bank(s.H * 0.64, 0.7, mix(p.pale, p.glow, 0.45), many(12))) +
    bank(s.H * 0.74, 1, mix(p.pale, p.glow, 0.25), many(9)) +
    bank(s.H * 0.9, 1.3, p.glow, many(8))
  );
};
