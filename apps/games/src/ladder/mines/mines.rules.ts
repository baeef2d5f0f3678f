import { ladderTop, minesMultiple, type MinesView, type Multiple } from '@playfront/game-math';
import { array, integer, maxValue, minValue, nullable, number, object, parse, pipe } from 'valibot';

export const columns = 5;
const cellCount = columns * columns;

const cells = array(pipe(number(), integer(), minValue(0), maxValue(cellCount - 1)));
const viewSchema = object({ opened: cells, mines: nullable(cells) });

/** The view of a round. Throws if it is not one of this game. */
export const readMinesView = (view: unknown): MinesView => parse(viewSchema, view);

export type Tile = 'closed' | 'gem' | 'mine' | 'hit';

/** What each tile shows. */
export function tilesOf({ opened, mines }: MinesView): readonly Tile[] {
  return Array.from({ length: cellCount }, (_, cell) => {
    if (mines?.includes(cell)) return opened.includes(cell) ? 'hit' : 'mine';
    return opened.includes(cell) ? 'gem' : 'closed';
  });
}

/** What each gem returns, up to the one that ends the round. */
export function gemMultiples(mineCount: number): readonly Multiple[] {
  const all = Array.from({ length: cellCount - mineCount }, (_, index) => minesMultiple(mineCount, index + 1));
  const top = all.findIndex((multiple) => multiple >= ladderTop);
  return top < 0 ? all : all.slice(0, top + 1);
}

/** Of how many closed tiles how many are safe. */
export function safeTiles(mineCount: number, gems: number): { readonly safe: number; readonly closed: number } {
  return { safe: cellCount - mineCount - gems, closed: cellCount - gems };
}

const steps: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The tile that a key moves the focus to; undefined at the edge and for other keys. */
export function tileAfterKey(cell: number, key: string): number | undefined {
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  if (!step) return undefined;
  const column = (cell % columns) + step[0];
  const row = Math.floor(cell / columns) + step[1];
  return column < 0 || column >= columns || row < 0 || row >= columns ? undefined : row * columns + column;
}
