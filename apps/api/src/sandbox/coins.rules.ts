import { decimalsOf, type Currency } from '@playfront/money';
import type { Rates } from '../payments/reference-rates.ts';

/** Euros per coin, in round figures; not real prices. */
const priceInEuro: Readonly<Record<string, number>> = {
  ...{ BTC: 92_000, ETH: 3_100, LTC: 95, USDT: 0.86, USDC: 0.86, TRX: 0.25, DOGE: 0.17 },
  ...{ XRP: 2.1, BNB: 780, SOL: 150, ADA: 0.55, BCH: 480, TON: 1.9 },
};

/** Coins are counted in hundred-millionths, a rate in millionths of a currency's major unit. */
const coinScale = 10n ** 8n;
const rateScale = 10n ** 6n;
const minutesPerRate = 10;

/** The rate of a coin at a time, in millionths of a major unit. It changes by up to one per cent every ten minutes, in all processes alike. */
export function rateAt(coin: string, currency: Currency, at: Date, rates: Rates): bigint {
  const period = Math.floor(at.getTime() / (minutesPerRate * 60_000));
  const drift = BigInt(((period * 7919) % 201) - 100);
  // Ten-thousandths of the currency's minor unit are far finer than any price change.
  const inMinor = BigInt(rates.convert((priceInEuro[coin] ?? 1) * 10_000, 'EUR', currency, 'nearest'));
  return (inMinor * rateScale * (10_000n + drift)) / (10_000n * 10_000n * minorUnit(currency));
}

/** The price of an amount in coins, rounded up. */
export function coinsFor(amountMinor: number, currency: Currency, rate: bigint): bigint {
  const over = BigInt(amountMinor) * coinScale * rateScale;
  const under = minorUnit(currency) * rate;
  return (over + under - 1n) / under;
}

/** The value of coins, rounded down. */
export function worthOf(coins: bigint, currency: Currency, rate: bigint): number {
  return Number((coins * rate * minorUnit(currency)) / (coinScale * rateScale));
}

export function coinText(coins: bigint): string {
  return decimalText(coins, 8);
}

export function rateText(rate: bigint): string {
  return decimalText(rate, 6);
}

/** Parses an entered amount of coins, or a stored rate; `undefined` if it is not a positive number. */
export function readCoins(text: string): bigint | undefined {
  return readDecimal(text, 8);
}

export function readRate(text: string): bigint | undefined {
  return readDecimal(text, 6);
}

function minorUnit(currency: Currency): bigint {
  return 10n ** BigInt(decimalsOf(currency));
}

function decimalText(value: bigint, decimals: number): string {
  const digits = String(value).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`.replace(/\.?0+$/, '');
}

function readDecimal(text: string, decimals: number): bigint | undefined {
  const match = /^(\d{1,9})(?:[.,](\d+))?$/.exec(text.trim());
  const fraction = match?.[2] ?? '';
  if (!match || fraction.length > decimals) return undefined;
  const value = BigInt((match[1] ?? '') + fraction.padEnd(decimals, '0'));
  return value > 0n ? value : undefined;
}
