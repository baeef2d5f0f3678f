import { mix, light, poly, range, rrect, el, path } from '../core.ts';
import { glowDisc, smoke, particles } from '../light.ts';
import { lin, type Backdrop } from './sky.ts';

export const street: Backdrop = (s, c) => {
  const { p, r } = s,
    vy = c.y + 60;
  let out =
    lin(s, [mix(p.accent, p.deep, 0.55), [mix(p.accent, p.pale, 0.2), 0.24], [mix(p.pale, p.glow, 0.5), 0.46], [p.glow, 0.6], [p.mid, 0.7], p.deep]) +
    el('circle', { cx: c.x, cy: c.y - 20, r: 225, fill: s.rad([p.pale, [mix(p.pale, p.glow, 0.5), 1]]) }) +
    glowDisc(s, c.x, c.y, 420, p.glow, 0.9) +
    smoke(s, { colour: p.pale, a: 0.5, fx: 0.004, fy: 0.03, bottom: s.H * 0.6 });
  out +=
    path(
      poly([
        [c.x - 330, vy],
        [c.x - 320, vy - 130],
        [c.x - 190, vy - 135],
        [c.x - 178, vy],
      ]),
      mix(p.mid, p.glow, 0.4),
    ) +
    path(
      poly([
        [c.x + 180, vy],
        [c.x + 195, vy - 170],
        [c.x + 290, vy - 170],
        [c.x + 330, vy],
      ]),
      mix(p.mid, p.glow, 0.4),
    );
  (
    [
      [0.7, 0.42],
      [1, 0.15],
    ] as const
  ).forEach(([k, d]) =>
    [-1, 1].forEach((q) => {
      let x = c.x + q * 225 * k * 1.15;
      const col = mix(p.deep, p.mid, d);
      range(2).forEach(() => {
        const w = 120 * k,
          // in a wide image nothing covers the bottom of the buildings
          base = s.W > 900 ? s.H : vy + 110 * k,
          h = r.range(250, 330) * k;
        out += path(
          poly([
            [x, base],
            [x, vy - h],
            [x + q * w * 0.3, vy - h],
            [x + q * w * 0.3, vy - h - 34 * k],
            [x + q * w * 0.8, vy - h - 34 * k],
            [x + q * w * 0.8, vy - h],
            [x + q * w, vy - h],
            [x + q * w, base],
          ]),
          s.lin([light(col, 0.1), col]),
        );
        range(4).forEach((j) => {
          out += path(rrect(x + (q > 0 ? 0 : -w) + 20 * k + (j % 2) * 52 * k, vy - h + (40 + (j >> 1) * 96) * k, 30 * k, 52 * k, 2), p.glow, {
            opacity: 0.85,
          });
        });
        out += path(
          poly([
            [x - q * 26 * k, vy - 10 * k],
            [x + q * w, vy - 40 * k],
            [x + q * w, vy - 24 * k],
            [x - q * 26 * k, vy + 8 * k],
          ]),
          mix(col, p.deep, 0.4),
        );
        x += q * w;
      });
    }),
  );
  return (
    out + smoke(s, { colour: p.glow, a: 0.7, fx: 0.004, fy: 0.02, top: vy - 60, bottom: s.H }) + particles(s, { n: 50, colour: p.pale, size: 0.8 })
  );
};
