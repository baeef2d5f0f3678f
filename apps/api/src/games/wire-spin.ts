import type { Spin } from '@playfront/game-math';
import type { gameSpin, WireResponseOf } from '@playfront/api-contract';
import { money, toWire, type Currency } from '@playfront/money';

export type WireSpin = WireResponseOf<typeof gameSpin>['spins'][number];

/** A spin as the game page receives it and as a round stores it. */
export function wireSpin(spin: Spin, currency: Currency): WireSpin {
  const wire = (minor: number) => toWire(money(minor, currency));
  return {
    window: spin.window,
    wins: spin.wins.map(({ line, symbol, count, cells, amountMinor }) => ({
      line,
      symbol,
      count,
      cells: cells.map(([reel, row]) => [reel, row]),
      amount: wire(amountMinor),
    })),
    win: wire(spin.winMinor),
    free_spins_won: spin.freeSpinsWon,
  };
}
