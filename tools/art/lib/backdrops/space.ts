import { mix, f, range, circle, ell, el, path, g } from '../core.ts';
import { glowDisc, smoke, particles } from '../light.ts';
import { lin, type Backdrop } from './sky.ts';

export const space: Backdrop = (s, c) => {
  const { p, r } = s,
    big = r.range(110, 170),
    px = c.x + (r.chance(0.5) ? -215 : 225),
    py = 150 + r.range(-30, 60);
  return (
    lin(s, [p.deep, [p.shade, 0.6], p.mid]) +
    smoke(s, { colour: p.mid, a: 0.9, fx: 0.004, fy: 0.006, lo: 0.38, bottom: s.H * 1.2, top: -s.H * 0.2 }) +
    smoke(s, { colour: p.glow, a: 0.65, fx: 0.006, fy: 0.009, lo: 0.5, gain: 5, mode: 'screen' }) +
    smoke(s, { colour: p.accent, a: 0.35, fx: 0.005, fy: 0.008, lo: 0.52, gain: 5, mode: 'screen' }) +
    particles(s, { n: 130, kind: 'star', colour: p.pale, size: 0.8, y1: s.H }) +
    glowDisc(s, c.x, c.y, 380, p.glow, 0.7) +
    g(
      {},
      path(circle(px, py, big), s.rad([mix(p.glow, p.pale, 0.5), [p.mid, 0.45], [p.shade, 0.8], p.deep], 0.5, 0.5, 0.6, 0.3, 0.28)),
      g(
        { 'clip-path': s.clip(circle(px, py, big)), opacity: 0.35 },
        range(6).map((i) => path(ell(px - 20, py - big + 30 + i * big * 0.34, big * 1.2, 7 + (i % 3) * 6), i % 2 ? p.pale : p.deep)),
      ),
      el('ellipse', {
        cx: px,
        cy: py,
        rx: big * 1.65,
        ry: big * 0.32,
        fill: 'none',
        stroke: p.pale,
        'stroke-opacity': 0.55,
        'stroke-width': 10,
        'stroke-dasharray': `${f(big * 4.6)} 900`,
        'stroke-dashoffset': -f(big * 0.1),
        transform: `rotate(-18 ${f(px)} ${f(py)})`,
      }),
    )
  );
};
