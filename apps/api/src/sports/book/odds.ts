/** The operator's average margin on stakes, before the start and in play. */
export const margins = { beforeStart: 0.05, live: 0.07 } as const;

/** Odds are thousandths; this is odds of 1. */
export const oddsUnit = 1000;
/** Probabilities are in millionths. */
export const probabilityUnit = 1_000_000;

const minOdds = 1.01;
const maxOdds = 101;

/** The ladder of odds, whose steps grow with the odds: upper bound and step size. */
const ladder: readonly (readonly [number, number])[] = [
  [2_000, 10],
  [3_000, 20],
  [5_000, 50],
  [10_000, 100],
  [20_000, 500],
  [Infinity, 1_000],
];

/** The ladder step at these odds, in thousandths. */
export function stepAt(odds: number): number {
  return ladder.find(([upTo]) => odds < upTo)?.[1] ?? 1_000;
}

/**
 * Odds in thousandths for the fair chances of a market, such that the implied probabilities sum to 1 + margin, plus at most one step per outcome,
 * because odds are rounded down. `undefined` if an outcome is nearly certain or nearly impossible; such a market is not offered.
 */
export function priceMarket(chances: readonly number[], margin: number): number[] | undefined {
  const odds = chances.map((chance) => 1 / (chance * (1 + margin)));
  if (!odds.every((value) => value >= minOdds && value <= maxOdds)) return undefined;
  return odds.map((value) => {
    const thousandths = Math.floor(value * oddsUnit);
    return thousandths - (thousandths % stepAt(thousandths));
  });
}
