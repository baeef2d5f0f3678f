import { TAU, circle, el, g, path, polar, range, star, type Draw } from '../core.ts';
import { flare, glowDisc } from '../light.ts';
import { M, away, lit, shadow, stroke } from '../kit.ts';

/** Rings to aim at, with three shots in them. */
export const target: Draw = (s) => {
  const m = away(s, ['ruby', 'sapphire', 'emerald', 'amethyst'], 0.04),
    W = M(s, 'wood', 0.1);
  const rings = [250, 204, 158, 112, 66, 26];
  const shots = range(3).map(() => polar(s.r.range(8, 120), s.r() * TAU));
  return (
    glowDisc(s, 0, -20, 340, s.p.glow, 0.8) +
    shadow(s, 0, 240, 220, 34, 0.8) +
    lit(s, { k: 0.8 }, path('M-40 200L-120 290H-76L0 216L76 290H120L40 200Z', s.lin([W.lt, W.dk]))) +
    lit(
      s,
      { k: 1.1 },
      rings.map((r, i) =>
        path(circle(0, -16, r), i % 2 ? s.rad(['#ffffff', '#f3ece0', '#cfc5b6']) : s.rad([m.lt, m.base, m.dk]), { stroke: m.dp, 'stroke-width': 3 }),
      ),
    ) +
    shots
      .map(
        ([x, y]) =>
          path(circle(x, y - 16, 17), '#140d12') +
          path(circle(x - 3, y - 20, 11), '#3a2f38') +
          path(star(9, 28, 18, x, y - 16), '#140d12', { opacity: 0.35 }),
      )
      .join('') +
    g(
      { opacity: 0.92 },
      el('circle', { cx: 0, cy: -16, r: 118, fill: 'none', stroke: s.p.accent, 'stroke-width': 7 }),
      stroke('M0 -176V-96M0 64V144M-160 -16H-80M80 -16H160', s.p.accent, 9),
    ) +
    flare(s, -150, -170, 100)
  );
};
