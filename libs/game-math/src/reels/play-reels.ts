import { uniformInt, type WordSource } from '../uniform-int.ts';
import { cellsOf, payWindow, type SpinWin } from './pay-window.ts';
import { scatter, type ReelsModel } from './reels-model.ts';

export type Spin = { window: string[][]; wins: SpinWin[]; winMinor: number; freeSpinsWon: number };

/** `spins[0]` is the paid spin, the others are the free spins it won, in order. */
export type ReelsRound = { spins: Spin[]; winMinor: number };

/**
 * Plays a round: the paid spin, then all free spins, including those won by free spins. Each spin draws one stop a reel from
 * the left, so that the outcome depends only on the random words and never on the bet.
 *
 * `betMinor` is the total bet in minor units. Throws `RangeError` if it is not a positive multiple of the number of lines, so that every
 * amount stays an integer.
 */
export function playReels(model: ReelsModel, betMinor: number, next: WordSource): ReelsRound {
  return playRound(model, betMinor, next, () => drawWindow(model, next));
}

/** Plays a round whose first window is drawn by `drawFirst`, with the free spins that this window wins. */
export function playRound(model: ReelsModel, betMinor: number, next: WordSource, drawFirst: () => string[][]): ReelsRound {
  if (!Number.isSafeInteger(betMinor) || betMinor <= 0 || betMinor % model.lines.length !== 0) {
    throw new RangeError(`A bet of ${betMinor} cannot be spread over ${model.lines.length} lines`);
  }
  const spins = [settleSpin(model, betMinor, 1, drawFirst())];
  const { multiplier, maxPerRound } = model.freeSpins ?? { multiplier: 1, maxPerRound: 0 };
  let leftCount = Math.min(spins[0]?.freeSpinsWon ?? 0, maxPerRound);
  while (leftCount > 0) {
    const spin = settleSpin(model, betMinor, multiplier, drawWindow(model, next));
    spins.push(spin);
    const playedCount = spins.length - 1;
    leftCount = Math.min(leftCount - 1 + spin.freeSpinsWon, maxPerRound - playedCount);
  }
  return { spins, winMinor: spins.reduce((sum, spin) => sum + spin.winMinor, 0) };
}

function drawWindow(model: ReelsModel, next: WordSource): string[][] {
  return model.strips.map((strip) => visibleSymbols(strip, uniformInt(next, strip.length), model.rows));
}

function settleSpin(model: ReelsModel, betMinor: number, multiplier: number, window: string[][]): Spin {
  const wins = payWindow(model, window, betMinor, multiplier);
  const { freeSpins } = model;
  return {
    window,
    wins,
    winMinor: wins.reduce((sum, win) => sum + win.amountMinor, 0),
    freeSpinsWon: freeSpins && cellsOf(window, scatter).length >= freeSpins.scatters ? freeSpins.spins : 0,
  };
}

/** The symbols a reel shows when it stops with `stop` in the top row. */
export function visibleSymbols(strip: string, stop: number, rows: number): string[] {
  return Array.from({ length: rows }, (_, row) => strip.charAt((stop + row) % strip.length));
}
