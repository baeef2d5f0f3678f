import { mix, range, ell, ridge, el, path } from '../core.ts';
import { glowDisc, smoke } from '../light.ts';
import { lin, type Backdrop } from './sky.ts';

export const bay: Backdrop = (s, c) => {
  const { p, r } = s,
    y = s.H * 0.47;
  let out =
    lin(s, [p.shade, [p.mid, 0.22], [p.glow, 0.47], [p.mid, 0.48], [p.shade, 0.75], p.deep]) +
    el('circle', { cx: c.x + 110, cy: y - 60, r: 92, fill: s.rad([p.pale, [p.pale, 0.7], mix(p.pale, p.glow, 0.3)]) }) +
    glowDisc(s, c.x + 110, y - 60, 360, p.pale, 0.9) +
    smoke(s, { colour: p.pale, a: 0.7, fx: 0.004, fy: 0.02, lo: 0.45, bottom: y + 20 });
  out +=
    path(ridge(r, -20, s.W + 20, y - 26, 44, y + 4, 6), mix(p.mid, p.glow, 0.35)) +
    path(ridge(r, -20, s.W * 0.36, y - 30, 60, y + 10, 6), mix(p.shade, p.mid, 0.6));
  range(70).forEach(() => {
    const t = r() ** 1.6,
      yy = y + 6 + t * (s.H * 0.45),
      w = 14 + t * 90,
      x = r.range(-20, s.W);
    out += path(ell(x, yy, w, 1.4 + t * 4), r.chance(0.5) ? p.glow : p.deep, { opacity: r.range(0.15, 0.5) });
  });
  range(26).forEach(() => {
    const t = r(),
      yy = y + 8 + t * 200;
    out += path(ell(c.x + 110 + r.range(-50, 50) * (0.6 + t), yy, r.range(10, 40), 1.6 + t * 2), p.pale, { opacity: 0.75 });
  });
  return out;
};
