import type { Spin, WaysSpin } from '@playfront/game-math';
import type { gameSpin, WireResponseOf } from '@playfront/api-contract';
import { money, toWire, type Currency } from '@playfront/money';

export type WireSpin = WireResponseOf<typeof gameSpin>['spins'][number];

/** What was drawn in a round of reels, as it is stored: `bought_bet` is the bet of a bought round. */
export type ReelsOutcome = Pick<WireResponseOf<typeof gameSpin>, 'spins' | 'jackpot'> & { readonly bought_bet?: number };

type Cells = readonly (readonly [number, number])[];

/** A spin as the game page receives it and as a round stores it. */
export function wireSpin(spin: Spin, currency: Currency): WireSpin {
  const wire = (minor: number) => toWire(money(minor, currency));
  return {
    window: spin.window,
    wins: spin.wins.map(({ line, symbol, count, cells, amountMinor }) => ({
      line,
      symbol,
      count,
      cells: wireCells(cells),
      amount: wire(amountMinor),
    })),
    win: wire(spin.winMinor),
    free_spins_won: spin.freeSpinsWon,
  };
}

/** The same for a spin with ways. */
export function wireWaysSpin({ steps, ways, winMinor, freeSpinsWon }: WaysSpin, currency: Currency): WireSpin {
  const wire = (minor: number) => toWire(money(minor, currency));
  return {
    steps: steps.map((step) => ({
      window: step.window,
      wins: step.wins.map(({ symbol, count, ways: ofWin, cells, amountMinor }) => ({
        symbol,
        count,
        ways: ofWin,
        cells: wireCells(cells),
        amount: wire(amountMinor),
      })),
      multiplier: step.multiplier,
      win: wire(step.winMinor),
    })),
    ways,
    win: wire(winMinor),
    free_spins_won: freeSpinsWon,
  };
}

const wireCells = (cells: Cells) => cells.map(([reel, row]): [number, number] => [reel, row]);
