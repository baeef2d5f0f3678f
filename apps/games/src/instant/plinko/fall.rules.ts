import type { BallPath } from '@playfront/game-math';

/** A place of the ball: `x` in gaps from the middle, `y` in rows from the first row of pegs. */
export type Place = { readonly x: number; readonly y: number; readonly atMs: number };
/** A peg that the ball touches, by its row and its place in the row from the left. */
export type Touch = { readonly row: number; readonly peg: number; readonly atMs: number };
export type Fall = { readonly places: readonly Place[]; readonly touches: readonly Touch[]; readonly landsAtMs: number };

/** Distance between the centres of ball and peg at a touch, in rows. */
const contact = 0.48;
const startY = -1.35;
const entryMs = 260;
const samples = 7;
const pocketDepth = 1.05;

/** How long a ball needs from one row to the next: many rows are passed faster. */
const rowMs = (rows: number) => 250 - rows * 7;

/** How strongly the ball bounces off a peg: varied by its way, so that no two falls move alike. */
function bounceOf(path: BallPath, row: number): number {
  const mixed = path.slice(0, row + 1).reduce<number>((sum, turn, index) => (sum * 31 + turn * 17 + index * 7) % 97, 13);
  return 0.55 + (mixed / 97) * 0.75;
}

/** A parabola from one touch to the next: `bounce` is how strongly it first goes up. */
function hop(from: Place, to: Place, bounce: number): Place[] {
  return Array.from({ length: samples }, (_, index) => {
    const part = (index + 1) / samples;
    const height = to.y - from.y;
    return {
      x: from.x + (to.x - from.x) * part,
      y: from.y + height * ((1 + bounce) * part * part - bounce * part),
      atMs: from.atMs + (to.atMs - from.atMs) * part,
    };
  });
}

/** The way of a ball through the pegs as places in time. It ends in the pocket that the path leads to. */
export function fallOf(path: BallPath): Fall {
  const stepMs = rowMs(path.length);
  const touches: Touch[] = [];
  let place: Place = { x: 0, y: startY, atMs: 0 };
  const places: Place[] = [place];
  let centre = 0;
  for (const [row, turn] of path.entries()) {
    const touch = { x: centre + (turn - 0.5) * 0.16, y: row - contact, atMs: entryMs + row * stepMs };
    places.push(...hop(place, touch, row === 0 ? 0 : bounceOf(path, row)));
    touches.push({ row, peg: centre + (row + 2) / 2, atMs: touch.atMs });
    place = touch;
    centre += turn - 0.5;
  }
  const landing = { x: centre, y: path.length - 1 + pocketDepth, atMs: place.atMs + stepMs * 1.15 };
  places.push(...hop(place, landing, bounceOf(path, path.length)));
  return { places, touches, landsAtMs: landing.atMs };
}

/** Number of the pocket from the left. */
export function pocketOf(path: BallPath): number {
  return path.filter((turn) => turn === 1).length;
}
