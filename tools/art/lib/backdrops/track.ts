import { mix, poly, range, ridge, el, path, g } from '../core.ts';
import { glowDisc, smoke } from '../light.ts';
import { lin, type Backdrop } from './sky.ts';

const line2 = (x1: number, y1: number, x2: number, y2: number) => el('line', { x1, y1, x2, y2 });

export const track: Backdrop = (s) => {
  const { p, r } = s,
    y = s.H * 0.5;
  let out =
    lin(s, [p.shade, [p.mid, 0.3], [p.glow, 0.5], [p.mid, 0.7], p.deep]) +
    glowDisc(s, s.lx, s.ly, 420, p.pale, 0.9) +
    smoke(s, { colour: p.pale, a: 0.5, fx: 0.004, fy: 0.018, bottom: s.H * 0.55 });
  out +=
    path(
      poly([
        [-20, y - 120],
        [s.W * 0.5, y - 60],
        [s.W * 0.5, y],
        [-20, y + 10],
      ]),
      mix(p.shade, p.mid, 0.45),
    ) +
    path(
      poly([
        [-20, y - 150],
        [s.W * 0.53, y - 78],
        [s.W * 0.53, y - 64],
        [-20, y - 122],
      ]),
      mix(p.shade, p.deep, 0.3),
    );
  range(150).forEach(() => {
    const x = r.range(0, s.W * 0.5),
      t = x / (s.W * 0.5);
    out += el('circle', {
      cx: x,
      cy: y - (100 - 56 * t) * r.range(0.15, 1),
      r: 4.4 - 2 * t,
      fill: r.pick([p.pale, p.glow, p.accent, p.shade]),
      opacity: 0.8,
    });
  });
  out += path(ridge(r, s.W * 0.4, s.W + 20, y - 20, 34, y + 40, 6), mix(p.shade, p.mid, 0.3));
  out += path(
    poly([
      [-20, y + 4],
      [s.W + 20, y - 6],
      [s.W + 20, s.H],
      [-20, s.H],
    ]),
    s.lin([mix(p.glow, p.mid, 0.3), mix(p.mid, p.shade, 0.4), p.deep]),
  );
  out += g(
    { stroke: p.pale, 'stroke-width': 7, opacity: 0.9 },
    line2(-20, y + 40, s.W + 20, y + 6),
    range(9).map((i) => line2(i * (s.W / 7), y + 40 - i * 4.6, i * (s.W / 7) - 4, y + 84 - i * 4.6)),
  );
  return out + smoke(s, { colour: p.glow, a: 0.7, fx: 0.008, fy: 0.02, top: y, bottom: s.H });
};
