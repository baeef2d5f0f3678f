import { money, type Money } from '@playfront/money';
import { hasWays, type SlotModel } from './slot-model.ts';

export type PayRow = { readonly symbol: string; readonly pays: readonly { readonly count: number; readonly amount: Money }[] };

/** The pay table for a bet, highest pays first, most symbols first. Lines and ways pay on their share of the bet, scatters on the full bet. */
export function payTable(model: SlotModel, bet: Money): { lines: readonly PayRow[]; scatter: PayRow | undefined } {
  const rowOf = (symbol: string, pays: Readonly<Record<number, number>>, unitMinor: number): PayRow => ({
    symbol,
    pays: Object.entries(pays)
      .map(([count, times]) => ({ count: Number(count), amount: money(Math.round(times * unitMinor), bet.currency) }))
      .toSorted((a, b) => b.count - a.count),
  });
  const lines = Object.entries(model.pays).map(([symbol, pays]) =>
    rowOf(symbol, pays, bet.minor / (hasWays(model) ? model.betParts : model.lines.length)),
  );
  const scatterPays = hasWays(model) ? {} : model.scatterPays;
  return { lines, scatter: Object.keys(scatterPays).length > 0 ? rowOf('S', scatterPays, bet.minor) : undefined };
}
