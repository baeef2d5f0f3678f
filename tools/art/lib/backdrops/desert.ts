import { nth, mix, light, poly, range, smooth, el, path } from '../core.ts';
import { glowDisc, smoke } from '../light.ts';
import { lin, type Backdrop } from './sky.ts';

export const desert: Backdrop = (s, c) => {
  const { p, r } = s,
    h = s.H * 0.6;
  let out =
    lin(s, [mix(p.accent, p.deep, 0.5), [mix(p.accent, p.pale, 0.25), 0.26], [mix(p.pale, p.glow, 0.4), 0.5], [p.glow, 0.6], [p.mid, 0.72], p.deep]) +
    el('circle', { cx: c.x, cy: c.y - 60, r: 235, fill: s.rad([p.pale, [p.pale, 0.5], [p.glow, 1]]) }) +
    glowDisc(s, c.x, c.y - 60, 430, p.glow, 0.9);
  out += smoke(s, { colour: p.pale, a: 0.55, fx: 0.004, fy: 0.022, bottom: h });
  range(3).forEach((i) => {
    const b = r.range(150, 230) - i * 10,
      x = c.x + nth([-245, 265, 40], i) * 0.95,
      y = h + 30 + i * 6,
      base = mix(p.glow, p.shade, 0.3 + i * 0.14);
    out +=
      path(
        poly([
          [x, y - b],
          [x + b * 0.95, y],
          [x + b * 0.28, y + 10],
        ]),
        s.lin([mix(base, p.deep, 0.3), mix(base, p.glow, 0.35)]),
      ) +
      path(
        poly([
          [x, y - b],
          [x + b * 0.28, y + 10],
          [x - b * 0.95, y],
        ]),
        s.lin([light(base, 0.25), mix(base, p.glow, 0.5)]),
      );
  });
  range(3).forEach((i) => {
    const y = h + i * 55;
    out += path(
      smooth([
        [-60, y + r.range(-10, 30)],
        [s.W * 0.25, y - 20 + r.range(-14, 14)],
        [s.W * 0.6, y + 24],
        [s.W + 60, y - 12],
        [s.W + 60, s.H + 40],
        [-60, s.H + 40],
      ]),
      s.lin([mix(p.glow, p.shade, 0.25 + i * 0.28), mix(p.shade, p.deep, 0.2 + i * 0.35)]),
    );
  });
  return out + smoke(s, { colour: p.glow, a: 0.5, fx: 0.003, fy: 0.03, top: h - 60, bottom: h + 120, mode: 'screen' });
};
