import {
  mix,
  light,
  dark,
  f,
  range,
  spline,
  taper,
  circle,
  ell,
  petal,
  ridge,
  el,
  path,
  g,
  at,
  type Scene,
  type Draw,
  type Colour,
  type Point,
} from './core.ts';
import { blur, smoke, particles } from './light.ts';

// ---- foregrounds: dark, near and slightly out of focus, as a background for the letters
const corner = (s: Scene, draw: (x: number, y: number, left: boolean) => string, n = 9): string => {
  const out: string[] = [];
  for (let i = 0; i < n; i++) {
    const left = i % 2 === 0,
      t = s.r();
    out.push(draw(left ? s.r.range(-30, 120) : s.W - s.r.range(-30, 120), s.H - s.r.range(-10, 150) * (1 - t * 0.4), left));
  }
  return out.join('');
};
const ink = (s: Scene, t = 0.25): Colour => mix(s.p.deep, s.p.shade, t);
const foregrounds: Record<string, Draw> = {
  leaves: (s) =>
    g(
      { filter: blur(s, 2.2) },
      corner(
        s,
        (x, y, left) =>
          at(
            x,
            y,
            s.r.range(0.8, 1.4),
            (left ? 1 : -1) * s.r.range(8, 70),
            path(petal(190, 44), s.lin([mix(ink(s, 0.7), s.p.mid, 0.45), ink(s, 0.15)])),
          ),
        14,
      ),
    ),
  rocks: (s) =>
    path(ridge(s.r, -20, s.W + 20, s.H * 0.8, 60, s.H + 10, 7, 0.62), s.lin([ink(s, 1), ink(s, 0.1)]), { filter: blur(s, 1.2) }) +
    path(ridge(s.r, -20, s.W + 20, s.H * 0.9, 70, s.H + 10, 7, 0.62), s.lin([ink(s, 0.4), ink(s, 0)])),
  coins: (s) =>
    corner(
      s,
      (x, y) =>
        at(
          x,
          y + 30,
          s.r.range(0.7, 1.25),
          s.r.range(-30, 30),
          path(ell(0, 7, 40, 26), '#5e3408') +
            path(ell(0, 0, 40, 26), s.lin(['#fff3b8', '#f3ae2e', '#8f4d0c'], 0, 0, 1, 1)) +
            el('ellipse', { cx: 0, cy: 0, rx: 29, ry: 18, fill: 'none', stroke: '#a35e10', 'stroke-width': 3 }),
        ),
      20,
    ),
  grass: (s) =>
    g(
      { filter: blur(s, 1.4) },
      range(70).map(() => {
        const x = s.r.range(-20, s.W + 20),
          e = Math.abs(x / s.W - 0.5) * 2,
          h = s.r.range(30, 70) + e * 90;
        return path(
          taper(
            [
              [x, s.H + 10],
              [x + s.r.range(-14, 14), s.H - h * 0.6],
              [x + s.r.range(-40, 40), s.H - h],
            ],
            14,
            1,
          ),
          ink(s, s.r.range(0, 0.8)),
        );
      }),
    ),
  crystals: (s) =>
    corner(
      s,
      (x, y, left) =>
        at(
          x,
          y + 90,
          s.r.range(0.7, 1.3),
          (left ? -1 : 1) * s.r.range(-40, 14),
          path('M-26 60L-30 -60L0 -130L0 60Z', ink(s, 1)) +
            path('M0 60L0 -130L28 -66L26 60Z', ink(s, 0.35)) +
            path('M-30 -60L0 -130L-8 -40Z', mix(s.p.mid, s.p.glow, 0.35), { opacity: 0.8 }),
        ),
      12,
    ),
  fog: (s) => smoke(s, { colour: mix(s.p.shade, s.p.deep, 0.3), a: 0.95, fx: 0.004, fy: 0.016, lo: 0.36, top: s.H * 0.6, bottom: s.H * 1.25 }),
  embers: (s) =>
    smoke(s, { colour: s.p.glow, a: 0.7, fx: 0.012, fy: 0.005, lo: 0.5, gain: 5, top: s.H * 0.55, bottom: s.H * 1.1, mode: 'screen' }) +
    particles(s, { n: 50, kind: 'spark', colour: s.p.glow, y0: s.H * 0.4, y1: s.H, size: 1.1 }),
  blossom: (s) => {
    const b: Point[] = [
        [-20, s.H * 0.2],
        [90, s.H * 0.17],
        [170, s.H * 0.11],
        [260, s.H * 0.09],
      ],
      pts = spline(b, 8);
    return (
      path(taper(b, 22, 3), ink(s, 0.1)) +
      path(
        taper(
          [
            [100, s.H * 0.165],
            [150, s.H * 0.2],
            [215, s.H * 0.22],
          ],
          9,
          2,
        ),
        ink(s, 0.1),
      ) +
      range(26)
        .map(() => {
          const q = s.r.pick(pts);
          return at(
            q[0] + s.r.range(-26, 26),
            q[1] + s.r.range(-24, 40),
            s.r.range(0.5, 1.05),
            s.r.int(0, 72),
            range(5).map((k) => g({ transform: `rotate(${k * 72})` }, path(petal(22, 12), s.lin([s.p.accent, light(s.p.accent, 0.6)])))),
            path(circle(0, 0, 4), s.p.pale),
          );
        })
        .join('') +
      particles(s, { n: 24, kind: 'petal', colour: s.p.accent })
    );
  },
  bars: (s) =>
    path(`M0 ${s.H}V${f(s.H * 0.84)}Q${s.W / 2} ${f(s.H * 0.9)} ${s.W} ${f(s.H * 0.84)}V${s.H}Z`, s.lin([ink(s, 0.7), ink(s, 0)])) +
    el('path', { d: `M0 ${f(s.H * 0.84)}Q${s.W / 2} ${f(s.H * 0.9)} ${s.W} ${f(s.H * 0.84)}`, fill: 'none', stroke: s.p.accent, 'stroke-width': 4 }),
  spray: (s) =>
    smoke(s, { colour: s.p.pale, a: 0.75, fx: 0.018, fy: 0.024, lo: 0.52, gain: 6, top: s.H * 0.55, bottom: s.H * 0.95 }) +
    particles(s, { n: 40, kind: 'bubble', colour: s.p.pale, y0: s.H * 0.35, y1: s.H * 0.85 }),
  cinders: (s) =>
    particles(s, { n: 120, kind: 'spark', colour: s.p.glow, y0: s.H * 0.2, y1: s.H, size: 1.1 }) +
    particles(s, { n: 30, colour: s.p.pale, y0: s.H * 0.3, y1: s.H, size: 1.4 }),
  none: () => '',
};
/** The foreground with this name. @throws {Error} if there is none. */
export function foregroundOf(name: string): Draw {
  const found = foregrounds[name];
  if (!found) throw new Error(`no foreground is called ${name}`);
  return found;
}
/** Scrim at the bottom, so that the title is on the palette's darkest tone; it starts low to preserve the hero's colours. */
export const scrim = (s: Scene, a = 0.9): string =>
  el('rect', {
    y: s.H * 0.56,
    width: s.W,
    height: s.H * 0.44,
    fill: s.lin([
      [s.p.deep, 0, 0],
      [s.p.deep, 0.4, a * 0.42],
      [s.p.deep, 0.75, a * 0.78],
      [dark(s.p.deep, 0.3), 1, a],
    ]),
  });
