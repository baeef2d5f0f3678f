import type { ScratchCells } from '@playfront/game-math';

/** A place on a field, as shares of its width and height. */
export type Point = { readonly x: number; readonly y: number };

const gridSize = 6;
/** From this share on, the rest of the foil comes off by itself. */
const enoughShare = 0.5;

/** How much of a field has been scratched, measured on a grid of points. */
export function createCoverage(): { add(at: Point, radius: number): void; readonly isEnough: boolean } {
  const scratched = new Set<number>();
  return {
    add({ x, y }, radius) {
      for (let point = 0; point < gridSize * gridSize; point++) {
        const column = ((point % gridSize) + 0.5) / gridSize;
        const row = (Math.floor(point / gridSize) + 0.5) / gridSize;
        if (Math.hypot(column - x, row - y) <= radius) scratched.add(point);
      }
    },
    get isEnough() {
      return scratched.size >= gridSize * gridSize * enoughShare;
    },
  };
}

/** The fields of the prize that is on the card three times; none if no prize is. */
export function winningFields(cells: ScratchCells): readonly number[] {
  const fields = cells.map((_, field) => field);
  return fields.filter((field) => cells.filter((prize) => prize === cells[field]).length === 3);
}
