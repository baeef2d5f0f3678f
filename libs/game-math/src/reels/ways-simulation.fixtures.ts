import { uniformInt, type WordSource } from '../uniform-int.ts';
import { scatter, wild } from './reels-model.ts';
import type { WaysModel } from './ways-model.ts';
import { firstWindowReturn, freeSpinsChance, freeSpinsReturn, waysHitRate } from './ways-return.ts';

/** A mean with half of its 99 % interval. */
export type Measured = { readonly mean: number; readonly error: number };

const deviations = 2.576;

/**
 * The return of a model, by a program of its own that only counts symbols. The first window of each spin is exact. For each later window it takes not
 * the win that falls, but the mean of all that could fall on what is left, which has a much smaller sampling error; the win of the first window,
 * whose exact mean is known, takes out more of it. The maximum win is left out.
 */
export function simulatedReturn(model: WaysModel, spins: number, next: WordSource): { base: Measured; freeSpins: Measured; total: Measured } {
  const paid = simulateSpins(model, model.drums, spins, next);
  const free = simulateSpins(model, model.fallingDrums, spins, next);
  const means = { win: free.win.mean, winningWindows: free.winningWindows.mean, laterWin: free.laterWin.mean };
  const chance = freeSpinsChance(model);
  const returned = freeSpinsReturn(model, means);
  // The change of the return with each of the three means; adding up their errors overstates the error of the sum.
  const errorOf = (part: keyof typeof means) => freeSpinsReturn(model, { ...means, [part]: means[part] + free[part].error }) - returned;
  const freeSpins = { mean: chance * returned, error: chance * (errorOf('win') + errorOf('winningWindows') + errorOf('laterWin')) };
  const total = { mean: paid.win.mean + freeSpins.mean, error: Math.hypot(paid.win.error, freeSpins.error) };
  return { base: paid.win, freeSpins, total };
}

function simulateSpins(model: WaysModel, drums: readonly string[], spins: number, next: WordSource) {
  const spin = createSpin(model, drums, next);
  const [win, winningWindows, laterWin] = [createMean(), createMean(), createMean()];
  for (let index = 0; index < spins; index++) {
    const { first, rest, later, windows } = spin();
    win.add(rest, first);
    laterWin.add(later, first);
    winningWindows.add(windows - (first > 0 ? 1 : 0), first);
  }
  const firstMean = firstWindowReturn(model, drums);
  const plus = (exact: number, { mean, error }: Measured): Measured => ({ mean: exact + mean, error });
  return {
    win: plus(firstMean, win.measured(firstMean)),
    winningWindows: plus(waysHitRate(model, drums), winningWindows.measured(firstMean)),
    laterWin: laterWin.measured(firstMean),
  };
}

/** The mean of a value, corrected by a control value whose exact mean is known. */
function createMean() {
  let [count, sum, squares, controls, controlSquares, products] = [0, 0, 0, 0, 0, 0];
  return {
    add(value: number, control: number) {
      count += 1;
      sum += value;
      squares += value * value;
      controls += control;
      controlSquares += control * control;
      products += value * control;
    },
    measured(exactControl: number): Measured {
      const [mean, control] = [sum / count, controls / count];
      const controlVariance = controlSquares / count - control ** 2;
      const covariance = products / count - mean * control;
      const variance = squares / count - mean ** 2 - covariance ** 2 / controlVariance;
      return { mean: mean - (covariance / controlVariance) * (control - exactControl), error: (deviations * Math.sqrt(variance)) / Math.sqrt(count) };
    },
  };
}

type SpinFigures = {
  /** Win of the first window, and the mean wins of all later ones in bets; `later` counts each times the windows with wins before it. */
  first: number;
  rest: number;
  later: number;
  windows: number;
};

