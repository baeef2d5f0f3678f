import { type Point, mix, dark, contrast, range, smooth, ell, ridge, el, path, g, type Colour } from '../core.ts';
import { glowDisc, smoke, particles } from '../light.ts';
import { lin, wide, type Backdrop } from './sky.ts';

export const aurora: Backdrop = (s, c) => {
  const { p, r } = s,
    green = '#3df0ae',
    // the one of the two that is nearer to green, so that the lights never become brown
    cool = contrast(p.glow, green) < contrast(p.accent, green) ? p.glow : p.accent,
    sea = s.H * 0.72,
    curtain = (y: number, amp: number, colour: Colour, a: number, len: number) => {
      const pts = range(9).map((i): Point => [(i / 8) * (s.W + 240) - 120, y + r.range(-amp, amp)]);
      const low = pts.map(([x, v]): Point => [x, v + len * 0.16]).reverse();
      const band = smooth([...pts.map(([x, v]): Point => [x, v - len]), ...low], true, 0.9);
      return g(
        { style: 'mix-blend-mode:screen', opacity: a, filter: s.filter('<feGaussianBlur stdDeviation="14"/>', 0, true) },
        path(
          band,
          s.linU(
            [
              [colour, 0, 0],
              [colour, 0.7, 0.45],
              [mix(colour, p.pale, 0.35), 0.93, 0.95],
              [colour, 1, 0],
            ],
            0,
            y - len - amp,
            0,
            y + len * 0.16 + amp,
          ),
        ),
      );
    };
  let out =
    lin(s, [dark(p.deep, 0.3), [p.deep, 0.2], [p.shade, 0.5], [mix(p.shade, p.mid, 0.5), 0.72], p.deep]) +
    particles(s, { n: s.W > 900 ? 170 : 80, kind: 'star', colour: p.pale, size: 0.45, y1: s.H * 0.55 }) +
    smoke(s, { colour: mix(cool, green, 0.6), a: 0.55, fx: 0.011, fy: 0.0011, lo: 0.46, gain: 4, top: 0, bottom: s.H * 0.62, mode: 'screen' }) +
    curtain(s.H * 0.36, s.H * 0.05, mix(cool, green, 0.6), 0.95, s.H * 0.4) +
    curtain(s.H * 0.46, s.H * 0.06, mix(p.mid, '#2fd0c0', 0.45), 0.8, s.H * 0.34) +
    curtain(s.H * 0.28, s.H * 0.05, mix(p.mid, '#7a6cff', 0.6), 0.6, s.H * 0.3) +
    glowDisc(s, c.x, c.y + 40, s.H * 0.6, mix(p.glow, p.mid, 0.5), 0.5);
  [0.75, 0.5, 0.28].forEach((d, i) => {
    const col = mix(p.deep, mix(p.shade, p.mid, 0.75), d);
    out +=
      path(
        ridge(r, -40, s.W + 40, s.H * (0.5 + i * 0.08), (s.H / 5 - i * 30) * wide(s), sea + 4, 8, 0.52),
        s.linU([mix(col, p.pale, 0.42 - i * 0.12), [col, 0.35], mix(col, p.shade, 0.4)], 0, s.H * 0.36, 0, sea),
      ) + smoke(s, { colour: mix(p.shade, p.mid, 0.6), a: 0.35, fx: 0.003, fy: 0.02, top: s.H * (0.5 + i * 0.07), bottom: sea + 20 });
  });
  out += el('rect', { y: sea, width: s.W, height: s.H - sea, fill: s.lin([mix(p.shade, p.mid, 0.35), [p.shade, 0.25], p.deep]) });
  range(Math.round(s.W / 9)).forEach(() => {
    const t = r() ** 1.7,
      w = 10 + t * 70;
    out += path(ell(r.range(-20, s.W + 20), sea + 3 + t * (s.H - sea), w, 0.8 + t * 2.6), r.chance(0.55) ? mix(cool, green, 0.5) : p.deep, {
      opacity: r.range(0.08, 0.34),
    });
  });
  return out;
};
