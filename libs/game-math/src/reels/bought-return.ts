import { winningStops, type WinningStops } from './bought-round.ts';
import { exactReturn, isOpen } from './exact-return.ts';
import { payLine } from './pay-window.ts';
import { visibleSymbols } from './play-reels.ts';
import { scatter, type ReelsModel } from './reels-model.ts';

/** The exact value of a bought round, computed over all windows that win free spins. Shares of the bet, not per cent. */
export type BoughtReturn = {
  /** Line and scatter wins of the first spin. */
  firstSpin: number;
  freeSpins: number;
  value: number;
  /** Lowest price in tenths of the bet at which a purchase returns no more than a paid spin. */
  priceTenths: number;
  /** Return of a purchase at this price. */
  total: number;
};

/** Exact figures of a bought round. The free spins are worth the same as those that a paid spin wins. */
export function boughtReturn(model: ReelsModel): BoughtReturn {
  const groups = winningStops(model);
  const windows = groups.reduce((sum, group) => sum + group.windows, 0);
  const firstSpin = groups.reduce((sum, group) => sum + winsOf(model, group), 0) / windows;
  const exact = exactReturn(model);
  const freeSpins = exact.freeSpinsPerTrigger * exact.base * (model.freeSpins?.multiplier ?? 1);
  const value = firstSpin + freeSpins;
  const priceTenths = Math.ceil((value / exact.total) * 10);
  return { firstSpin, freeSpins, value, priceTenths, total: (value / priceTenths) * 10 };
}

/** Sum of the wins of all windows of a group, in bets. A reel that shows a scatter shows other symbols in each row, so every line is summed alone. */
function winsOf(model: ReelsModel, { stops, windows }: WinningStops): number {
  const columns = model.strips.map((strip, reel) => (stops[reel] ?? []).map((stop) => visibleSymbols(strip, stop, model.rows)));
  const scatters = columns.reduce((sum, [column]) => sum + (column ?? []).filter((symbol) => symbol === scatter).length, 0);
  const walk = (line: readonly number[], symbols: readonly string[], weight: number): number => {
    const next = columns[symbols.length];
    if (!next || !isOpen(symbols)) {
      const rest = columns.slice(symbols.length).reduce((product, { length }) => product * length, 1);
      return weight * rest * (payLine(model.pays, symbols)?.pay ?? 0);
    }
    const counts = new Map<string, number>();
    for (const column of next) {
      const symbol = column[line[symbols.length] ?? 0] ?? '';
      counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
    }
    return [...counts].reduce((sum, [symbol, count]) => sum + walk(line, [...symbols, symbol], weight * count), 0);
  };
  const lines = model.lines.reduce((sum, line) => sum + walk(line, [], 1), 0);
  return lines / model.lines.length + windows * (model.scatterPays[scatters] ?? 0);
}
