import { payLine } from './pay-window.ts';
import { visibleSymbols } from './play-reels.ts';
import { scatter, wild, type ReelsModel } from './reels-model.ts';

/** The exact return of a model, computed over all stops of its reels. Shares of the bet, not per cent. */
export type ExactReturn = {
  /** Line and scatter wins of the paid spin. */
  base: number;
  /** Return of the free spins that the paid spin wins. */
  freeSpins: number;
  total: number;
  hitRate: number;
  /** Chance that a paid spin wins free spins. */
  trigger: number;
  /** Mean number of free spins of a round with free spins, with and without the model's cap. */
  freeSpinsPerTrigger: number;
  freeSpinsPerTriggerUncapped: number;
  /** Maximum payout of one spin as a multiple of the bet, without the multiplier of free spins. */
  maxSpinTimesBet: number;
};

/**
 * Exact figures of a model. Lines: every symbol of a strip appears equally often in every row, so all lines return the same, and the sum over
 * combinations of symbols, weighted by their frequency on the strips, equals the sum over the full cycle. Scatters: how many a reel
 * shows, convolved over the reels.
 */
export function exactReturn(model: ReelsModel): ExactReturn {
  const scatterOdds = model.strips.map((strip) => scatterOddsOfReel(strip, model.rows)).reduce(convolve);
  const scatterReturn = scatterOdds.reduce((sum, odds, count) => sum + odds * (model.scatterPays[count] ?? 0), 0);
  const base = lineReturn(model) + scatterReturn;
  const { freeSpins } = model;
  const trigger = freeSpins ? scatterOdds.slice(freeSpins.scatters).reduce((sum, odds) => sum + odds, 0) : 0;
  const freeSpinsPerTrigger = freeSpins ? meanFreeSpins(trigger, freeSpins.spins, freeSpins.maxPerRound) : 0;
  const freeSpinsReturn = trigger * freeSpinsPerTrigger * base * (freeSpins?.multiplier ?? 1);
  return {
    base,
    freeSpins: freeSpinsReturn,
    total: base + freeSpinsReturn,
    hitRate: hitRate(model),
    trigger,
    freeSpinsPerTrigger,
    freeSpinsPerTriggerUncapped: freeSpins ? freeSpins.spins / (1 - freeSpins.spins * trigger) : 0,
    maxSpinTimesBet: maxSpinTimesBet(model),
  };
}

/** Index: number of scatters shown by the reel; value: its probability. */
function scatterOddsOfReel(strip: string, rows: number): number[] {
  const odds = Array.from({ length: rows + 1 }, () => 0);
  for (const column of columnsOf(strip, rows)) {
    const shown = column.filter((symbol) => symbol === scatter).length;
    odds[shown] = (odds[shown] ?? 0) + 1 / strip.length;
  }
  return odds;
}

function convolve(a: number[], b: number[]): number[] {
  const sum = Array.from({ length: a.length + b.length - 1 }, () => 0);
  for (const [i, x] of a.entries()) for (const [j, y] of b.entries()) sum[i + j] = (sum[i + j] ?? 0) + x * y;
  return sum;
}

/** Mean pay of one line in line bets, which is the return of all lines in bets. Computed with integers up to the last division. */
function lineReturn(model: ReelsModel): number {
  const counts = model.strips.map((strip) => [...countSymbols(strip)]);
  const walk = (symbols: string[], weight: number): number => {
    const next = counts[symbols.length];
    if (!next) return weight * (payLine(model.pays, symbols)?.pay ?? 0);
    return next.reduce((sum, [symbol, count]) => sum + walk([...symbols, symbol], weight * count), 0);
  };
  return walk([], 1) / model.strips.reduce((product, strip) => product * strip.length, 1);
}

function countSymbols(strip: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const symbol of strip) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  return counts;
}

