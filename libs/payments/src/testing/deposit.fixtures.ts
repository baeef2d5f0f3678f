import type {
  frontGetDepositBonus,
  frontGetFinancialTransaction,
  frontGetPlayerBonuses,
  frontGetProcessors,
  frontGetPromotionTemplate,
  Processor,
  Transaction,
  WireResponseOf,
} from '@playfront/api-contract';
import { wirePromotionTerms } from '@playfront/api-contract/testing';
import { parseResponse } from '@playfront/auth/testing';

export type WireProcessor = WireResponseOf<typeof frontGetProcessors>['processors'][number];
export type WireTransaction = WireResponseOf<typeof frontGetFinancialTransaction>['transaction'];

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

/** A payment method of each group. */
export const manyProcessors: readonly WireProcessor[] = [
  wireProcessor(),
  wireProcessor({ id: 'bank', name: 'Instant bank transfer', kind: 'open_banking', max_amount: 10_000 }),
  wireProcessor({ id: 'wallet', name: 'E-wallet', kind: 'wallet', max_amount: 2500, fee_percent: 1.5 }),
  wireProcessor({ id: 'voucher', name: 'Prepaid voucher', kind: 'voucher', max_amount: 250, fee_fixed: 0.5 }),
  wireProcessor({ id: 'crypto', name: 'Bitcoin', kind: 'crypto', min_amount: 20, max_amount: 0 }),
  wireProcessor({ id: 'wire', name: 'Wire transfer', kind: 'wire', min_amount: 50, max_amount: 50_000 }),
];

/** Methods of a returning player: a saved card, a wallet, and those usual in the country. */
export const usualProcessors: readonly WireProcessor[] = [
  wireProcessor({ method: 'card', is_usual: true, is_used: true, is_last_used: true, saved_cards: [{ id: 'card-1', label: 'Visa ···· 1111' }] }),
  wireProcessor({ id: 'paypal', method: 'paypal', name: 'PayPal', kind: 'wallet', is_used: true, max_amount: 2500 }),
  wireProcessor({ id: 'volt', method: 'online_bank', name: 'Online bank', kind: 'open_banking', is_usual: true, max_amount: 10_000 }),
  wireProcessor({
    id: 'sepa_instant',
    method: 'bank_transfer',
    name: 'Bank transfer',
    kind: 'wire',
    is_usual: true,
    min_amount: 50,
    max_amount: 50_000,
  }),
  wireProcessor({ id: 'skrill', method: 'skrill', name: 'Skrill', kind: 'wallet', is_usual: true, fee_percent: 1.5 }),
  wireProcessor({
    ...{ id: 'coinspaid', method: 'bitcoin', name: 'Bitcoin', kind: 'crypto', is_usual: true, flow: 'address', fields: ['coin', 'network'] },
    ...{ min_amount: 20, max_amount: 0, networks: [{ coin: 'BTC', network: 'bitcoin', name: 'Bitcoin' }] },
  }),
];

type WirePromotion = WireResponseOf<typeof frontGetPromotionTemplate>['promotions'][number];

/** A promotion that the next deposit can earn. */
export function wireOffer(overrides: Partial<WirePromotion> = {}): WirePromotion {
  return {
    id: '1',
    title: 'First deposit doubled',
    code: 'WELCOME',
    state: 'claimable',
    fits_next_deposit: true,
    terms: wirePromotionTerms(),
    ...overrides,
  };
}

type WireBonus = WireResponseOf<typeof frontGetPlayerBonuses>['bonuses'][number];

/** An unlisted claim, from a code at registration: it needs a deposit of €50. */
export function wireClaim(overrides: Partial<WireBonus> = {}): WireBonus {
  return {
    id: 'b1',
    promotion_id: '9',
    title: '100% up to €5,000',
    status: 'issued',
    min_deposit: 50,
    claim_expires_at: '2026-12-01T10:00:00Z',
    ...overrides,
  };
}

type WireDepositBonus = NonNullable<WireResponseOf<typeof frontGetDepositBonus>['bonus']>;

/** A bonus with a wagering requirement of 35 times its amount, at an RTP of 96.5%. */
export function wireDepositBonus(overrides: Partial<WireDepositBonus> & { amount: number }): WireDepositBonus {
  const wagering = overrides.amount * 35;
  return {
    title: 'First deposit doubled',
    wagering_required: wagering,
    expected_cost: { rtp: 96.5, amount: (wagering * 3.5) / 100 },
    max_bet: 5,
    expires_after_hours: 336,
    ...overrides,
  };
}

/** A pending deposit of €50. */
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

/** A transaction as parsed by the site. */
export function transactionOf(transaction: WireTransaction | undefined): Transaction | undefined {
  return transaction && parseResponse('frontGetFinancialTransaction', { status: 1, transaction }).transaction;
}

const kinds = ['card', 'open_banking', 'wallet', 'voucher', 'mobile', 'crypto', 'wire'] as const;
const namePrefixes = ['Nordic', 'Quick', 'Harbour', 'Trust', 'Blue', 'Open', 'Metro', 'Prime', 'Safe', 'Clear'] as const;
const nameSuffixes = {
  card: 'Card',
  open_banking: 'Bank',
  wallet: 'Wallet',
  voucher: 'Voucher',
  mobile: 'Mobile',
  crypto: 'Coin',
  wire: 'Wire',
} as const;

/** The given number of payment methods, of all kinds, with different fees and limits. */
export function wireProcessors(count: number): WireProcessor[] {
  return Array.from({ length: count }, (_, index) => {
    const kind = kinds[index % kinds.length] ?? kinds[0];
    const round = Math.floor(index / kinds.length);
    return wireProcessor({
      id: `method_${index + 1}`,
      name: `${namePrefixes[round % namePrefixes.length]} ${nameSuffixes[kind]}${round >= namePrefixes.length ? ` ${Math.floor(round / namePrefixes.length) + 1}` : ''}`,
      kind,
      min_amount: 10 + (index % 4) * 10,
      max_amount: index % 11 === 5 ? 0 : 1000 * (1 + (index % 9)),
      fee_percent: index % 3 === 1 ? 1.5 : 0,
      fee_fixed: index % 5 === 2 ? 0.5 : 0,
    });
  });
}

/** A payment method as parsed by the site. */
export function processorOf(overrides: Partial<WireProcessor> = {}): Processor {
  const [processor] = processorsOf([wireProcessor(overrides)]);
  // Exactly one was passed.
  return processor as Processor;
}

/** Payment methods as parsed by the site. */
export function processorsOf(processors: readonly WireProcessor[]): readonly Processor[] {
  return parseResponse('frontGetProcessors', { status: 1, processors }).processors;
}
