import { nth, TAU, at, circle, el, f, g, path, polar, range, type Draw } from '../core.ts';
import { bevel, flare, glowDisc } from '../light.ts';
import { M, gem, lit, metal, shadow } from '../kit.ts';
import { small } from '../outlines.ts';

/** A wheel of prizes with a pointer. */
export const wheel: Draw = (s) => {
  const G = M(s, 'gold', 0.05),
    n = s.r.pick([10, 12, 16]),
    names = ['ruby', 'topaz', 'emerald', 'sapphire', 'amethyst'] as const,
    first = s.r.int(0, 4);
  const prizes = ['2', '5', '10', '1', '20', '3', '40', '8'];
  return (
    glowDisc(s, 0, -20, 340, s.p.glow, 0.85) +
    shadow(s, 0, 250, 240, 36, 0.9) +
    g({ filter: bevel(s, { h: 5, soft: 4 }) }, path(circle(0, -6, 268), metal(s, G))) +
    g(
      { transform: `translate(0 -6) rotate(${s.r.int(0, 30)})` },
      range(n).map((i) => {
        const m = M(s, i % 4 === 3 ? 'porcelain' : nth(names, (first + i) % 5), 0.04);
        const [a0, a1] = [(i / n) * TAU, ((i + 1) / n) * TAU];
        const [ax, ay] = polar(240, a0),
          [bx, by] = polar(240, a1);
        return (
          path(`M0 0L${f(ax)} ${f(ay)}A240 240 0 0 1 ${f(bx)} ${f(by)}Z`, s.radU([m.dk, [m.base, 0.6], m.lt], 0, 0, 240), {
            stroke: G.lt,
            'stroke-width': 3,
          }) +
          g(
            { transform: `rotate(${f(((i + 0.5) / n) * 360 + 90)})` },
            small(nth(prizes, i % prizes.length), 0, -176, 44, i % 4 === 3 ? '#2a1a10' : '#ffffff', { face: 'russo-one' }),
          )
        );
      }),
    ) +
    range(20)
      .map((i) => {
        const [x, y] = polar(254, (i / 20) * TAU);
        return el('circle', { cx: f(x), cy: f(y - 6), r: 8, fill: i % 2 ? '#fff7cf' : s.p.accent });
      })
      .join('') +
    lit(s, { k: 0.7 }, path(circle(0, -6, 62), metal(s, G))) +
    at(0, -6, 1, 0, gem(s, M(s, s.r.pick(names), 0.02), 42, 8)) +
    at(0, -282, 1, 0, lit(s, { k: 0.6 }, path('M-40 -24Q0 -50 40 -24L0 66Z', s.lin(['#fff6d0', '#f3ae2e', '#8f4d0c'])))) +
    flare(s, -160, -170, 100)
  );
};
