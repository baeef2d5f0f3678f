import { money, toWire, type Currency } from '@playfront/money';

type Limits = { readonly minMinor: number; readonly maxMinor: number };

/** A way to pay in. Amounts are limits of one deposit, by currency; a currency that is not named is not taken. */
export type DepositProcessor = {
  readonly id: string;
  readonly name: string;
  readonly kind: 'card';
  readonly flow: 'redirect';
  readonly limits: Partial<Record<Currency, Limits>>;
};

const limit = (min: number, max: number, decimals = 2): Limits => ({ minMinor: min * 10 ** decimals, maxMinor: max * 10 ** decimals });

export const depositProcessors: readonly DepositProcessor[] = [
  {
    id: 'sandbox_card',
    name: 'Card',
    kind: 'card',
    flow: 'redirect',
    limits: {
      EUR: limit(10, 5_000),
      GBP: limit(10, 5_000),
      USD: limit(10, 5_000),
      AUD: limit(10, 5_000),
      CAD: limit(10, 5_000),
      SEK: limit(100, 50_000),
      NOK: limit(100, 50_000),
      PLN: limit(40, 20_000),
      INR: limit(500, 500_000),
      JPY: limit(1_000, 500_000, 0),
    },
  },
];

export function findProcessor(id: string): DepositProcessor | undefined {
  return depositProcessors.find((processor) => processor.id === id);
}

/** The processors that take a currency, as the site shows them. No fee is charged to the player. */
export function wireProcessors(currency: Currency) {
  return depositProcessors.flatMap(({ id, name, kind, flow, limits }) => {
    const range = limits[currency];
    if (!range) return [];
    const [min_amount, max_amount] = [toWire(money(range.minMinor, currency)), toWire(money(range.maxMinor, currency))];
    return [{ id, name, kind, flow, currency, currencies: Object.keys(limits), min_amount, max_amount, fee_percent: 0, fee_fixed: 0 }];
  });
}
