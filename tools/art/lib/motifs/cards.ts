import { at, g, nth, path, range, type Draw, type Scene } from '../core.ts';
import { blur, flare, glowDisc } from '../light.ts';
import { card, chip, lit, shadow, type Suit } from '../kit.ts';

const suitNames: readonly Suit[] = ['S', 'H', 'C', 'D'];
const ranks = ['A', 'K', 'Q', 'J', '10', '9', '8', '7'];
const chipColours = ['#c4122c', '#17378f', '#0f7d52', '#1a1a22', '#d99a1f'];

/** A few cards held open, chosen by the game: no two games show the same hand. */
function hand(s: Scene, count: number, spread: number): string[] {
  const first = s.r.int(0, 3);
  return range(count).map((i) => {
    const turned = (i - (count - 1) / 2) * spread;
    const drawn = card(s, nth(ranks, (s.r.int(0, 2) + i) % ranks.length), nth(suitNames, (first + i) % 4), { w: 200, h: 288 });
    return g(
      { transform: `translate(0 330) rotate(${turned}) translate(0 -352)` },
      path('M-96 -140H104V152H-96Z', s.p.deep, { opacity: 0.55, filter: blur(s, 9) }),
      drawn,
    );
  });
}

/** A stack of chips seen from the table. */
const stack = (s: Scene, x: number, y: number, height: number, k = 1): string => {
  const colour = s.r.pick(chipColours);
  return at(
    x,
    y,
    k,
    0,
    range(height).map((i) => at(s.r.range(-3, 3), -i * 17, 1, 0, chip(s, i % 3 === 2 ? '#efe6d2' : colour, 74))),
  );
};

/** A hand of cards between two stacks of chips. */
export const cards: Draw = (s) => {
  const count = s.r.int(2, 5);
  return (
    glowDisc(s, 0, -20, 320, s.p.glow, 0.8) +
    shadow(s, 0, 216, 270, 40, 0.9) +
    lit(s, { k: 0.8 }, at(0, 0, 1.08, 0, hand(s, count, count > 3 ? 15 : 21))) +
    stack(s, -176, 186, s.r.int(3, 6), 0.92) +
    stack(s, 186, 192, s.r.int(2, 5), 1) +
    stack(s, 92, 222, 2, 0.84) +
    flare(s, -70, -180, 110)
  );
};

/** One card with the arrows of higher and lower. */
export const hilo: Draw = (s) => {
  const arrow = 'M0 -92L84 12H38V92H-38V12H-84Z';
  return (
    glowDisc(s, 0, -20, 320, s.p.glow, 0.8) +
    shadow(s, 0, 216, 250, 38, 0.9) +
    at(46, -24, 1.06, 12, lit(s, { k: 0.7 }, card(s, 'A', 'S', { w: 214, h: 306, back: true }))) +
    at(-44, -8, 1.06, -9, lit(s, { k: 0.7 }, card(s, s.r.pick(ranks), s.r.pick(suitNames), { w: 214, h: 306 }))) +
    at(-196, -70, 0.78, 0, lit(s, { k: 0.8 }, path(arrow, s.lin(['#d4ffb0', '#46c255', '#0d6b34']), { stroke: '#06351b', 'stroke-width': 8 }))) +
    at(
      206,
      -10,
      0.78,
      180,
      lit(s, { k: 0.8, flip: -1 }, path(arrow, s.lin(['#ff9c8a', '#d62338', '#7a0a1c']), { stroke: '#3a040e', 'stroke-width': 8 })),
    ) +
    flare(s, -90, -170, 100)
  );
};

/** Only stacks of chips, very high. */
export const chips: Draw = (s) =>
  glowDisc(s, 0, -20, 320, s.p.glow, 0.8) +
  shadow(s, 0, 220, 280, 44, 0.9) +
  (
    [
      [-150, 60, 9, 1],
      [40, 30, 12, 1.05],
      [176, 90, 7, 1],
      [-50, 150, 6, 1.12],
      [96, 186, 3, 1.12],
      [-176, 190, 2, 1],
    ] as const
  )
    .map(([x, y, height, k]) => lit(s, { k: 0.8 }, stack(s, x, y, height + s.r.int(-1, 2), k)))
    .join('') +
  flare(s, 30, -190, 110);
