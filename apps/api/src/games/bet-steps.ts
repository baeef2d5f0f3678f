import { decimalsOf, type Currency } from '@playfront/money';

/** Steps in hundredths of the base unit; the third-to-last of the small ones is where a player starts. */
const steps = [10, 20, 40, 60, 100, 200, 500, 1000, 2000] as const;
const defaultStep = 100;

/** How many of a currency make about one euro, in round figures, so that a step is a comparable stake everywhere. */
const unitsPerStep: Partial<Record<Currency, number>> = {
  SEK: 10,
  NOK: 10,
  CZK: 10,
  INR: 100,
  CNY: 10,
  RUB: 100,
  TRY: 10,
  HUF: 100,
  JPY: 100,
  KRW: 1000,
};

/** Hundredths of about a euro as minor units of a currency, in round figures. */
export function comparableMinor(hundredths: number, currency: Currency): number {
  return (hundredths * (unitsPerStep[currency] ?? 1) * 10 ** decimalsOf(currency)) / 100;
}

export type BetSteps = { readonly betsMinor: readonly number[]; readonly defaultMinor: number };

/** The stakes a game offers in a currency: those that spread evenly over its lines. */
export function betSteps(currency: Currency, lineCount: number): BetSteps {
  const betsMinor = steps.map((step) => comparableMinor(step, currency)).filter((minor) => Number.isInteger(minor) && minor % lineCount === 0);
  const defaultMinor = comparableMinor(defaultStep, currency);
  if (!betsMinor.includes(defaultMinor)) throw new Error(`A game of ${lineCount} lines has no stake of ${defaultMinor} ${currency}`);
  return { betsMinor, defaultMinor };
}
