import { type Draw, type Scene, at, circle, g, mix, path, range, rrect, star } from '../core.ts';
import { bevel, blur, flare, glowDisc } from '../light.ts';
import { M, away, card, lit, metal, shadow, stroke } from '../kit.ts';
import { finger } from './finger.ts';
import type { Ramp } from '../palettes.ts';

const [W, H] = [196, 284];

/** The back of a card: a net of lozenges in a gold frame, a rosette in the middle. */
function backOf(s: Scene, m: Ramp, G: Ramp): string {
  const panel = rrect(-W / 2 + 15, -H / 2 + 15, W - 30, H - 30, 8);
  const net = range(19).map((i) => {
    const x = -W + i * 22;
    return stroke(`M${x} ${-H / 2}L${x + 164} ${H / 2}M${-x} ${-H / 2}L${-x - 164} ${H / 2}`, m.lt, 1.6, { opacity: 0.55 });
  });
  return (
    path(rrect(-W / 2, -H / 2, W, H, 15), s.lin(['#fffdf6', '#f4ecd9', mix('#cdbfa6', s.p.shade, 0.25)], 0, 0, 1, 1)) +
    path(panel, s.lin([m.base, mix(m.base, m.dk, 0.55), m.dk], 0, 0, 1, 1)) +
    g(
      { 'clip-path': s.clip(panel) },
      net,
      range(7).map((i) => range(5).map((j) => path(circle(-88 + j * 44, -132 + i * 44, 3), G.lt, { opacity: 0.8 }))),
    ) +
    stroke(rrect(-W / 2 + 21, -H / 2 + 21, W - 42, H - 42, 5), G.lt, 2.5) +
    path(star(16, 62, 50), m.dp) +
    path(star(16, 58, 46), s.lin([G.lt, G.base, G.dk], 0, 0, 1, 1)) +
    path(circle(0, 0, 42), m.dk) +
    range(8)
      .map((i) => at(0, 0, 1, i * 45, path('M0 -6C14 -14 12 -30 0 -38C-12 -30 -14 -14 0 -6Z', i % 2 ? G.base : G.lt)))
      .join('') +
    path(circle(0, 0, 8), G.hi)
  );
}

/** A hand of cards from the far side: backs in a fan, fingers over them, one card turned face up. */
export const cardsHand: Draw = (s) => {
  const B = away(s, ['ruby', 'sapphire', 'emerald', 'amethyst', 'onyx'], 0.06),
    G = M(s, 'gold', 0.05),
    K = M(s, 'skin', 0.05),
    coat = M(s, 'onyx', 0.16);
  const L = s.dir[0] < 0;
  const suit = s.r.pick(['S', 'H', 'D', 'C'] as const);
  const rank = s.r.pick(['A', 'K', 'Q']);
  const shade = path(rrect(-W / 2 - 8, -H / 2 - 2, W, H, 15), '#000', { opacity: 0.5, filter: blur(s, 9) });
  const backs = [-44, -26, -8, 10].map((turn) => at(-16, 150, 1, turn, at(0, -184, 1, 0, shade, lit(s, { k: 0.55 }, backOf(s, B, G)))));
  const turned = at(
    -16,
    150,
    1,
    31,
    at(
      10,
      -226,
      [0.97, 1.05],
      4,
      shade,
      lit(
        s,
        { k: 0.6 },
        card(s, rank, suit, { w: W, h: H }),
        path(
          rrect(-W / 2, -H / 2, W, H, 14),
          s.lin(
            [
              ['#ffffff', 0, 0.5],
              ['#ffffff', 0.35, 0],
              [s.p.deep, 1, 0.3],
            ],
            0,
            0,
            1,
            1,
          ),
        ),
      ),
    ),
  );
  // four fingers across the backs, their nails towards the viewer; the thumb is on the far side
  const skin = s.lin([K.hi, [K.lt, 0.25], [K.base, 0.7], K.dk], L ? 0 : 1, 0, L ? 1 : 0, 0.6);
  const nail = { ...K, lt: mix(K.lt, '#ffd0c4', 0.4) };
  const touch = { paint: skin, tone: K, nail, light: { k: 0.55 } };
  const cuff =
    lit(s, { k: 0.9 }, path('M-66 246L150 224L214 360H-90Z', s.lin([coat.lt, coat.base, coat.dp], 0, 0, 1, 0))) +
    lit(s, { k: 0.6 }, path('M-70 228Q40 190 146 210L154 246Q40 224 -64 264Z', s.lin(['#ffffff', '#e8e4ea', '#8f8aa0'], 0, 0, 1, 0.4))) +
    g({ filter: bevel(s, { h: 4, soft: 2 }) }, path(circle(112, 226, 13), metal(s, G)));
  const hand =
    lit(s, { k: 0.9 }, path('M-74 240C-78 196 -58 158 -20 146C36 132 104 140 132 172C150 196 150 222 142 240Q40 210 -74 240Z', skin)) +
    finger(s, touch, [116, 206, 126, 158, 118, 120, 102, 96], 46, 29) +
    finger(s, touch, [76, 200, 84, 146, 74, 98, 58, 70], 49, 30) +
    finger(s, touch, [30, 198, 30, 142, 16, 92, -2, 64], 49, 30) +
    finger(s, touch, [-18, 206, -30, 158, -46, 118, -62, 98], 44, 27) +
    cuff;
  return (
    glowDisc(s, 0, -70, 340, s.p.glow, 0.9) +
    shadow(s, 0, 232, 270, 40, 0.8) +
    at(14, -14, 1.05, -1, backs, turned, at(-10, 14, 1, 0, hand)) +
    flare(s, 132, -236, 120) +
    flare(s, -150, -190, 80)
  );
};
