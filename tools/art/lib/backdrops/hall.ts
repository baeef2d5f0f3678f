import { mix, light, f, poly, rrect, el, path } from '../core.ts';
import { smoke, rays, particles } from '../light.ts';
import { sky, type Backdrop } from './sky.ts';

export const hall: Backdrop = (s, c) => {
  const { p } = s,
    vx = c.x,
    vy = c.y + 20;
  let out =
    sky(s, { x: vx, y: vy }, [p.pale, [p.glow, 0.16], [p.mid, 0.42], [p.shade, 0.7], p.deep], 0.9) +
    rays(s, vx, vy - 40, { n: 20, len: 700, a: 0.5, soft: 6 });
  [0.36, 0.55, 0.8, 1.15].forEach((k, i) => {
    const col = mix(mix(p.mid, p.glow, 0.3), p.deep, i * 0.27),
      w = 74 * k;
    [-1, 1].forEach((d) => {
      const x = vx + d * 330 * k,
        top = vy - 700 * k,
        bot = vy + 330 * k;
      out +=
        path(
          poly([
            [x - w * 0.5, top],
            [x + w * 0.5, top],
            [x + w * 0.5, bot],
            [x - w * 0.5, bot],
          ]),
          s.lin(
            d < 0 ? [mix(col, p.deep, 0.5), col, [light(col, 0.45), 0.92], col] : [col, [light(col, 0.45), 0.08], col, mix(col, p.deep, 0.5)],
            0,
            0,
            1,
            0,
          ),
        ) +
        path(rrect(x - w * 0.72, bot - 10 * k, w * 1.44, 40 * k, 3), mix(col, p.deep, 0.2)) +
        path(rrect(x - w * 0.68, vy - 250 * k, w * 1.36, 30 * k, 3), light(col, 0.15));
    });
    out += el('path', {
      d: `M${f(vx - 330 * k)} ${f(vy - 240 * k)}A${f(330 * k)} ${f(300 * k)} 0 0 1 ${f(vx + 330 * k)} ${f(vy - 240 * k)}`,
      fill: 'none',
      stroke: col,
      'stroke-width': 42 * k,
    });
  });
  return (
    out +
    path(
      poly([
        [0, s.H],
        [vx - 120, vy + 120],
        [vx + 120, vy + 120],
        [s.W, s.H],
      ]),
      s.linU(
        [
          [p.glow, 0, 0.75],
          [p.shade, 0.5, 0.6],
          [p.deep, 1, 0.9],
        ],
        0,
        vy + 120,
        0,
        s.H,
      ),
    ) +
    smoke(s, { colour: p.glow, a: 0.4, fx: 0.004, fy: 0.02, top: s.H * 0.4, bottom: s.H, mode: 'screen' }) +
    particles(s, { n: 60, colour: p.pale, size: 0.9 })
  );
};
