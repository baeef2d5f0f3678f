import type { frontGetFinancialTransactions, frontGetTransactionDetails, WireResponseOf } from '@playfront/api-contract';
import type { CallResponse } from '@playfront/api-client';
import { parseResponse } from '@playfront/auth/testing';
import { longName, longWords, rtlName } from '@playfront/ui/testing';

export type WireTransactions = WireResponseOf<typeof frontGetFinancialTransactions>;
export type WireTransactionLine = WireTransactions['transactions'][number];

/** A completed card deposit of €50. */
export function wireTransactionLine(overrides: Partial<WireTransactionLine> = {}): WireTransactionLine {
  return {
    id: 1,
    type: 'deposit',
    date: '2026-11-20T18:41:00.000Z',
    amount: 50,
    currency: 'EUR',
    provider: 'Card',
    status: 'complete',
    total: 50,
    ...overrides,
  };
}

/** A withdrawal of €120 that can still be cancelled. */
export function pendingWithdrawal(overrides: Partial<WireTransactionLine> = {}): WireTransactionLine {
  return wireTransactionLine({
    id: 2,
    type: 'withdrawal',
    amount: 120,
    provider: 'SEPA transfer',
    status: 'pending',
    total: -120,
    can_cancel: true,
    ...overrides,
  });
}

/** One line of each type and each status. */
export const manyTransactions: readonly WireTransactionLine[] = [
  pendingWithdrawal(),
  wireTransactionLine(),
  wireTransactionLine({ id: 3, amount: 20, fee: 0.3, provider: 'E-wallet', status: 'pending', total: null, date: '2026-11-20T17:05:00.000Z' }),
  wireTransactionLine({ id: 4, status: 'failed', reason: 'wrong_card', total: null, date: '2026-11-20T16:59:00.000Z' }),
  wireTransactionLine({ id: 5, amount: 10, provider: 'Bitcoin', status: 'expired', total: null, date: '2026-11-19T21:14:00.000Z' }),
  wireTransactionLine({ id: 6, type: 'withdrawal_cancelled', amount: 80, provider: 'SEPA transfer', total: 80, date: '2026-11-19T20:47:00.000Z' }),
  pendingWithdrawal({
    id: 7,
    amount: 80,
    status: 'cancelled',
    note: 'The account is in another name.',
    total: -80,
    can_cancel: false,
    date: '2026-11-19T20:31:00.000Z',
  }),
  wireTransactionLine({ id: 8, type: 'reversal', amount: 40, provider: 'SEPA transfer', total: 40, date: '2026-11-18T09:12:00.000Z' }),
  pendingWithdrawal({ id: 9, amount: 40, status: 'reversal', total: -40, can_cancel: false, date: '2026-11-18T09:10:00.000Z' }),
  wireTransactionLine({ id: 10, type: 'bonus', amount: 85, provider: '', total: 85, date: '2026-11-17T12:00:00.000Z' }),
  wireTransactionLine({ id: 11, type: 'bonus_forfeited', amount: 20, provider: '', total: -20, date: '2026-11-17T11:58:00.000Z' }),
  wireTransactionLine({ id: 12, type: 'adjustment', amount: 1, provider: '', total: 1, date: '2026-11-17T11:00:00.000Z' }),
  wireTransactionLine({
    ...{ id: 13, type: 'game', amount: 7.5, provider: '', game_name: 'Amber Fjord', bet: 40, win: 32.5, total: -7.5 },
    date: '2026-11-16T20:12:00.000Z',
  }),
];

/** A page of lines. */
export function wireTransactions(overrides: Partial<WireTransactions> = {}): WireTransactions {
  return { status: 1, transactions: [...manyTransactions], total: 41, ...overrides };
}

const huge = 99_999_999.99;

