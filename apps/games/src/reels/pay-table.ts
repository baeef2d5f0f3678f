import type { ReelsModel } from '@playfront/game-math';
import { money, type Money } from '@playfront/money';

export type PayRow = { readonly symbol: string; readonly pays: readonly { readonly count: number; readonly amount: Money }[] };

/** The pay table for a bet, highest pays first, most symbols first. Lines pay on their share of the bet, scatters on the full bet. */
export function payTable(model: ReelsModel, bet: Money): { lines: readonly PayRow[]; scatter: PayRow | undefined } {
  const rowOf = (symbol: string, pays: Readonly<Record<number, number>>, unitMinor: number): PayRow => ({
    symbol,
    pays: Object.entries(pays)
      .map(([count, times]) => ({ count: Number(count), amount: money(Math.round(times * unitMinor), bet.currency) }))
      .toSorted((a, b) => b.count - a.count),
  });
  const lines = Object.entries(model.pays).map(([symbol, pays]) => rowOf(symbol, pays, bet.minor / model.lines.length));
  const hasScatter = Object.keys(model.scatterPays).length > 0;
  return { lines, scatter: hasScatter ? rowOf('S', model.scatterPays, bet.minor) : undefined };
}
