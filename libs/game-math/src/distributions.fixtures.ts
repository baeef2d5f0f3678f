import { shuffled, numbersTo } from './shuffle.ts';
import { runnerStrengths } from './betmap/racing.ts';
import type { GameModel } from './game-model.ts';

/** The chance of each return, in stakes. */
export type Distribution = ReadonlyMap<number, number>;

/** One case of a draw: the words that lead to it, and its chance. */
type Case = { readonly words: readonly number[]; readonly chance: number };

export const meanOf = (distribution: Distribution) => [...distribution].reduce((sum, [returns, chance]) => sum + returns * chance, 0);
export const hitRateOf = (distribution: Distribution) => [...distribution].reduce((sum, [returns, chance]) => sum + (returns > 0 ? chance : 0), 0);
export const deviationOf = (distribution: Distribution) =>
  Math.sqrt([...distribution].reduce((sum, [returns, chance]) => sum + returns ** 2 * chance, 0) - meanOf(distribution) ** 2);

const amountMinor = 10_000;

/** What each spot returns, by playing a round for every case of the draw: it shares nothing with `figuresOf` but the settlement of a bet. */
export function playedDistributions(
  model: GameModel,
  spots: readonly string[],
  cases: Iterable<Case>,
  moves: readonly string[] = [],
): Distribution[] {
  const distributions = spots.map(() => new Map<number, number>());
  for (const { words, chance } of cases) {
    let drawn = 0;
    const next = () => words[drawn++] ?? raise(`${model.id} draws more than ${words.length} words`);
    for (const [index, spot] of spots.entries()) {
      drawn = 0;
      const returns = model.play([{ spot, amountMinor }], moves, next).winMinor / amountMinor;
      distributions[index]?.set(returns, (distributions[index].get(returns) ?? 0) + chance);
    }
  }
  return distributions;
}

function raise(message: string): never {
  throw new Error(message);
}

/** All sequences of draws from these numbers of values, each equally likely. */
export function* equalCases(...counts: readonly number[]): Generator<Case> {
  const total = counts.reduce((product, count) => product * count, 1);
  for (let place = 0; place < total; place++) {
    let left = place;
    const words = counts.map((count) => {
      const word = left % count;
      left = Math.floor(left / count);
      return word;
    });
    yield { words, chance: 1 / total };
  }
}

/** One case for each combination of weighted draws; its words are the first that lead to it. */
export function weightedCases(...draws: readonly (readonly number[])[]): Case[] {
  return draws.reduce<Case[]>(
    (cases, weights) => {
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      return cases.flatMap(({ words, chance }) =>
        weights.map((weight, index) => ({
          words: [...words, weights.slice(0, index).reduce((sum, before) => sum + before, 0)],
          chance: (chance * weight) / total,
        })),
      );
    },
    [{ words: [], chance: 1 }],
  );
}

/** The first three runners one after the other: each draw is among those that are left. */
export function raceCases(): Case[] {
  const runners = runnerStrengths.map((_, runner) => runner);
  const step = (left: readonly number[], { words, chance }: Case, places: number): Case[] => {
    if (places === 0) return [{ words, chance }];
    const total = left.reduce((sum, strength) => sum + strength, 0);
    return runners
      .filter((runner) => (left[runner] ?? 0) > 0)
      .flatMap((runner) => {
        const word = left.slice(0, runner).reduce((sum, strength) => sum + strength, 0);
        const rest = left.map((strength, other) => (other === runner ? 0 : strength));
        return step(rest, { words: [...words, word], chance: (chance * (left[runner] ?? 0)) / total }, places - 1);
      });
  };
  return step(runnerStrengths, { words: [], chance: 1 }, 3);
}

/** Goals by the Poisson distribution in ten-thousandths, all higher figures in the seventh. */
export function goalWeights(mean: number): number[] {
  const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
  const exact = Array.from({ length: 6 }, (_, goals) => Math.round((10_000 * Math.exp(-mean) * mean ** goals) / factorial(goals)));
  return [...exact, 10_000 - exact.reduce((sum, weight) => sum + weight, 0)];
}

type Drum = { readonly all: number; readonly drawn: number };

/** How many of `picked` numbers are drawn, ball by ball. */
function hitChances({ all, drawn }: Drum, picked: number): number[] {
  let chances = [1, ...Array.from({ length: picked }, () => 0)];
  for (let ball = 0; ball < drawn; ball++) {
    const left = all - ball;
    chances = chances.map((chance, hits) => {
      const missed = (left - (picked - hits)) / left;
      const hit = hits > 0 ? (picked - hits + 1) / left : 0;
      return chance * missed + (chances[hits - 1] ?? 0) * hit;
    });
  }
  return chances;
}

