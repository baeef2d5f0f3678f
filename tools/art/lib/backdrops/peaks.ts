import { mix, light, ridge, el, path } from '../core.ts';
import { glowDisc, smoke, particles } from '../light.ts';
import { lin, wide, type Backdrop } from './sky.ts';

export const peaks: Backdrop = (s, c) => {
  const { p, r } = s;
  let out =
    lin(s, [p.deep, [p.shade, 0.2], [p.mid, 0.42], [p.glow, 0.66], p.mid]) +
    particles(s, { n: 60, kind: 'star', colour: p.pale, size: 0.5, y1: s.H * 0.4 }) +
    glowDisc(s, c.x, c.y, 480, p.glow, 0.9) +
    el('circle', { cx: c.x, cy: c.y - 60, r: 150, fill: s.rad([p.pale, [p.pale, 0.6], [mix(p.pale, p.glow, 0.6), 1]]), opacity: 0.92 });
  out += smoke(s, { colour: p.shade, a: 0.6, fx: 0.004, fy: 0.014, bottom: s.H * 0.6 });
  [0.8, 0.55, 0.3].forEach((d, i) => {
    const col = mix(p.deep, mix(p.glow, p.mid, 0.55), d);
    out +=
      path(
        ridge(r, -40, s.W + 40, s.H * (0.5 + i * 0.1), (110 - i * 10) * wide(s), s.H, 7, 0.58),
        s.lin([light(col, 0.12), col, mix(col, p.glow, 0.3)]),
      ) + smoke(s, { colour: mix(p.glow, p.mid, 0.3), a: 0.4, fx: 0.004, fy: 0.02, top: s.H * (0.5 + i * 0.08), bottom: s.H * (0.75 + i * 0.08) });
  });
  return out;
};