/** Extreme but possible lines for layout tests: names, texts and amounts. */
export const hostileTransactions: readonly WireTransactionLine[] = [
  wireTransactionLine({ id: 1, amount: huge, fee: huge, provider: longName, total: huge }),
  pendingWithdrawal({ id: 2, amount: huge, provider: longWords, total: -huge }),
  pendingWithdrawal({ id: 3, status: 'cancelled', note: `${longWords} ${longName} ${longWords}`, provider: rtlName, can_cancel: false }),
  wireTransactionLine({ id: 4, type: 'chargeback_of_an_older_operator', game_name: longName, bet: huge, win: huge, total: -0.01 }),
  wireTransactionLine({ id: 5, amount: 0, provider: '', total: 0 }),
];

/** A page of lines as parsed by the site. */
export function transactionsOf(overrides: Partial<WireTransactions> = {}): CallResponse<'frontGetFinancialTransactions'> {
  return parseResponse('frontGetFinancialTransactions', wireTransactions(overrides));
}

export type WireTransactionDetails = WireResponseOf<typeof frontGetTransactionDetails>;

const step = (id: string, state: 'done' | 'current' | 'next' | 'failed', time: string | null = null, due: string | null = null) => ({
  ...{ id, state, time, due },
});

/** A withdrawal of €120 to a bank account, which an officer must approve. */
export function withdrawalDetails(overrides: Partial<WireTransactionDetails> = {}): WireTransactionDetails {
  return {
    status: 1,
    transaction: pendingWithdrawal({ date: '2026-11-20T09:40:00.000Z', review_hours: 24 }),
    reference: '6f1c9c1e-3a53-4f0e-9d52-8f6a1f9b7c10',
    provider_reference: null,
    destination: 'IBAN •••• 0785',
    steps: [
      step('requested', 'done', '2026-11-20T09:40:00.000Z'),
      step('approval', 'current', null, '2026-11-21T09:40:00.000Z'),
      step('sent', 'next'),
      step('paid', 'next', null, '2026-11-23T09:40:00.000Z'),
    ],
    currency: 'EUR',
    balance: { real: -120, bonus: 0, locked: 120 },
    ...overrides,
  };
}

/** The same withdrawal, declined by the operator. */
export function rejectedDetails(): WireTransactionDetails {
  return withdrawalDetails({
    transaction: pendingWithdrawal({ status: 'cancelled', note: 'The account is in another name.', can_cancel: false }),
    steps: [step('requested', 'done', '2026-11-20T09:40:00.000Z'), step('rejected', 'failed', '2026-11-20T11:05:00.000Z')],
    balance: { real: 0, bonus: 0, locked: 0 },
  });
}

/** A completed deposit by card, with a fee. */
export function depositDetails(overrides: Partial<WireTransactionDetails> = {}): WireTransactionDetails {
  return {
    status: 1,
    transaction: wireTransactionLine({ fee: 0.75 }),
    reference: '0b7a1c52-77c4-4d0a-8a53-3f2f5c2f7e61',
    provider_reference: 'psp_8f3a9c2e71',
    destination: 'Visa ···· 4412',
    steps: [
      step('started', 'done', '2026-11-20T18:40:00.000Z'),
      step('received', 'done', '2026-11-20T18:41:00.000Z'),
      step('credited', 'done', '2026-11-20T18:41:00.000Z'),
    ],
    currency: 'EUR',
    balance: { real: 50, bonus: 0, locked: 0 },
    ...overrides,
  };
}

/** A played game. */
export function gameDetails(): WireTransactionDetails {
  const game = { id: 13, type: 'game', amount: 7.5, provider: '', game_name: 'Amber Fjord', bet: 40, win: 32.5, total: -7.5 };
  return { status: 1, transaction: wireTransactionLine(game), reference: '13', steps: [], balance: null };
}

/** Extreme but possible details for layout tests. */
export function hostileDetails(): WireTransactionDetails {
  return withdrawalDetails({
    transaction: pendingWithdrawal({ amount: huge, total: -huge, provider: longWords, note: longName }),
    destination: longName,
    provider_reference: longWords.replaceAll(' ', ''),
    reference: '9'.repeat(60),
    balance: { real: -huge, bonus: huge, locked: huge },
    requested_amount: huge,
  });
}
