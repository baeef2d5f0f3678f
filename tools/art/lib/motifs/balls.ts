import { at, circle, el, ell, g, nth, path, range, rrect, type Draw, type Scene } from '../core.ts';
import { blur, flare, glowDisc } from '../light.ts';
import { M, ball, lit, metal, shadow } from '../kit.ts';
import { small } from '../outlines.ts';
import type { MaterialName } from '../palettes.ts';

const stones: readonly MaterialName[] = ['ruby', 'sapphire', 'emerald', 'topaz', 'amethyst', 'pink', 'teal'];

/** A numbered ball of a draw. */
function numbered(s: Scene, name: MaterialName, number: number, r: number) {
  const m = M(s, name, 0.04);
  return (
    lit(s, { k: 0.9 }, path(circle(0, 0, r), ball(s, m))) +
    path(circle(0, 0, r * 0.56), s.rad(['#ffffff', '#fffdf6', '#ddd6cc'], 0.5, 0.5, 0.6, 0.4, 0.3)) +
    el('circle', { cx: 0, cy: 0, r: r * 0.56, fill: 'none', stroke: m.dk, 'stroke-width': r * 0.05, opacity: 0.6 }) +
    small(String(number), 0, r * 0.27, r * 0.74, '#1a1522', { face: 'russo-one' }) +
    path(ell(-r * 0.36 * -Math.sign(s.dir[0]), -r * 0.62, r * 0.3, r * 0.14), '#ffffff', { opacity: 0.75, filter: blur(s, 3) })
  );
}

/** A heap of drawn balls, each with a number. */
export const balls: Draw = (s) => {
  const first = s.r.int(0, stones.length - 1);
  // the far ones first, the foremost last
  const spots = [
    [5, -132, -142, 74],
    [6, 142, -134, 80],
    [1, -170, 40, 98],
    [2, 168, 52, 104],
    [3, -84, 150, 92],
    [4, 84, 162, 88],
    [0, -4, -40, 132],
  ] as const;
  return (
    glowDisc(s, 0, -20, 340, s.p.glow, 0.85) +
    shadow(s, 0, 236, 260, 40, 0.9) +
    spots
      .map(([i, x, y, r]) =>
        at(x + s.r.int(-8, 8), y + s.r.int(-8, 8), 1, s.r.int(-24, 24), numbered(s, nth(stones, (first + i) % stones.length), s.r.int(1, 75), r)),
      )
      .join('') +
    flare(s, -60, -130, 110)
  );
};

/** The board of a draw: numbers in rows, some of them lit, and one ball. */
export const board: Draw = (s) => {
  const G = M(s, 'gold', 0.06),
    hit = M(s, s.r.pick(stones), 0.04);
  const lucky = new Set(range(9).map(() => s.r.int(0, 34)));
  const cells = range(35).map((i) => {
    const x = -236 + (i % 7) * 68,
      y = -206 + Math.floor(i / 7) * 80,
      on = lucky.has(i);
    return (
      path(rrect(x, y, 62, 72, 12), on ? s.lin([hit.hi, hit.lt, hit.base, hit.dk]) : s.lin([s.p.shade, s.p.deep]), {
        stroke: on ? '#ffffff' : s.p.mid,
        'stroke-opacity': on ? 0.8 : 0.6,
        'stroke-width': 2,
      }) + small(String(i + 1), x + 31, y + 48, 34, on ? '#1a1020' : s.p.pale, { face: 'russo-one' })
    );
  });
  return (
    glowDisc(s, 0, -20, 340, s.p.glow, 0.8) +
    at(
      0,
      0,
      1,
      s.r.pick([-5, 5]),
      path(rrect(-268, -236, 536, 452, 30), s.p.deep, { transform: 'translate(0 18)', opacity: 0.8, filter: blur(s, 14) }),
      lit(s, { k: 0.8 }, path(rrect(-268, -236, 536, 452, 30), metal(s, G))),
      path(rrect(-252, -220, 504, 420, 20), s.lin([s.p.deep, s.p.shade])),
      g({}, cells),
    ) +
    at(s.r.pick([-190, 190]), 150, 1, s.r.int(-16, 16), numbered(s, s.r.pick(stones), s.r.int(1, 35), 92)) +
    flare(s, -200, -190, 90)
  );
};
