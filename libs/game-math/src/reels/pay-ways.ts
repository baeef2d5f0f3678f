import type { Cell, ReelWindow } from './pay-window.ts';
import { wild } from './reels-model.ts';
import type { WaysModel } from './ways-model.ts';

export type WaysWin = {
  readonly symbol: string;
  /** Reels in a row from the left that show the symbol or a wild. */
  readonly count: number;
  /** Product of how often each of these reels shows it. */
  readonly ways: number;
  readonly cells: readonly Cell[];
  readonly amountMinor: number;
};

/** Every win of a window in minor units, in the order of the model's pays. The first reel has no wilds, so every win begins with its symbol. */
export function payWays(model: WaysModel, window: ReelWindow, betMinor: number, multiplier: number): WaysWin[] {
  const wins: WaysWin[] = [];
  for (const symbol in model.pays) {
    let [ways, count] = [1, 0];
    for (const column of window) {
      const shown = countOf(column, symbol);
      if (shown === 0) break;
      ways *= shown;
      count += 1;
    }
    const pay = model.pays[symbol]?.[count];
    if (!pay) continue;
    wins.push({ symbol, count, ways, cells: cellsOfWin(window, symbol, count), amountMinor: pay * ways * (betMinor / model.betParts) * multiplier });
  }
  return wins;
}

function countOf(column: readonly string[], symbol: string): number {
  let shown = 0;
  for (const here of column) if (here === symbol || here === wild) shown += 1;
  return shown;
}

function cellsOfWin(window: ReelWindow, symbol: string, count: number): Cell[] {
  return window
    .slice(0, count)
    .flatMap((column, reel) => column.flatMap((here, row): Cell[] => (here === symbol || here === wild ? [[reel, row]] : [])));
}
