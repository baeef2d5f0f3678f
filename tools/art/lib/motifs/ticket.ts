import { at, circle, el, g, path, range, rrect, star, type Draw } from '../core.ts';
import { bevel, blur, flare, glowDisc } from '../light.ts';
import { M, away, gem, lit, metal, stroke } from '../kit.ts';

/** A ticket with its foil half rubbed off, and the coin that scratched it. */
export const ticket: Draw = (s) => {
  const m = away(s, ['ruby', 'sapphire', 'emerald', 'amethyst', 'topaz', 'teal'], 0.06),
    G = M(s, 'gold', 0.05),
    stones = ['ruby', 'emerald', 'sapphire', 'topaz', 'amethyst'] as const;
  const prize = s.r.pick(stones),
    other = prize === 'ruby' ? 'emerald' : 'ruby';
  const foil = 'M-190 -22H190V66C160 50 150 100 112 84C92 74 84 112 44 96C20 88 6 120 -40 100C-66 90 -80 122 -120 104C-150 92 -170 110 -190 96Z';
  const cells = range(6).map((i) => {
    const x = -126 + (i % 3) * 126,
      y = -92 + Math.floor(i / 3) * 112;
    return at(
      x,
      y,
      1,
      0,
      path(rrect(-54, -50, 108, 100, 14), '#fffaf0', { stroke: m.base, 'stroke-width': 4 }),
      gem(s, M(s, i === 4 ? other : prize, 0.02), 34, 8),
    );
  });
  return (
    glowDisc(s, 0, -20, 340, s.p.glow, 0.85) +
    at(
      0,
      -14,
      1,
      s.r.pick([-9, 8]),
      path(rrect(-226, -230, 452, 446, 26), s.p.deep, { transform: 'translate(6 20)', opacity: 0.75, filter: blur(s, 14) }),
      lit(s, { k: 0.9 }, path(rrect(-226, -230, 452, 446, 26), s.lin([m.lt, m.base, m.dk], 0, 0, 1, 1))),
      stroke(rrect(-212, -216, 424, 418, 18), m.hi, 4, { opacity: 0.7, 'stroke-dasharray': '10 12' }),
      range(5).map((i) => at(-120 + i * 60, -182, 1, 0, path(star(5, i === 2 ? 36 : 22, i === 2 ? 15 : 10), G.hi))),
      g({}, cells),
      lit(s, { k: 0.5 }, path(foil, s.lin(['#f4f6fa', '#b9c0cc', '#e6eaf0', '#8d95a4'], 0, 0, 1, 1))),
      range(9).map((i) => path(`M${-170 + i * 42} -26l26 0l-34 88l-22 0Z`, '#ffffff', { opacity: 0.18 })),
    ) +
    at(
      178,
      150,
      0.5,
      18,
      path(circle(0, 0, 190), s.p.deep, { opacity: 0.5, filter: blur(s, 14) }),
      g({ filter: bevel(s, { h: 5, soft: 5 }) }, path(circle(0, 0, 190), metal(s, G))),
      el('circle', { cx: 0, cy: 0, r: 146, fill: 'none', stroke: G.dk, 'stroke-width': 12 }),
      path(star(8, 104, 44), G.hi),
    ) +
    flare(s, -160, -180, 100)
  );
};
