import { uniformInt, type WordSource } from '../uniform-int.ts';
import { weightedIndex } from '../weighted.ts';
import { cellsOf } from './pay-window.ts';
import { payWays, type WaysWin } from './pay-ways.ts';
import { scatter } from './reels-model.ts';
import type { WaysModel } from './ways-model.ts';

/** A window of a spin, before its winning symbols vanish. */
export type WaysStep = {
  /** Visible symbols, `[reel][row]` from the top; the reels have different numbers of rows. */
  readonly window: string[][];
  readonly wins: WaysWin[];
  /** Multiplier of these wins. */
  readonly multiplier: number;
  readonly winMinor: number;
};

/**
 * The windows of a spin in order. The cells of the wins of a step vanish; what is left of a reel drops, and new symbols fall on top of it, so that
 * the next window shows the new ones above the others. The last step has no wins, unless the round has reached its maximum win.
 */
export type WaysSpin = {
  readonly steps: WaysStep[];
  /** Product of the rows of all reels. */
  readonly ways: number;
  readonly winMinor: number;
  readonly freeSpinsWon: number;
};

/** `spins[0]` is the paid spin, the others are the free spins it won, in order. */
export type WaysRound = {
  readonly spins: WaysSpin[];
  /** Sum of the wins of the spins, but at most the maximum win of the model. */
  readonly winMinor: number;
  /** Whether the round has reached its maximum win; then free spins that are left are not played. */
  readonly isMaxWin: boolean;
};

/** What a spin starts with, and the room up to the maximum win. */
type SpinStart = { readonly multiplier: number; readonly isFree: boolean; readonly leftMinor: number };

/**
 * Plays a round: the paid spin with all that falls, then its free spins. Wins of the paid spin are paid once. In free spins a multiplier starts at 1,
 * rises by 1 after each window with wins, and is not reset between them. Free spins show no scatters and so win no more free spins.
 *
 * Draws, for each spin and reel from the left: the number of rows, then each cell from the top. After wins, for each reel from the left: the new
 * cells from the top. So the outcome depends only on the random words; the bet decides no more than the amounts.
 *
 * `betMinor` is the total bet in minor units. Throws `RangeError` if it is not a positive multiple of `betParts`.
 */
export function playWays(model: WaysModel, betMinor: number, next: WordSource): WaysRound {
  if (!Number.isSafeInteger(betMinor) || betMinor <= 0 || betMinor % model.betParts !== 0) {
    throw new RangeError(`A bet of ${betMinor} cannot be divided into ${model.betParts} parts`);
  }
  const maxMinor = model.maxWinTimesBet * betMinor;
  const paid = playSpin(model, betMinor, { multiplier: 1, isFree: false, leftMinor: maxMinor }, next);
  const spins = [paid];
  let wonMinor = paid.winMinor;
  let multiplier = 1;
  while (spins.length <= paid.freeSpinsWon && wonMinor < maxMinor) {
    const spin = playSpin(model, betMinor, { multiplier, isFree: true, leftMinor: maxMinor - wonMinor }, next);
    spins.push(spin);
    wonMinor += spin.winMinor;
    multiplier += spin.steps.length - 1;
  }
  return { spins, winMinor: Math.min(wonMinor, maxMinor), isMaxWin: wonMinor >= maxMinor };
}

function playSpin(model: WaysModel, betMinor: number, { multiplier, isFree, leftMinor }: SpinStart, next: WordSource): WaysSpin {
  let window = drawWindow(model, isFree ? model.fallingDrums : model.drums, next);
  const scatters = isFree ? 0 : cellsOf(window, scatter).length;
  const steps: WaysStep[] = [];
  let wonMinor = 0;
  for (;;) {
    const stepMultiplier = isFree ? multiplier + steps.length : multiplier;
    const wins = payWays(model, window, betMinor, stepMultiplier);
    const winMinor = wins.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    steps.push({ window, wins, multiplier: stepMultiplier, winMinor });
    wonMinor += winMinor;
    if (wins.length === 0 || wonMinor >= leftMinor) break;
    window = fall(model, window, wins, next);
  }
  return {
    steps,
    ways: window.reduce((product, { length }) => product * length, 1),
    winMinor: wonMinor,
    freeSpinsWon: scatters >= model.freeSpins.scatters ? model.freeSpins.spins : 0,
  };
}

function drawWindow({ minRows, rowWeights }: WaysModel, drums: readonly string[], next: WordSource): string[][] {
  return drums.map((drum) => drawCells(drum, minRows + weightedIndex(next, rowWeights), next));
}

function drawCells(drum: string, count: number, next: WordSource): string[] {
  const cells: string[] = [];
  while (cells.length < count) cells.push(drum.charAt(uniformInt(next, drum.length)));
  return cells;
}

/** The window after the cells of the wins have vanished and new symbols have fallen. */
function fall({ fallingDrums }: WaysModel, window: readonly string[][], wins: readonly WaysWin[], next: WordSource): string[][] {
  const gone = window.map(() => new Set<number>());
  for (const { cells } of wins) for (const [reel, row] of cells) gone[reel]?.add(row);
  return window.map((column, reel) => {
    const left = column.filter((_, row) => !gone[reel]?.has(row));
    return [...drawCells(fallingDrums[reel] ?? '', column.length - left.length, next), ...left];
  });
}
