import { nth, TAU, at, circle, el, f, g, path, polar, range, type Draw } from '../core.ts';
import { bevel, blur, flare } from '../light.ts';
import { M, ball, lit, metal, shadow } from '../kit.ts';

const pockets = 37;
/** A slice of a ring between two angles. */
const slice = (r0: number, r1: number, a0: number, a1: number) => {
  const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = [polar(r1, a0), polar(r1, a1), polar(r0, a1), polar(r0, a0)];
  return `M${f(ax)} ${f(ay)}A${r1} ${r1} 0 0 1 ${f(bx)} ${f(by)}L${f(cx)} ${f(cy)}A${r0} ${r0} 0 0 0 ${f(dx)} ${f(dy)}Z`;
};

/** The wheel seen from the player's side: bowl, pockets, turret and the ball. */
export const roulette: Draw = (s) => {
  const W = M(s, s.r.pick(['wood', 'lacquer', 'onyx']), 0.08),
    G = M(s, 'gold', 0.04),
    I = M(s, 'iron', 0.1);
  const turn = s.r.range(0, 360),
    rest = s.r.range(-2.6, -0.5);
  const colours = ['#0d0d12', '#c4122c'];
  const [bx, by] = polar(196, rest);
  const wheel =
    lit(s, { k: 1.2 }, path(circle(0, 0, 276), s.rad([W.dk, [W.base, 0.72], [W.lt, 0.86], [W.dk, 0.96], W.dp]))) +
    g({ filter: bevel(s, { h: 4, soft: 3 }) }, el('circle', { cx: 0, cy: 0, r: 238, fill: 'none', stroke: metal(s, G), 'stroke-width': 16 })) +
    g(
      { transform: `rotate(${f(turn)})` },
      range(pockets).map((i) => {
        const a0 = (i / pockets) * TAU,
          a1 = ((i + 1) / pockets) * TAU;
        return (
          path(slice(150, 230, a0, a1), i === 0 ? '#0c8a4d' : nth(colours, i % 2), { stroke: G.lt, 'stroke-width': 2.4 }) +
          path(slice(150, 178, a0, a1), '#000000', { opacity: 0.3 })
        );
      }),
    ) +
    path(circle(0, 0, 150), s.rad([I.lt, [W.lt, 0.2], [W.base, 0.7], W.dk])) +
    range(8)
      .map((i) => g({ transform: `rotate(${f(turn + i * 45)})` }, path('M-9 -40L0 -146L9 -40Z', s.lin([G.lt, G.dk]), { opacity: 0.85 })))
      .join('') +
    g(
      { filter: bevel(s, { h: 5, soft: 4 }) },
      range(4).map((i) =>
        g({ transform: `rotate(${f(turn + i * 90)})` }, path('M-14 0V-92a14 14 0 0 1 28 0V0Z', metal(s, G)), path(circle(0, -100, 21), metal(s, G))),
      ),
      path(circle(0, 0, 54), metal(s, G)),
    ) +
    path(circle(0, 0, 30), ball(s, G)) +
    path(circle(bx + 5, by + 8, 18), '#000', { opacity: 0.5, filter: blur(s, 4) }) +
    path(circle(bx, by, 17), s.rad(['#ffffff', '#f2f2f6', '#9ea3b4'], 0.5, 0.5, 0.55, 0.34, 0.28));
  return shadow(s, 0, 236, 280, 46, 0.9) + at(0, 0, [1, 0.93], s.r.range(-7, 7), wheel) + flare(s, bx, by, 90) + flare(s, -150, -170, 110);
};
