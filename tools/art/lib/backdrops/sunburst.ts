import { smoke, rays, particles } from '../light.ts';
import { sky, type Backdrop } from './sky.ts';

export const sunburst: Backdrop = (s, c) => {
  const { p } = s;
  return (
    sky(s, c, [p.pale, [p.glow, 0.18], [p.mid, 0.5], [p.shade, 0.82], p.deep]) +
    rays(s, c.x, c.y, { n: 22, even: true, len: Math.max(s.W, s.H) * 0.95, a: 0.5, colour: p.pale, soft: 1 }) +
    smoke(s, { colour: p.shade, a: 0.5, fx: 0.008, fy: 0.008, top: s.H * 0.35, bottom: s.H * 1.3 }) +
    particles(s, { n: 70, colour: p.pale, kind: 'star', size: 1.1 })
  );
};
