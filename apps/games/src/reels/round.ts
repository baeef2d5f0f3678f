import type { Currency, Money } from '@playfront/money';
import { amountOf } from '../frame/amount.ts';
import type { SpinResponse } from '../frame/game-api.ts';
import { hasWays, layoutOf, type SlotModel } from './slot-model.ts';

export type Cell = readonly [reel: number, row: number];

export type Win = {
  readonly line: number | 'scatter' | 'ways';
  /** In how many ways, in a game with ways. */
  readonly ways?: number;
  readonly symbol: string;
  readonly count: number;
  readonly cells: readonly Cell[];
  readonly amount: Money;
};

/** A window of a spin with its wins. */
export type Step = {
  /** `[reel][row]` from the top. */
  readonly window: readonly (readonly string[])[];
  readonly wins: readonly Win[];
  readonly win: Money;
  /** Multiplier of the wins, in a game with ways. */
  readonly multiplier?: number;
};

export type Spin = {
  /** One window; in a game with ways others follow, in which winning symbols have vanished and others have fallen. */
  readonly steps: readonly [Step, ...Step[]];
  readonly win: Money;
  readonly freeSpinsWon: number;
  /** The number of ways, in a game with ways. */
  readonly ways?: number;
};

/** The jackpot after a round, and what it paid. */
export type JackpotResult = { readonly amount: Money; readonly won: Money | undefined };

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
  readonly jackpot?: JackpotResult;
};

/** The round in a response; `undefined` if it does not fit this model, so that the reels never show a partial result. */
export function readRound(response: SpinResponse, model: SlotModel, currency: Currency): Round | undefined {
  const [first, ...rest] = response.spins.map((spin) => readSpin(spin, model, currency));
  const bet = amountOf(response.bet, currency);
  const win = amountOf(response.win, currency);
  const balance = amountOf(response.balance, currency);
  const free = rest.filter((spin) => spin !== undefined);
  const jackpot = response.jackpot && readJackpot(response.jackpot, currency);
  if (!first || free.length !== rest.length || !bet || !win || !balance) return undefined;
  const { round_id: id, nonce, celebrate } = response;
  return { id, nonce, spins: [first, ...free], bet, win, balance, celebrate, ...(jackpot && { jackpot }) };
}

function readJackpot({ amount, won }: NonNullable<SpinResponse['jackpot']>, currency: Currency): JackpotResult | undefined {
  const after = amountOf(amount, currency);
  return after && { amount: after, won: won === null ? undefined : amountOf(won, currency) };
}

type WireSpin = SpinResponse['spins'][number];
type WireStep = { readonly window: string[][]; readonly wins: readonly WireWin[]; readonly win: string; readonly multiplier?: number };
type WireWin = Omit<Win, 'amount' | 'line'> & { readonly line?: number | 'scatter'; readonly amount: string };

function readSpin(spin: WireSpin, model: SlotModel, currency: Currency): Spin | undefined {
  const win = amountOf(spin.win, currency);
  const wireSteps: readonly WireStep[] = 'steps' in spin ? spin.steps : [spin];
  const steps = wireSteps.map((step) => readStep(step, model, currency)).filter((step) => step !== undefined);
  const [first, ...others] = steps;
  if (!win || !first || steps.length !== wireSteps.length || hasWays(model) !== 'steps' in spin) return undefined;
  return { steps: [first, ...others], win, freeSpinsWon: spin.free_spins_won, ...('ways' in spin && { ways: spin.ways }) };
}

function readStep({ window, wins: wireWins, win: wireWin, multiplier }: WireStep, model: SlotModel, currency: Currency): Step | undefined {
  const { strips, minRows, maxRows } = layoutOf(model);
  const isSymbol = (symbol: string) => symbol === 'S' || symbol === 'W' || Object.hasOwn(model.pays, symbol);
  const isColumn = (column: readonly string[]) => column.length >= minRows && column.length <= maxRows && column.every(isSymbol);
  const win = amountOf(wireWin, currency);
  if (window.length !== strips.length || !window.every(isColumn) || !win) return undefined;
  const wins: Win[] = [];
  for (const { line = 'ways', amount, ...rest } of wireWins) {
    const read = amountOf(amount, currency);
    const areCells = rest.cells.every(([reel, row]) => window[reel]?.[row] !== undefined);
    const isLine = typeof line === 'number' ? !hasWays(model) && model.lines[line] !== undefined : true;
    if (!read || !areCells || !isLine) return undefined;
    wins.push({ ...rest, line, amount: read });
  }
  return { window, wins, win, ...(multiplier !== undefined && { multiplier }) };
}

/** The window that a spin ends with. */
export function lastStep({ steps }: Spin): Step {
  return steps.at(-1) ?? steps[0];
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