/** What a ticket returns: its picks are put on and beside the balls of one known draw. */
export function ticketDistribution(model: GameModel, drum: Drum, picked: number): Distribution {
  const zero = () => 0;
  const order = shuffled(numbersTo(drum.all), zero);
  const [balls, others] = [order.slice(0, drum.drawn), order.slice(drum.drawn)];
  const distribution = new Map<number, number>();
  for (const [hits, chance] of hitChances(drum, picked).entries()) {
    const picks = [...balls.slice(0, hits), ...others.slice(0, picked - hits)].toSorted((a, b) => a - b);
    const returns = model.play([{ spot: picks.join('-'), amountMinor }], [], zero).winMinor / amountMinor;
    distribution.set(returns, (distribution.get(returns) ?? 0) + chance);
  }
  return distribution;
}

/** What a bingo card returns, over all ways to mark its numbers. `payOf` gets one bit for each number of the card. */
export function cardDistribution({ all, drawn }: Drum, numbers: number, payOf: (marked: number) => number): Distribution {
  /** The chance that exactly these numbers of the card are drawn, by how many they are. */
  const chanceOf = Array.from({ length: numbers + 1 }, (_, count) => {
    let chance = 1;
    for (let index = 0; index < numbers; index++) chance *= (index < count ? drawn - index : all - drawn - (index - count)) / (all - index);
    return chance;
  });
  const counts = new Map<number, number[]>();
  for (let marked = 0; marked < 2 ** numbers; marked++) {
    const returns = payOf(marked);
    const byCount = counts.get(returns) ?? chanceOf.map(() => 0);
    const count = bitCount(marked);
    byCount[count] = (byCount[count] ?? 0) + 1;
    counts.set(returns, byCount);
  }
  return new Map([...counts].map(([returns, byCount]) => [returns, byCount.reduce((sum, ways, count) => sum + ways * (chanceOf[count] ?? 0), 0)]));
}

function bitCount(bits: number): number {
  let left = bits;
  let count = 0;
  for (; left !== 0; left &= left - 1) count++;
  return count;
}

const cellsOf = (columns: number, ...cells: readonly (readonly [number, number])[]) =>
  cells.reduce((bits, [row, column]) => bits | (1 << (row * columns + column)), 0);
const rangeTo = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The highest pay of a video bingo card of three rows, one bit for each cell. */
export function videoBingoPay(marked: number): number {
  const has = (bits: number) => (marked & bits) === bits;
  const row = (index: number) => cellsOf(5, ...rangeTo(5).map((column) => [index, column] as const));
  const corners = cellsOf(5, [0, 0], [0, 4], [2, 0], [2, 4]);
  const inner = cellsOf(5, [1, 1], [1, 3]);
  const rows = rangeTo(3).filter((index) => has(row(index))).length;
  if (rows === 3) return 3_000;
  if (has(row(0) | row(2) | cellsOf(5, [1, 0], [1, 4]))) return 500;
  if (rows === 2) return 120;
  if (has(corners | inner)) return 16;
  if (has(inner | cellsOf(5, [0, 0], [0, 4], [2, 2])) || has(inner | cellsOf(5, [2, 0], [2, 4], [0, 2]))) return 5;
  return rows === 1 ? 4 : has(corners) ? 3 : 0;
}

const across = rangeTo(5).map((row) => cellsOf(5, ...rangeTo(5).map((column) => [row, column] as const)));
const down = rangeTo(5).map((column) => cellsOf(5, ...rangeTo(5).map((row) => [row, column] as const)));
const diagonals = [
  cellsOf(5, ...rangeTo(5).map((step) => [step, step] as const)),
  cellsOf(5, ...rangeTo(5).map((step) => [step, 4 - step] as const)),
];
const linesOf75 = [...across, ...down, ...diagonals];
const squareCorners = cellsOf(5, [0, 0], [0, 4], [4, 0], [4, 4]);
const perimeter = (across[0] ?? 0) | (across[4] ?? 0) | (down[0] ?? 0) | (down[4] ?? 0);

/** The highest pay of a card of five by five with a free cell in the middle, one bit for each of its 24 numbers. */
export function bingo75Pay(numbers: number): number {
  const marked = (numbers & 0xfff) | (1 << 12) | ((numbers >> 12) << 13);
  const has = (bits: number) => (marked & bits) === bits;
  if (marked === 2 ** 25 - 1) return 100_000;
  if (has(perimeter)) return 2_000;
  if (has((diagonals[0] ?? 0) | (diagonals[1] ?? 0))) return 20;
  let lines = 0;
  for (const line of linesOf75) if (has(line)) lines++;
  if (lines >= 3) return 6;
  if (has(squareCorners)) return 3;
  return lines === 2 ? 2.5 : lines;
}
