import { createHmac } from 'node:crypto';
import { isCurrency, type Currency } from '@playfront/money';
import type { PaymentOrder } from '../payments/provider-messages.ts';
import type { Rates } from '../payments/reference-rates.ts';
import type { RefusedCard } from './card.rules.ts';
import { coinsFor, coinText, rateAt, rateText } from './coins.rules.ts';

/** The data of a payment that depend on its method. */
export type PaymentDetails = {
  readonly coin?: string;
  readonly network?: string;
  readonly address?: string;
  readonly memo?: string;
  readonly rate?: string;
  readonly coinAmount?: string;
  /** Reference of a bank transfer. */
  readonly reference?: string;
  /** Code of a payment by phone. */
  readonly code?: string;
  readonly phone?: string;
  /** How often the code was sent again. */
  readonly resends?: number;
  /** The payer's last invalid input: shown again after a redirect, so that Back and reload send nothing twice. */
  readonly refusedCard?: RefusedCard;
  readonly refusedCoins?: string;
  /** The bank of the card never responds. */
  readonly isBankSilent?: boolean;
};

/** The lifetime and details of a new payment, and when it is decided automatically. */
export type Opening = {
  readonly lifetimeMin: number;
  readonly details: PaymentDetails;
  readonly decide?: { readonly afterMs: number; readonly as: 'completed' | 'failed' };
};

const pageLifetimeMin = 30;
const invoiceLifetimeMin = 20;
const codeLifetimeMin = 10;
const transferLifetimeMin = 7 * 24 * 60;
/** Without a response in the app, the payment is approved after this time. */
const appDelayMs = 15_000;

/** Chains on which all customers of an exchange share one address. */
const memoNetworks: readonly string[] = ['ripple', 'ton'];

/** A test phone number whose owner always declines. */
const refusingPhone = /00$/;

/**
 * The opening of the payment for an order. Everything that looks random is derived from the payment's `id` and the secret, so that a repeated order
 * gets the same.
 */
export function openingOf(id: string, order: PaymentOrder, { secret, now, rates }: { secret: string; now: Date; rates: Rates }): Opening {
  const random = createHmac('sha256', secret).update(id).digest();
  switch (order.method.flow) {
    case 'address':
      return { lifetimeMin: invoiceLifetimeMin, details: invoiceOf(order, random, now, rates) };
    case 'instructions':
      return { lifetimeMin: transferLifetimeMin, details: { reference: creditorReference(random) } };
    case 'otp':
      return {
        lifetimeMin: codeLifetimeMin,
        details: { code: String(random.readUInt32BE(0) % 1_000_000).padStart(6, '0'), phone: order.fields['phone_number'] ?? '' },
      };
    case 'poll': {
      const phone = order.fields['phone_number'] ?? '';
      const decide = { afterMs: appDelayMs, as: refusingPhone.test(phone) ? 'failed' : 'completed' } as const;
      return { lifetimeMin: codeLifetimeMin, details: { phone }, decide };
    }
    case 'result':
      return { lifetimeMin: codeLifetimeMin, details: {}, decide: { afterMs: 0, as: 'completed' } };
    default:
      return { lifetimeMin: pageLifetimeMin, details: {} };
  }
}

function invoiceOf({ amount_minor: amountMinor, currency, fields }: PaymentOrder, random: Buffer, now: Date, rates: Rates): PaymentDetails {
  const { coin = 'BTC', network = 'bitcoin' } = fields;
  const known: Currency = isCurrency(currency) ? currency : 'EUR';
  const rate = rateAt(coin, known, now, rates);
  return {
    coin,
    network,
    // Not a valid address on any chain, so that no real coins are sent to it.
    address: `sandbox-${network}-${random.toString('hex', 0, 14)}`,
    ...(memoNetworks.includes(network) ? { memo: String(random.readUInt32BE(20)) } : {}),
    rate: rateText(rate),
    coinAmount: coinText(coinsFor(amountMinor, known, rate)),
  };
}

/** ISO 11649: `RF`, two check digits, and a number. */
function creditorReference(random: Buffer): string {
  const number = String(random.readUIntBE(0, 6)).padStart(12, '0').slice(0, 12);
  // "RF00" as digits is 271500.
  const check = 98n - (BigInt(`${number}271500`) % 97n);
  return `RF${String(check).padStart(2, '0')}${number}`;
}