/** Plays spins of which only the numbers of symbols on each reel are known. */
function createSpin(model: WaysModel, drums: readonly string[], next: WordSource): () => SpinFigures {
  const symbols = Object.keys(model.pays);
  const pays = symbols.map((symbol) => Array.from({ length: drums.length + 1 }, (_, count) => (model.pays[symbol]?.[count] ?? 0) / model.betParts));
  const [wildAt, scatterAt, width] = [symbols.length, symbols.length + 1, symbols.length + 2];
  const indexed = (all: readonly string[]) =>
    all.map((drum) => Uint8Array.from(drum, (symbol) => (symbol === wild ? wildAt : symbol === scatter ? scatterAt : symbols.indexOf(symbol))));
  const [opening, falling] = [indexed(drums), indexed(model.fallingDrums)];
  /** By reel and symbol: the chance that a cell that falls shows it or a wild. */
  const chances = falling.map((drum) => symbols.map((_, symbol) => drum.filter((at) => at === symbol || at === wildAt).length / drum.length));
  const rows = model.rowWeights.flatMap((weight, index) => Array.from({ length: weight }, () => model.minRows + index));
  const counts = drums.map(() => new Int32Array(width));
  const gaps = new Int32Array(drums.length);

  const fill = (reel: number, count: number, drum: Uint8Array) => {
    const ofReel = counts[reel] as Int32Array;
    for (let cell = 0; cell < count; cell++) {
      const at = drum[uniformInt(next, drum.length)] as number;
      ofReel[at] = (ofReel[at] as number) + 1;
    }
  };
  const shownOn = (reel: number, symbol: number) => (counts[reel]?.[symbol] ?? 0) + (counts[reel]?.[wildAt] ?? 0);
  const runOf = (symbol: number): [count: number, ways: number] => {
    let [count, ways] = [0, 1];
    for (; count < counts.length; count++) {
      const shown = shownOn(count, symbol);
      if (shown === 0) break;
      ways *= shown;
    }
    return [count, ways];
  };
  /** The win of the counted symbols; takes out those that won and notes the gaps. */
  const settle = (): number => {
    let win = 0;
    const winners: [symbol: number, count: number][] = [];
    for (let symbol = 0; symbol < wildAt; symbol++) {
      const [count, ways] = runOf(symbol);
      const pay = pays[symbol]?.[count] ?? 0;
      if (pay === 0) continue;
      win += pay * ways;
      winners.push([symbol, count]);
    }
    gaps.fill(0);
    for (const [symbol, count] of winners) {
      for (let reel = 0; reel < count; reel++) {
        const ofReel = counts[reel] as Int32Array;
        gaps[reel] = (gaps[reel] as number) + shownOn(reel, symbol);
        ofReel[symbol] = 0;
        ofReel[wildAt] = 0;
      }
    }
    return win;
  };
  /** The mean win of the next window over all that could fall into the gaps. */
  const expected = (): number => {
    let sum = 0;
    for (let symbol = 0; symbol < wildAt; symbol++) {
      let mean = 1;
      for (let reel = 0; reel < counts.length && mean > 0; reel++) {
        const chance = chances[reel]?.[symbol] ?? 0;
        const gap = gaps[reel] as number;
        const shown = shownOn(reel, symbol);
        if (shown === 0) sum += mean * (pays[symbol]?.[reel] ?? 0) * (1 - chance) ** gap;
        mean *= shown + gap * chance;
      }
      sum += mean * (pays[symbol]?.[counts.length] ?? 0);
    }
    return sum;
  };

  return () => {
    for (let reel = 0; reel < counts.length; reel++) {
      counts[reel]?.fill(0);
      fill(reel, rows[uniformInt(next, rows.length)] as number, opening[reel] as Uint8Array);
    }
    const figures = { first: 0, rest: 0, later: 0, windows: 0 };
    for (let win = settle(); win > 0; win = settle()) {
      if (figures.windows === 0) figures.first = win;
      figures.windows += 1;
      const mean = expected();
      figures.rest += mean;
      figures.later += mean * figures.windows;
      for (let reel = 0; reel < counts.length; reel++) fill(reel, gaps[reel] as number, falling[reel] as Uint8Array);
    }
    return figures;
  };
}
