import { mix, f, range, el, path, g } from '../core.ts';
import { glowDisc, smoke, particles } from '../light.ts';
import { sky, type Backdrop } from './sky.ts';

export const forge: Backdrop = (s, c) => {
  const { p, r } = s;
  let out = sky(s, c, [p.pale, [p.glow, 0.14], [p.mid, 0.36], [p.shade, 0.68], p.deep], 1);
  [mix(p.shade, p.mid, 0.35), mix(p.deep, p.shade, 0.65)].forEach((col, i) => {
    for (let x = c.x - s.W * 2; x < s.W + 200; x += 250 - i * 20)
      if (x > -260) {
        const X = x + i * 120;
        out += path(`M${f(X)} ${s.H}V0h260V${s.H}h-34V300q0-96-96-96t-96 96V${s.H}Z`, s.lin([col, mix(col, p.glow, 0.2), mix(col, p.deep, 0.4)]), {
          opacity: 0.85,
        });
      }
  });
  out += g(
    { stroke: mix(p.deep, p.shade, 0.5), 'stroke-width': 9, fill: 'none', opacity: 0.9 },
    range(4).map((i) => {
      const x = s.W * (0.1 + i * 0.27) + r.range(-20, 20);
      return el('path', { d: `M${f(x)} -10v${f(r.range(70, 190))}m-11 0h22l-5 22h-12z` });
    }),
  );
  return (
    out +
    glowDisc(s, c.x, c.y + 40, 420, p.glow, 0.9) +
    smoke(s, { colour: p.glow, a: 0.28, fx: 0.007, fy: 0.004, top: 0, bottom: s.H * 0.9, mode: 'screen' }) +
    el('rect', {
      width: s.W,
      height: s.H * 0.5,
      fill: s.lin([
        [mix(p.accent, p.deep, 0.6), 0, 0.85],
        [p.deep, 1, 0],
      ]),
    }) +
    particles(s, { n: 90, kind: 'spark', colour: p.pale, size: 0.9 })
  );
};
