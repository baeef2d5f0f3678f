import { scatter, wild, type ReelsModel } from './reels-model.ts';

/** Cell of the window: reel from the left, row from the top. */
export type Cell = [reel: number, row: number];

export type SpinWin = {
  /** Index of the line in the model, or the scatters, which pay anywhere. */
  line: number | 'scatter';
  symbol: string;
  count: number;
  cells: Cell[];
  amountMinor: number;
};

/** Visible symbols, `[reel][row]`. */
export type ReelWindow = readonly (readonly string[])[];

type LineWin = { symbol: string; count: number; pay: number };

/**
 * The pay of the symbols along one line, as a multiple of the line bet: the run from the left with wilds substituting, or the wilds alone if they
 * pay more. `undefined` if nothing pays.
 */
export function payLine(pays: ReelsModel['pays'], symbols: readonly string[]): LineWin | undefined {
  const wilds = runLength(symbols, (symbol) => symbol === wild);
  const first = symbols[wilds];
  const asWilds = winOf(pays, wild, wilds);
  if (first === undefined || first === scatter) return asWilds;
  const asSymbol = winOf(
    pays,
    first,
    runLength(symbols, (symbol) => symbol === first || symbol === wild),
  );
  if (!asSymbol) return asWilds;
  return asWilds && asWilds.pay > asSymbol.pay ? asWilds : asSymbol;
}

function runLength(symbols: readonly string[], isInRun: (symbol: string) => boolean): number {
  const end = symbols.findIndex((symbol) => !isInRun(symbol));
  return end === -1 ? symbols.length : end;
}

function winOf(pays: ReelsModel['pays'], symbol: string, count: number): LineWin | undefined {
  const pay = pays[symbol]?.[count];
  return pay ? { symbol, count, pay } : undefined;
}

/** Every win of a window in minor units: lines in the model's order, then the scatters. `multiplier` is that of free spins, otherwise 1. */
export function payWindow(model: ReelsModel, window: ReelWindow, betMinor: number, multiplier: number): SpinWin[] {
  const lineBetMinor = betMinor / model.lines.length;
  const wins: SpinWin[] = [];
  for (const [index, line] of model.lines.entries()) {
    const win = payLine(
      model.pays,
      line.map((row, reel) => window[reel]?.[row] ?? ''),
    );
    if (!win) continue;
    wins.push({
      line: index,
      symbol: win.symbol,
      count: win.count,
      cells: line.slice(0, win.count).map((row, reel): Cell => [reel, row]),
      amountMinor: win.pay * lineBetMinor * multiplier,
    });
  }
  const scatters = cellsOf(window, scatter);
  const scatterPay = model.scatterPays[scatters.length];
  if (scatterPay) {
    wins.push({ line: 'scatter', symbol: scatter, count: scatters.length, cells: scatters, amountMinor: scatterPay * betMinor * multiplier });
  }
  return wins;
}

/** Cells of a symbol in the window. */
export function cellsOf(window: ReelWindow, wanted: string): Cell[] {
  return window.flatMap((column, reel) => column.flatMap((symbol, row): Cell[] => (symbol === wanted ? [[reel, row]] : [])));
}
