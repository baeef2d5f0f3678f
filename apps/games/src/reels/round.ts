import type { ReelsModel } from '@playfront/game-math';
import type { Currency, Money } from '@playfront/money';
import { amountOf } from '../frame/amount.ts';
import type { SpinResponse } from '../frame/game-api.ts';

export type Cell = readonly [reel: number, row: number];

export type Win = {
  readonly line: number | 'scatter';
  readonly symbol: string;
  readonly count: number;
  readonly cells: readonly Cell[];
  readonly amount: Money;
};

export type Spin = {
  /** `[reel][row]` from the top. */
  readonly window: readonly (readonly string[])[];
  readonly wins: readonly Win[];
  readonly win: Money;
  readonly freeSpinsWon: number;
};

/** A settled round as the server reports it: the paid spin, then its free spins. */
export type Round = {
  readonly id: string;
  readonly nonce: number;
  readonly spins: readonly [Spin, ...Spin[]];
  readonly bet: Money;
  readonly win: Money;
  readonly balance: Money;
  /** Whether the win is celebrated (a return up to the stake is not). */
  readonly celebrate: boolean;
};

/** The round in a response; `undefined` if it does not fit this model, so that the reels never show a partial result. */
export function readRound(response: SpinResponse, model: ReelsModel, currency: Currency): Round | undefined {
  const [first, ...rest] = response.spins.map((spin) => readSpin(spin, model, currency));
  const bet = amountOf(response.bet, currency);
  const win = amountOf(response.win, currency);
  const balance = amountOf(response.balance, currency);
  const free = rest.filter((spin) => spin !== undefined);
  if (!first || free.length !== rest.length || !bet || !win || !balance) return undefined;
  return { id: response.round_id, nonce: response.nonce, spins: [first, ...free], bet, win, balance, celebrate: response.celebrate };
}

function readSpin(spin: SpinResponse['spins'][number], model: ReelsModel, currency: Currency): Spin | undefined {
  const isWindow =
    spin.window.length === model.reels &&
    spin.window.every((column) => column.length === model.rows && column.every((symbol) => symbol === 'S' || Object.hasOwn(model.pays, symbol)));
  const win = amountOf(spin.win, currency);
  if (!isWindow || !win) return undefined;
  const wins: Win[] = [];
  for (const { line, symbol, count, cells, amount } of spin.wins) {
    const read = amountOf(amount, currency);
    const areCells = cells.every(([reel, row]) => spin.window[reel]?.[row] !== undefined);
    const isLine = line === 'scatter' || model.lines[line] !== undefined;
    if (!read || !areCells || !isLine) return undefined;
    wins.push({ line, symbol, count, cells, amount: read });
  }
  return { window: spin.window, wins, win, freeSpinsWon: spin.free_spins_won };
}

/** The number of this free spin, and the total so far, without free spins that a later spin wins. */
export function freeSpinCount(round: Round, spinIndex: number): { spin: number; total: number } {
  const won = round.spins.slice(0, spinIndex + 1).reduce((sum, { freeSpinsWon }) => sum + freeSpinsWon, 0);
  return { spin: spinIndex, total: Math.min(won, round.spins.length - 1) };
}

/** Sum of the wins up to and including this spin, in minor units. */
export function wonSoFar(round: Round, spinIndex: number): number {
  return round.spins.slice(0, spinIndex + 1).reduce((sum, { win }) => sum + win.minor, 0);
}
