import { at, circle, contrast, f, g, nth, path, poly, rrect, type Colour, type Draw, type Scene } from '../core.ts';
import { blur, flare, glowDisc } from '../light.ts';
import { away, lit, shadow } from '../kit.ts';
import type { Ramp } from '../palettes.ts';

const places = { tl: [-1, -1], tr: [1, -1], ml: [-1, 0], c: [0, 0], mr: [1, 0], bl: [-1, 1], br: [1, 1] } as const;
const pips: readonly (readonly (keyof typeof places)[])[] = [
  ['c'],
  ['tl', 'br'],
  ['tl', 'c', 'br'],
  ['tl', 'tr', 'bl', 'br'],
  ['tl', 'tr', 'c', 'bl', 'br'],
  ['tl', 'tr', 'ml', 'mr', 'bl', 'br'],
];
/** Half the width and a quarter of the height of the cube's outline, for an edge of 1. */
const w = 0.866;
const h = 0.5;
/** Top, left and right face: the projection of a square of 200 onto the cube. */
const faces = [
  [w / 2, h / 2, -w / 2, h / 2, 0, -h],
  [w / 2, h / 2, 0, 0.5, -w / 2, 0.25],
  [w / 2, -h / 2, 0, 0.5, w / 2, 0.25],
] as const;

/** A die seen from above a corner; `values` are of the top, left and right face. */
function die(s: Scene, m: Ramp, R: number, values: readonly [number, number, number], pip: Colour): string {
  const outline = poly([
    [0, -R],
    [w * R, -h * R],
    [w * R, h * R],
    [0, R],
    [-w * R, h * R],
    [-w * R, -h * R],
  ]);
  const shades =
    s.dir[0] < 0
      ? [
          [m.hi, m.lt],
          [m.lt, m.base],
          [m.base, m.dk],
        ]
      : [
          [m.hi, m.lt],
          [m.base, m.dk],
          [m.lt, m.base],
        ];
  const drawn = faces.map(([a, b, c, d, x, y], i) =>
    g(
      { transform: `matrix(${[a, b, c, d].map((v) => ((v * R) / 100).toFixed(4)).join(' ')} ${f(x * R)} ${f(y * R)})` },
      path(rrect(-97, -97, 194, 194, 26), s.lin(nth(shades, i), 0, 0, 1, 1)),
      nth(pips, nth(values, i) - 1).map((name) => {
        const [px, py] = [places[name][0] * 50, places[name][1] * 50];
        return path(circle(px, py, 20), pip) + path(circle(px + 4, py + 5, 14), '#ffffff', { opacity: 0.16 });
      }),
    ),
  );
  return lit(s, { k: 0.8 }, path(outline, m.dk, { stroke: m.dk, 'stroke-width': R * 0.12, 'stroke-linejoin': 'round' }), drawn);
}

/** Dice in the air and on the table. `count` is the number of dice in the game: two or three. */
export const diceOf =
  (count: 2 | 3): Draw =>
  (s) => {
    const m = away(s, ['ruby', 'porcelain', 'emerald', 'sapphire', 'onyx', 'topaz'], 0.04);
    // light spots on a dark stone, ink on a light one
    const pip = contrast(m.base, '#ffffff') < 0.35 ? '#1a1420' : '#fffaf0';
    const spots: readonly (readonly [x: number, y: number, R: number, turn: number])[] =
      count === 2
        ? [
            [-96, 70, 150, -14],
            [122, -70, 138, 19],
          ]
        : [
            [-130, 96, 122, -12],
            [136, 78, 122, 14],
            [4, -104, 128, 8],
          ];
    return (
      glowDisc(s, 0, -20, 330, s.p.glow, 0.85) +
      shadow(s, 0, 226, 260, 40, 0.9) +
      spots
        .map(([x, y, R, turn]) =>
          at(
            x,
            y,
            1,
            turn + s.r.int(-6, 6),
            path(circle(0, R * 0.5, R * 0.8), s.p.deep, { opacity: 0.45, filter: blur(s, 18) }),
            die(s, m, R, [s.r.int(1, 6), s.r.int(1, 6), s.r.int(1, 6)], pip),
          ),
        )
        .join('') +
      flare(s, -150, -40, 100) +
      flare(s, 150, -170, 80)
    );
  };
