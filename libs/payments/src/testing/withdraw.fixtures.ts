import type { CallResponse } from '@playfront/api-client';
import type { frontGetWithdrawalProcessors, WireResponseOf } from '@playfront/api-contract';
import { parseResponse } from '@playfront/auth/testing';
import { longName, longWords, rtlName } from '@playfront/ui/testing';
import { wireProcessor, type WireProcessor } from './deposit.fixtures.ts';

export type WireWithdrawalOffer = WireResponseOf<typeof frontGetWithdrawalProcessors>;

/** To a bank account in the euro area, with the fields of spec §3. */
export const sepaTransfer: WireProcessor = wireProcessor({
  id: 'sepa_transfer',
  name: 'SEPA transfer',
  kind: 'wire',
  min_amount: 20,
  max_amount: 50_000,
  flow: 'iban',
  fields: ['iban', 'beneficiary_name', 'bic', 'bank_name', 'recipient_address', 'postal_code'],
  eta_hours: 72,
});

/** The same with an account that was used before. */
export const savedAccount: WireProcessor = { ...sepaTransfer, saved_destinations: [{ id: 'd1', label: 'IBAN •••• 0785, Nordic Bank' }] };

/** A provider of cards that pays out to bank accounts. */
export const payoutOfCards: WireProcessor = wireProcessor({
  ...{ id: 'payop', method: 'bank_transfer', name: 'Bank transfer', min_amount: 20, flow: 'bank_details', eta_hours: 72 },
  fields: ['bank_name', 'account_number', 'beneficiary_name'],
});

/** To a card used for a deposit. */
export const savedCard: WireProcessor = wireProcessor({
  min_amount: 20,
  flow: 'card_payout',
  fields: ['saved_card'],
  saved_cards: [
    { id: 'c1', label: 'Visa ···· 4412' },
    { id: 'c2', label: 'Mastercard ···· 1881' },
  ],
  eta_hours: 24,
});

/** To a wallet account, by its email address. */
const eWallet: WireProcessor = wireProcessor({
  ...{ id: 'skrill', name: 'E-wallet', kind: 'wallet', min_amount: 20, flow: 'email', fields: ['email'], eta_hours: 24 },
});

/** Of €412.60, €300 must go back to the first card and €20 to the second before other withdrawals. */
export const withSources = (others: readonly WireProcessor[] = []): Partial<WireWithdrawalOffer> => ({
  processors: [
    {
      ...savedCard,
      ...{ returnable_amount: 300, available_amount: 392.6 },
      saved_cards: [
        { id: 'c1', label: 'Visa ···· 4412', returnable_amount: 300, available_amount: 392.6 },
        { id: 'c2', label: 'Mastercard ···· 1881', returnable_amount: 20, available_amount: 112.6 },
      ],
    },
    ...others.map((other) => ({ ...other, returnable_amount: 0, available_amount: 92.6 })),
  ],
});

/** To a crypto wallet; some coins have several networks or a memo. */
export const wireCoins: WireProcessor = wireProcessor({
  id: 'coinspaid',
  name: 'Crypto',
  kind: 'crypto',
  min_amount: 20,
  max_amount: 0,
  flow: 'crypto_address',
  fields: ['coin', 'network', 'address', 'memo'],
  networks: [
    { coin: 'BTC', network: 'bitcoin', name: 'Bitcoin' },
    { coin: 'USDT', network: 'tron', name: 'Tron (TRC-20)' },
    { coin: 'USDT', network: 'ethereum', name: 'Ethereum (ERC-20)' },
    { coin: 'XLM', network: 'stellar', name: 'Stellar', has_memo: true },
  ],
  eta_hours: 2,
});

/** To the bank account of the deposit: no fields. */
export const sameAccount: WireProcessor = wireProcessor({
  id: 'trustly',
  name: 'Instant bank',
  kind: 'open_banking',
  min_amount: 20,
  flow: 'same_account',
  eta_hours: 1,
});

/** €412.60 to withdraw, no bonus, a payout method of each group. */
export function withdrawalOffer(overrides: Partial<WireWithdrawalOffer> = {}): WireWithdrawalOffer {
  return {
    status: 1,
    processors: [savedCard, sameAccount, eWallet, sepaTransfer, wireCoins],
    currency: 'EUR',
    withdrawable: 412.6,
    forfeits: 0,
    ...overrides,
  };
}

const huge = 99_999_999.99;

/** Extreme payout methods: names and limits that an operator's data may contain. */
export const hostilePayouts: readonly WireProcessor[] = [
  { ...savedCard, id: 'long', name: longName, max_amount: huge, saved_cards: [{ id: 'c1', label: longWords }], eta_hours: 99_999 },
  { ...sameAccount, id: 'words', name: longWords, min_amount: 0, max_amount: 0, fee_percent: 99.99, fee_fixed: huge },
  { ...sepaTransfer, id: 'rtl', name: rtlName },
];

/** A withdrawal offer as parsed by the site. */
export function withdrawalOfferOf(overrides: Partial<WireWithdrawalOffer> = {}): CallResponse<'frontGetWithdrawalProcessors'> {
  return parseResponse('frontGetWithdrawalProcessors', withdrawalOffer(overrides));
}
