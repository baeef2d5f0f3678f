import { mix, f, range, taper, el, path } from '../core.ts';
import { rays } from '../light.ts';
import { sky, type Backdrop } from './sky.ts';

export const salon: Backdrop = (s, c) => {
  const { p, r } = s;
  let out = sky(s, { x: c.x, y: c.y - 40 }, [mix(p.glow, p.pale, 0.25), [p.mid, 0.3], [p.shade, 0.62], p.deep], 0.9);
  const fan = (x: number, y: number, R: number) =>
    range(5)
      .map((i) =>
        el('path', {
          d: `M${f(x - R + i * 14)} ${f(y)}A${f(R - i * 14)} ${f(R - i * 14)} 0 0 1 ${f(x + R - i * 14)} ${f(y)}`,
          fill: 'none',
          stroke: mix(p.glow, p.pale, 0.3),
          'stroke-opacity': 0.16,
          'stroke-width': 3,
        }),
      )
      .join('');
  for (let y = 0, k = 0; y < s.H * 0.75; y += 76, k++) for (let x = -75 + (k % 2) * 75; x < s.W + 80; x += 150) out += fan(x, y + 76, 74);
  range(26).forEach(() => {
    const R = r.range(8, 34),
      x = r.range(0, s.W),
      y = r.range(0, s.H * 0.55);
    out +=
      el('circle', { cx: x, cy: y, r: R, fill: r.pick([p.glow, p.pale, p.accent]), opacity: r.range(0.06, 0.26) }) +
      el('circle', { cx: x, cy: y, r: R, fill: 'none', stroke: p.pale, 'stroke-opacity': 0.25 });
  });
  const fold = (d: number) =>
    range(4)
      .map((i) => {
        const x = d < 0 ? -30 + i * 26 : s.W + 30 - i * 26;
        return path(
          taper(
            [
              [x, -30],
              [x - d * -8, s.H * 0.4],
              [x + d * 14, s.H + 60],
            ],
            60 - i * 8,
            40,
          ),
          s.lin([mix(p.mid, p.shade, 0.4), p.deep, mix(p.mid, p.shade, 0.55), p.deep].slice(0, 3), 0, 0, 1, 0),
        );
      })
      .join('');
  return out + (s.W > 900 ? '' : fold(-1) + fold(1)) + rays(s, c.x, -80, { n: 6, len: s.H, from: 1.1, to: 2.05, a: 0.5, soft: 12 });
};
