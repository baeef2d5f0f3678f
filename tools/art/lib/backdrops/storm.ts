import { mix, f, ridge, el, path } from '../core.ts';
import { blur, smoke } from '../light.ts';
import { sky, wide, type Backdrop } from './sky.ts';

export const storm: Backdrop = (s, c) => {
  const { p, r } = s;
  const bolt = (x: number, y: number, len: number, w: number) => {
    let d = `M${f(x)} ${f(y)}`;
    for (let [px, py] = [x, y]; py < y + len; d += `L${f(px)} ${f(py)}`) {
      px += r.range(-34, 34);
      py += r.range(22, 50);
    }
    return (
      el('path', { d, fill: 'none', stroke: p.glow, 'stroke-width': w * 4, opacity: 0.35, filter: blur(s, 6) }) +
      el('path', { d, fill: 'none', stroke: p.pale, 'stroke-width': w, 'stroke-linejoin': 'round' })
    );
  };
  let out =
    sky(s, c, [mix(p.glow, p.pale, 0.3), [p.mid, 0.3], [p.shade, 0.62], p.deep], 0.95) +
    smoke(s, { colour: p.deep, a: 0.95, fx: 0.005, fy: 0.009, lo: 0.4, gain: 4, top: -200, bottom: s.H * 0.75 }) +
    smoke(s, { colour: p.glow, a: 0.6, fx: 0.006, fy: 0.012, lo: 0.48, gain: 4, mode: 'screen', bottom: s.H * 0.7 });
  out += bolt(c.x - 225, -10, 400, 4) + bolt(c.x + 205, -10, 360, 5) + bolt(c.x + 120, -10, 240, 2.4);
  return (
    out +
    path(ridge(r, -20, s.W + 20, s.H * 0.6, 80 * wide(s), s.H, 7, 0.6), mix(p.shade, p.deep, 0.3)) +
    smoke(s, { colour: p.mid, a: 0.7, fx: 0.004, fy: 0.02, top: s.H * 0.5, bottom: s.H * 0.9 }) +
    path(ridge(r, -20, s.W + 20, s.H * 0.72, 60 * wide(s), s.H, 7, 0.6), mix(p.shade, p.deep, 0.75))
  );
};
