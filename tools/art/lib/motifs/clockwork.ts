import { poly, polar, TAU, range, circle, rrect, gear, el, path, g, at, type Draw } from '../core.ts';
import { volume, bevel, flare } from '../light.ts';
import { M, metal, lit } from '../kit.ts';
import type { Ramp } from '../palettes.ts';

export const clockwork: Draw = (s) => {
  const G = M(s, 'gold'),
    C = M(s, 'copper'),
    I = M(s, 'iron', 0.25),
    p = s.p;
  const cog = (x: number, y: number, R: number, n: number, m: Ramp, spokes = 5) =>
    at(
      x,
      y,
      1,
      s.r.int(0, 40),
      g(
        { filter: bevel(s, { h: 3, soft: 2.5 }) },
        path(gear(n, R, R * 0.16) + circle(0, 0, R * 0.62), metal(s, m), { 'fill-rule': 'evenodd' }),
        path(
          range(spokes)
            .map((i) => {
              const a = (i / spokes) * TAU;
              return poly([polar(R * 0.66, a - 0.12), polar(R * 0.66, a + 0.12), polar(R * 0.16, a + 0.5), polar(R * 0.16, a - 0.5)]);
            })
            .join('') + circle(0, 0, R * 0.24),
          metal(s, m, [0, 1, 1, 0]),
        ),
      ),
      path(circle(0, 0, R * 0.09), m.dp),
    );
  const ring = (r: number, w: number, m: Ramp) => el('circle', { cx: 0, cy: 0, r, fill: 'none', stroke: metal(s, m), 'stroke-width': w });
  return (
    lit(
      s,
      { k: 0.7 },
      cog(-190, -150, 104, 16, C),
      cog(196, -130, 90, 14, I),
      cog(-206, 130, 96, 15, I),
      cog(204, 128, 110, 17, C),
      cog(60, -232, 66, 12, I),
    ) +
    lit(
      s,
      { k: 1 },
      path(rrect(-22, -262, 44, 54, 8), metal(s, G)),
      el('circle', { cx: 0, cy: -272, r: 34, fill: 'none', stroke: metal(s, G), 'stroke-width': 13 }),
    ) +
    lit(
      s,
      { k: 1.3 },
      path(circle(0, 0, 214), s.rad([p.shade, [p.deep, 0.9], p.deep])),
      g({ filter: bevel(s, { h: 5, soft: 4 }) }, ring(204, 28, G)),
      g({ filter: bevel(s, { h: 2 }) }, ring(176, 9, C)),
    ) +
    path(circle(0, 0, 170), s.rad(['#fffaf0', ['#f6e6c4', 0.7], ['#c9a468', 1]], 0.5, 0.5, 0.55, 0.38, 0.3)) +
    path(circle(0, 62, 66), s.rad([p.deep, p.shade])) +
    g({ 'clip-path': s.clip(circle(0, 62, 66)) }, cog(-24, 46, 46, 13, G), cog(36, 92, 42, 12, C), cog(30, 20, 24, 9, I)) +
    at(0, 62, 1, 0, g({ filter: bevel(s, { h: 2 }) }, ring(67, 8, G))) +
    range(12)
      .map((i) => {
        return i === 6 ? '' : g({ transform: `rotate(${i * 30})` }, path(i % 3 ? 'M-4 -158h8l-2 26h-4z' : 'M-9 -162h18l-4 42h-10z', '#2a1608'));
      })
      .join('') +
    range(60)
      .map((i) => g({ transform: `rotate(${i * 6})` }, path('M-1 -166h2v9h-2z', '#5b3a1c')))
      .join('') +
    g(
      { filter: volume(s, { k: 0.35 }) },
      g({ transform: 'rotate(-52)' }, path('M-9 24L-6 -84Q-20 -104 0 -136Q20 -104 6 -84L9 24Z', '#1b2240')),
      g({ transform: 'rotate(62)' }, path('M-8 30L-4 -118Q-14 -130 0 -156Q14 -130 4 -118L8 30Z', '#1b2240')),
      path(circle(0, 0, 17), metal(s, G)),
    ) +
    path('M-140 -90A166 166 0 0 1 40 -160Q-60 -110 -110 0Z', '#fff', { opacity: 0.26 }) +
    flare(s, -150, -146, 80)
  );
};
