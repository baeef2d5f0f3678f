import { type Point, type Scene, at, ell, mix, path, poly, range } from '../core.ts';
import { small } from '../outlines.ts';

/** The red numbers of roulette. */
export const reds: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

/** Projects a point of the cloth (u from left to right, v towards the player) onto the image. */
const lane = (u: number, v: number): Point => [u * (236 + v * 190), 66 + v * 250 - 10 * v * (1 - v)];

/** The cloth of a roulette table in perspective, its numbers in rows of three. */
export function feltOf(s: Scene, colour: string): string {
  const cell = (i: number, j: number, n: number) => {
    const [u0, u1] = [-0.96 + (i * 1.92) / 9, -0.96 + ((i + 1) * 1.92) / 9];
    const [v0, v1] = [0.12 + j * 0.28, 0.12 + (j + 1) * 0.28];
    const [x, y] = lane((u0 + u1) / 2, (v0 + v1) / 2 + 0.02);
    const box = poly([lane(u0, v0), lane(u1, v0), lane(u1, v1), lane(u0, v1)]);
    return (
      path(box, 'none', { stroke: '#f7edd2', 'stroke-width': 2.6, 'stroke-opacity': 0.85 }) +
      path(ell(x, y, 22 + j * 3, 17 + j * 3), reds.has(n) ? '#d3172f' : '#121218') +
      at(x, y, [1, 0.8], 0, small(String(n), 0, 11, 30 + j * 4, '#fff8e4', { face: 'abril-fatface' }))
    );
  };
  const black = '#000000';
  return (
    path('M-250 52H250L460 330H-460Z', s.lin([mix(colour, black, 0.45), colour, mix(colour, black, 0.3)])) +
    range(27)
      .map((i) => cell(Math.floor(i / 3), i % 3, i + 1))
      .join('')
  );
}
