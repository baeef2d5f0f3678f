import { mix, light, range, taper, petal, el, path, g, at } from '../core.ts';
import { blur, smoke, rays, particles } from '../light.ts';
import { sky, type Backdrop } from './sky.ts';

export const jungle: Backdrop = (s, c) => {
  const { p, r } = s;
  let out =
    sky(s, c, [mix(p.pale, p.glow, 0.4), [p.glow, 0.2], [p.mid, 0.5], [p.shade, 0.78], p.deep], 0.95) +
    rays(s, c.x + 120, -140, { n: 16, len: s.H * 1.15, from: 0.5, to: 2.8, a: 0.5, soft: 8 });
  [0.75, 0.45, 0.15].forEach((d, i) => {
    const col = mix(p.deep, mix(p.mid, p.glow, 0.3), d);
    const leaf = (x: number, y: number, rot: number, k: number) =>
      at(
        x,
        y,
        k,
        rot,
        path(petal(150, 34), s.lin([light(col, 0.18), col])),
        el('path', { d: 'M0 0L0 -140', stroke: mix(col, p.pale, 0.25), 'stroke-width': 2, opacity: 0.6 }),
      );
    let l = '';
    range(3).forEach(() => {
      const x = r.range(0, s.W);
      l += path(
        taper(
          [
            [x, -20],
            [x + r.range(-30, 30), s.H * 0.3],
            [x + r.range(-60, 60), s.H],
          ],
          26 + i * 14,
          40 + i * 18,
        ),
        mix(col, p.deep, 0.25),
      );
    });
    for (let k = 0; k < (s.W > 900 ? 46 : 20); k++) {
      const side = r.chance(0.5),
        x = s.W > 900 ? r.range(0, s.W) : side ? r.range(-40, 130 - i * 20) : s.W + r.range(-130 + i * 20, 40),
        y = r.range(-40, s.H * 0.8);
      if (Math.hypot(x - c.x, y - c.y) > 210) l += leaf(x, y, r.range(0, 360), r.range(0.6, 1.2) * (0.8 + i * 0.25));
    }
    out += g({ filter: i === 0 ? blur(s, 4) : undefined }, l);
  });
  return (
    out +
    smoke(s, { colour: p.glow, a: 0.45, fx: 0.005, fy: 0.015, top: s.H * 0.3, bottom: s.H, mode: 'screen' }) +
    particles(s, { n: 50, colour: p.pale, size: 0.9 })
  );
};