/** Mean number of free spins played, by the distribution of spins won after each spin played. */
function meanFreeSpins(trigger: number, spinsWon: number, maxPerRound: number): number {
  let oddsByWon = new Map([[Math.min(spinsWon, maxPerRound), 1]]);
  let mean = 0;
  for (let played = 0; played < maxPerRound; played++) {
    const after = new Map<number, number>();
    for (const [won, odds] of oddsByWon) {
      if (won <= played) continue;
      mean += odds;
      const more = Math.min(won + spinsWon, maxPerRound);
      after.set(won, (after.get(won) ?? 0) + odds * (1 - trigger));
      after.set(more, (after.get(more) ?? 0) + odds * trigger);
    }
    oddsByWon = after;
  }
  return mean;
}

/** The columns that a reel shows, by its stop. */
export function columnsOf(strip: string, rows: number): string[][] {
  return Array.from(strip, (_, stop) => visibleSymbols(strip, stop, rows));
}

/** Columns of the reels stopped so far, from the left. */
type Columns = readonly (readonly string[])[];

function symbolsOnLine(line: readonly number[], columns: Columns): string[] {
  return columns.map((column, reel) => column[line[reel] ?? 0] ?? '');
}

/** Whether the run from the left, wilds included, is unbroken and may continue. */
export function isOpen(symbols: readonly string[]): boolean {
  const first = symbols.find((symbol) => symbol !== wild);
  return first === undefined || (first !== scatter && symbols.every((symbol) => symbol === first || symbol === wild));
}

function scattersIn(columns: Columns): number {
  return columns.flat().filter((symbol) => symbol === scatter).length;
}

/** Checks the reels from the left until the result is certain: a paying run, or every line broken. */
function hitRate(model: ReelsModel): number {
  const columns = model.strips.map((strip) => columnsOf(strip, model.rows));
  const scatterOdds = model.strips.map((strip) => scatterOddsOfReel(strip, model.rows));
  const walk = (shown: Columns): number => {
    const lines = model.lines.map((line) => symbolsOnLine(line, shown));
    if (lines.some((symbols) => payLine(model.pays, symbols))) return 1;
    if (shown.length < model.reels && lines.some(isOpen)) {
      const next = columns[shown.length] ?? [];
      return next.reduce((sum, column) => sum + walk([...shown, column]), 0) / next.length;
    }
    const here = scattersIn(shown);
    return scatterOdds
      .slice(shown.length)
      .reduce(convolve, [1])
      .reduce((sum, odds, more) => sum + (model.scatterPays[here + more] ? odds : 0), 0);
  };
  return walk([]);
}

/** Maximum pay of a window, by branch and bound. */
function maxSpinTimesBet(model: ReelsModel): number {
  const columns = model.strips.map((strip) => distinct(columnsOf(strip, model.rows)));
  const scatterPay = (count: number) =>
    Math.max(0, ...Object.entries(model.scatterPays).flatMap(([need, pay]) => (count >= Number(need) ? [pay] : [])));
  const maxScatters = columns.map((reel) => Math.max(...reel.map((column) => scattersIn([column]))));
  const bestPay = (symbols: readonly string[]): number => {
    if (!isOpen(symbols)) return payLine(model.pays, symbols)?.pay ?? 0;
    const wilds = Array.from({ length: model.reels - symbols.length }, () => wild);
    const first = symbols.find((symbol) => symbol !== wild);
    const rest = first === undefined ? Object.keys(model.pays) : [first];
    return Math.max(
      ...rest.flatMap((symbol) => [wilds, wilds.map(() => symbol)]).map((tail) => payLine(model.pays, [...symbols, ...tail])?.pay ?? 0),
    );
  };
  let best = 0;
  const walk = (shown: Columns): void => {
    const lines = model.lines.reduce((sum, line) => sum + bestPay(symbolsOnLine(line, shown)), 0) / model.lines.length;
    const scatters = scattersIn(shown) + maxScatters.slice(shown.length).reduce((sum, count) => sum + count, 0);
    const bound = lines + scatterPay(scatters);
    if (bound <= best) return;
    const next = columns[shown.length];
    if (!next) best = bound;
    else for (const column of next) walk([...shown, column]);
  };
  walk([]);
  return best;
}

function distinct(columns: string[][]): string[][] {
  return [...new Map(columns.map((column) => [column.join(''), column])).values()];
}
