import type { frontGetFinancialTransaction, frontGetProcessors, WireAnswerOf } from '@playfront/api-contract';

type WireProcessor = WireAnswerOf<typeof frontGetProcessors>['processors'][number];
type WireTransaction = WireAnswerOf<typeof frontGetFinancialTransaction>['transaction'];

/** A card without a fee, €10 to €5,000. */
export function wireProcessor(overrides: Partial<WireProcessor> = {}): WireProcessor {
  return {
    id: 'sandbox_card',
    name: 'Card',
    kind: 'card',
    currencies: ['EUR'],
    min_amount: 10,
    max_amount: 5000,
    flow: 'redirect_url',
    ...overrides,
  };
}

/** A way to pay of each group. */
export const manyProcessors: readonly WireProcessor[] = [
  wireProcessor(),
  wireProcessor({ id: 'bank', name: 'Instant bank transfer', kind: 'open_banking', max_amount: 10_000 }),
  wireProcessor({ id: 'wallet', name: 'E-wallet', kind: 'wallet', max_amount: 2500, fee_percent: 1.5 }),
  wireProcessor({ id: 'voucher', name: 'Prepaid voucher', kind: 'voucher', max_amount: 250, fee_fixed: 0.5 }),
  wireProcessor({ id: 'crypto', name: 'Bitcoin', kind: 'crypto', min_amount: 20, max_amount: 0 }),
  wireProcessor({ id: 'wire', name: 'Wire transfer', kind: 'wire', min_amount: 50, max_amount: 50_000 }),
];

/** A deposit of €50 on its way. */
export function wireTransaction(overrides: Partial<WireTransaction> = {}): WireTransaction {
  return {
    id: 42,
    type: 'deposit',
    date: '2026-11-20T18:41:00.000Z',
    amount: 50,
    currency: 'EUR',
    provider: 'sandbox_card',
    status: 'pending',
    ...overrides,
  };
}
