import { decimalsOf, type Currency } from '@playfront/money';

export type Rates = {
  /** Converts an amount in major units to minor units of another currency, with the given rounding. */
  convert(major: number, from: string, to: Currency, rounding: 'up' | 'down' | 'nearest'): number;
};

const scale = 1_000_000;

/**
 * Reference rates for limits and fees, which are defined in one currency and shown in another. A player's money is never converted. Throws for a
 * currency without a rate.
 */
export function createRates({ rates }: { rates: Readonly<Record<string, number>> }): Rates {
  const scaled = (currency: string): bigint => {
    const rate = rates[currency];
    if (!rate) throw new RangeError(`There is no reference rate for ${currency}`);
    return BigInt(Math.round(rate * scale));
  };
  return {
    convert(major, from, to, rounding) {
      const [over, under] = [BigInt(Math.round(major * scale)) * scaled(to) * 10n ** BigInt(decimalsOf(to)), BigInt(scale) * scaled(from)];
      const extra = { up: under - 1n, down: 0n, nearest: under / 2n }[rounding];
      return Number((over + extra) / under);
    },
  };
}

/** Rounds a limit to two significant digits, but at most to major units; a minimum is rounded up, a maximum down. */
export function roundLimit(minor: number, currency: Currency, rounding: 'up' | 'down'): number {
  const unit = 10 ** decimalsOf(currency);
  const step = Math.max(unit, 10 ** (String(Math.floor(minor)).length - 2));
  return (rounding === 'up' ? Math.ceil(minor / step) : Math.floor(minor / step)) * step;
}
