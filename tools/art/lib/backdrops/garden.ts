import { mix, range, circle, rrect, ridge, el, path, g, at, type Colour } from '../core.ts';
import { blur, glowDisc, smoke, particles } from '../light.ts';
import { lin, type Backdrop } from './sky.ts';

export const garden: Backdrop = (s, c) => {
  const { p, r } = s,
    R = 235;
  let out =
    lin(s, [p.deep, [p.shade, 0.35], [p.mid, 0.65], p.shade]) +
    particles(s, { n: 90, kind: 'star', colour: p.pale, size: 0.6, y1: s.H * 0.6 }) +
    glowDisc(s, c.x, c.y - 50, 480, p.glow, 0.9) +
    el('circle', {
      cx: c.x,
      cy: c.y - 50,
      r: R,
      fill: s.rad([p.pale, [mix(p.pale, p.glow, 0.45), 0.5], [mix(p.glow, p.mid, 0.45), 1]], 0.5, 0.5, 0.66, 0.34, 0.2),
    }) +
    g(
      { 'clip-path': s.clip(circle(c.x, c.y - 50, R)), opacity: 0.3 },
      range(9).map(() => path(circle(c.x + r.range(-R, R), c.y - 50 + r.range(-R, R), r.range(14, 54)), p.mid, { filter: blur(s, 5) })),
    );
  out += smoke(s, { colour: p.pale, a: 0.35, fx: 0.003, fy: 0.025, bottom: s.H * 0.75 });
  out +=
    path(ridge(r, -20, s.W + 20, s.H * 0.66, 50, s.H), mix(p.shade, p.mid, 0.6)) +
    smoke(s, { colour: p.glow, a: 0.5, fx: 0.004, fy: 0.03, top: s.H * 0.55, bottom: s.H * 0.85 });
  const pagoda = (x: number, y: number, k: number, col: Colour) =>
    at(
      x,
      y,
      k,
      0,
      range(4).map(
        (i) =>
          path(
            `M${-70 + i * 13} ${-i * 56}Q0 ${-22 - i * 56} ${70 - i * 13} ${-i * 56}L${46 - i * 10} ${-26 - i * 56}L${-46 + i * 10} ${-26 - i * 56}Z`,
            col,
          ) +
          path(rrect(-34 + i * 7, -58 - i * 56, 68 - i * 14, 36, 1), mix(col, p.deep, 0.3)) +
          path(rrect(-8, -50 - i * 56, 16, 20, 1), p.accent, { opacity: 0.9 }),
      ),
      path('M-4 -226h8l-4 -50z', col),
    );
  return out + pagoda(c.x - 215, s.H * 0.7, 0.85, mix(p.shade, p.mid, 0.4)) + pagoda(c.x + 240, s.H * 0.72, 1.15, mix(p.shade, p.deep, 0.35));
};
