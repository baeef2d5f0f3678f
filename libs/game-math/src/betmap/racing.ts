import { type Multiple } from '../multiple.ts';
import { weightedIndex } from '../weighted.ts';
import { betMapModel } from './bet-map.ts';

/** The first three runners, 0 to 7, in the order of arrival. */
export type Podium = readonly [number, number, number];

/** Strength of each runner in per cent: the chance to win; what is left of them decides the next places. */
export const runnerStrengths = [28, 20, 15, 12, 9, 7, 5, 4] as const;
const runners = runnerStrengths.map((_, runner) => runner);

const winReturns = [3.25, 4.6, 6.1, 7.65, 10.2, 13.1, 18.4, 23];
const placeReturns = [1.31, 1.6, 1.96, 2.35, 3.01, 3.77, 5.16, 6.38];
/** Share of the stakes on the first two in order that comes back, in per cent. */
const exactaPercent = 91;

/** Podiums with their probability times 100 × 100 × 100 × their common denominators, so that it is whole. */
function weightOf([first, second, third]: Podium): number {
  const of = (runner: number) => runnerStrengths[runner] ?? 0;
  return (of(first) * of(second) * of(third)) / ((100 - of(first)) * (100 - of(first) - of(second)));
}

/** The return of the first two in order, cut to two decimals. */
function exactaMultiple(first: number, second: number): Multiple {
  const [p, q] = [runnerStrengths[first] ?? 0, runnerStrengths[second] ?? 0];
  return Math.floor((exactaPercent * (100 - p) * 100) / (p * q)) * 100;
}

const podiums = runners.flatMap((first) =>
  runners
    .filter((second) => second !== first)
    .flatMap((second) => runners.filter((third) => third !== first && third !== second).map((third): Podium => [first, second, third])),
);
const pairs = runners.flatMap((first) => runners.filter((second) => second !== first).map((second) => `exacta-${first}-${second}`));

function multipleOf(spot: string, [first, second, third]: Podium): Multiple | undefined {
  const [, kind, one, other] = /^(win|place|exacta)-([0-7])(?:-([0-7]))?$/.exec(spot) ?? [];
  const runner = Number(one);
  if (!kind || (kind === 'exacta') !== (other !== undefined) || one === other) return undefined;
  if (kind === 'win') return runner === first ? Math.round((winReturns[runner] ?? 0) * 10_000) : 0;
  if (kind === 'place') return [first, second, third].includes(runner) ? Math.round((placeReturns[runner] ?? 0) * 10_000) : 0;
  return runner === first && Number(other) === second ? exactaMultiple(first, second) : 0;
}

/** Eight runners: the winner, one of the first three, or the first two in order. */
export const race = betMapModel<Podium>({
  id: 'race',
  maxBets: 24,
  volatility: 'medium',
  exampleSpots: [...runners.map((runner) => `win-${runner}`), ...runners.map((runner) => `place-${runner}`), ...pairs],
  outcomes: podiums.map((outcome) => ({ outcome, weight: weightOf(outcome) })),
  draw(next) {
    const left: number[] = [...runnerStrengths];
    const drawPlace = () => {
      const runner = weightedIndex(next, left);
      left[runner] = 0;
      return runner;
    };
    return [drawPlace(), drawPlace(), drawPlace()];
  },
  multipleOf,
});
