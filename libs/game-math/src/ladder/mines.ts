import { choose } from '../choose.ts';
import type { Multiple } from '../multiple.ts';
import { shuffled } from '../shuffle.ts';
import { ladderModel, ladderTop } from './ladder.ts';

const cellCount = 25;
export const mineCounts = [1, 3, 5, 10, 24] as const;
/** Share of the stakes that comes back, in per cent, wherever the player stops. */
const returnPercent = 99;

/** What a round with `mines` returns after `safe` opened cells, cut to four decimals. */
export function minesMultiple(mines: number, safe: number): Multiple {
  if (safe === 0) return 10_000;
  return Number((BigInt(returnPercent) * 100n * BigInt(choose(cellCount, safe))) / BigInt(choose(cellCount - mines, safe)));
}

/** What the best round with `mines` returns: it ends at the top, or when only mines are left. */
function maxMultipleOf(mines: number): Multiple {
  const all = Array.from({ length: cellCount - mines + 1 }, (_, safe) => minesMultiple(mines, safe));
  return all.find((multiple) => multiple >= ladderTop) ?? all.at(-1) ?? 0;
}

export type MinesView = {
  /** Opened cells, in order; the last one is a mine if the round was lost. Cells are counted row by row from the top. */
  readonly opened: readonly number[];
  /** All mines, once the round is over. */
  readonly mines: readonly number[] | null;
};

const cellOf = (step: string) => Number(step.slice('open-'.length));

/** Five by five cells with hidden mines: every safe cell raises the return. */
export const mines = ladderModel<MinesView>({
  id: 'mines',
  volatility: 'high',
  maxMultipleOf: (spot) => maxMultipleOf(Number(spot.slice('mines-'.length))),
  exampleSpots: mineCounts.map((count) => `mines-${count}`),
  isSpot: (spot) => mineCounts.some((count) => `mines-${count}` === spot),
  firstStepOf(spot) {
    const count = Number(spot.slice('mines-'.length));
    return [{ chance: (cellCount - count) / cellCount, multiple: minesMultiple(count, 1) }];
  },
  climb(spot, steps, next) {
    const count = Number(spot.slice('mines-'.length));
    const cells = Array.from({ length: cellCount }, (_, cell) => cell);
    const hidden = shuffled(cells, next).slice(0, count);
    const opened = steps.map(cellOf);
    const hasFailed = opened.some((cell) => hidden.includes(cell));
    const left = cells.filter((cell) => !opened.includes(cell));
    return {
      open: { opened, mines: null },
      over: { opened, mines: hidden },
      multiple: hasFailed ? 0 : minesMultiple(count, opened.length),
      steps: hasFailed || left.length === count ? [] : left.map((cell) => `open-${cell}`),
    };
  },
});
