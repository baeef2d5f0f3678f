import { wild, scatter } from './reels-model.ts';
import type { WaysModel } from './ways-model.ts';

/** Means of one spin in bets, with the multiplier 1 for all its wins, if not stated otherwise. */
export type SpinMeans = {
  /** Wins of all windows. */
  readonly win: number;
  /** Number of windows with wins. */
  readonly winningWindows: number;
  /** Wins of all windows, each times the number of windows with wins before it in the spin. */
  readonly laterWin: number;
};

/** Chances of a cell of a reel, by symbol. */
export function cellChances(drum: string): ReadonlyMap<string, number> {
  const chances = new Map<string, number>();
  for (const symbol of drum) chances.set(symbol, (chances.get(symbol) ?? 0) + 1 / drum.length);
  return chances;
}

/** Chances of the numbers of rows: `[rows, chance]`. */
export function rowChances({ rowWeights, minRows }: WaysModel): [rows: number, chance: number][] {
  const all = rowWeights.reduce((sum, weight) => sum + weight, 0);
  return rowWeights.map((weight, index) => [minRows + index, weight / all]);
}

/**
 * The exact mean win of the first window, in bets: reels are independent, so a win over so many reels is the product of the mean number of times that
 * each reel shows the symbol, and of the chance that the reel after them does not.
 */
export function firstWindowReturn(model: WaysModel, drums: readonly string[]): number {
  const rows = rowChances(model);
  const chances = drums.map(cellChances);
  const meanRows = rows.reduce((sum, [count, chance]) => sum + count * chance, 0);
  let sum = 0;
  for (const [symbol, byCount] of Object.entries(model.pays)) {
    for (const [count, pay] of Object.entries(byCount)) {
      let chance = pay;
      for (const [reel, ofReel] of chances.entries()) {
        const shown = (ofReel.get(symbol) ?? 0) + (ofReel.get(wild) ?? 0);
        if (reel < Number(count)) chance *= meanRows * shown;
        else if (reel === Number(count)) chance *= rows.reduce((none, [cells, ofCells]) => none + ofCells * (1 - shown) ** cells, 0);
      }
      sum += chance;
    }
  }
  return sum / model.betParts;
}

/** The exact chance that a paid spin wins the free spins. */
export function freeSpinsChance(model: WaysModel): number {
  let odds = [1];
  for (const drum of model.drums) {
    const chance = cellChances(drum).get(scatter) ?? 0;
    const after = Array.from({ length: odds.length + model.minRows + model.rowWeights.length }, () => 0);
    for (const [rows, ofRows] of rowChances(model)) {
      let exactly = (1 - chance) ** rows;
      for (let shown = 0; shown <= rows; shown++) {
        for (const [before, ofBefore] of odds.entries()) after[before + shown] = (after[before + shown] ?? 0) + ofBefore * ofRows * exactly;
        exactly *= ((rows - shown) / (shown + 1)) * (chance / (1 - chance));
      }
    }
    odds = after;
  }
  return odds.slice(model.freeSpins.scatters).reduce((sum, chance) => sum + chance, 0);
}

/**
 * The exact chance that the first window has a win. It sums, over all sets of symbols that the first reel and the first two reels can show together,
 * the chance that this set is shown and that no win comes of it.
 */
export function waysHitRate(model: WaysModel, drums: readonly string[]): number {
  const symbols = Object.keys(model.pays);
  const sets = 2 ** symbols.length;
  const rows = rowChances(model);
  const shares = drums.map((drum) => {
    const chances = cellChances(drum);
    return symbols.map((symbol) => chances.get(symbol) ?? 0);
  });
  const wilds = drums.map((drum) => cellChances(drum).get(wild) ?? 0);
  /** By set: the chance that a reel shows none of its symbols, and no wild. */
  const noneOf = shares.map((ofReel, reel) =>
    Array.from({ length: sets }, (_, set) => {
      const share = ofReel.reduce((sum, chance, symbol) => sum + (set & (1 << symbol) ? chance : 0), wilds[reel] ?? 0);
      return rows.reduce((sum, [cells, chance]) => sum + chance * (1 - share) ** cells, 0);
    }),
  );
  const paysTwo = symbols.reduce((set, symbol, index) => (model.pays[symbol]?.[2] ? set | (1 << index) : set), 0);
  const [first = [], second = [], third = []] = noneOf;
  let noWin = 0;
  for (let shown = 0; shown < sets; shown++) {
    const chanceOfShown = exactlyShown(first, shown, sets - 1);
    let noWinOfShown = 0;
    let allOnSecond = 1;
    for (let both = shown; ; both = (both - 1) & shown) {
      if (both !== shown) {
        // Without a wild on the second reel: a wild would have kept all of them.
        const chance = exactlyShown(second, both, shown);
        allOnSecond -= chance;
        if ((both & paysTwo) === 0) noWinOfShown += chance * (both === 0 ? 1 : (third[both] ?? 0));
      }
      if (both === 0) break;
    }
    if (shown === 0) noWinOfShown = 1;
    else if ((shown & paysTwo) === 0) noWinOfShown += allOnSecond * (third[shown] ?? 0);
    noWin += chanceOfShown * noWinOfShown;
  }
  return 1 - noWin;
}

/** The chance that a reel shows all symbols of `shown`, no other of `all`, and no wild, from the chances that it shows none of a set. */
function exactlyShown(noneOf: readonly number[], shown: number, all: number): number {
  let chance = 0;
  for (let part = shown; ; part = (part - 1) & shown) {
    chance += (isEven(part) ? 1 : -1) * (noneOf[(all & ~shown) | part] ?? 0);
    if (part === 0) return chance;
  }
}

function isEven(set: number): boolean {
  let count = 0;
  for (let rest = set; rest > 0; rest &= rest - 1) count += 1;
  return count % 2 === 0;
}

/**
 * The mean win of the free spins of a round, in bets, from the means of one free spin: each is independent of those before it, of which only the
 * multiplier is left, and that is 1 and their number of windows with wins. The maximum win is left out.
 */
export function freeSpinsReturn({ freeSpins }: WaysModel, { win, winningWindows, laterWin }: SpinMeans): number {
  const { spins } = freeSpins;
  return spins * (win + laterWin) + ((spins * (spins - 1)) / 2) * winningWindows * win;
}
