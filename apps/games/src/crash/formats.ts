import type { Hundredths } from '@playfront/game-math';
import { formatMoney, formatNumber, money, type Currency, type Money } from '@playfront/money';
import type { Texts } from '../frame/texts.ts';

export type Formats = {
  /** "2.37x" */
  times(multiple: Hundredths): string;
  /** "2.37" */
  number(multiple: Hundredths): string;
  /** An amount of the player's currency, in minor units. */
  amount(minor: number): string;
  /** With a plus before a gain. */
  signed(minor: number): string;
  /** Without decimals if it is whole, for small buttons. */
  short(minor: number): string;
  money(amount: Money): string;
  /** "4.2 s" */
  seconds(ms: number, decimals: 0 | 1): string;
};

/** Formats multiples and amounts. The text around a multiple is read once: it is written in every frame of a flight. */
export function createFormats({ text, languageTag }: Texts, currency: Currency): Formats {
  const gap = '\u0000';
  const [before = '', after = ''] = text('games.bets.times', { times: gap }).split(gap);
  const [secondsBefore = '', secondsAfter = ''] = text('games.crash.seconds', { seconds: gap }).split(gap);
  const number = (multiple: Hundredths) => formatNumber(multiple / 100, languageTag, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return {
    times: (multiple) => before + number(multiple) + after,
    number,
    amount: (minor) => formatMoney(money(minor, currency), languageTag),
    signed: (minor) => formatMoney(money(minor, currency), languageTag, { sign: 'always' }),
    short: (minor) => formatMoney(money(minor, currency), languageTag, { decimals: 'whole' }),
    money: (amount) => formatMoney(amount, languageTag),
    seconds(ms, decimals) {
      const shown = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
      return secondsBefore + formatNumber(Math.max(0, ms) / 1_000, languageTag, shown) + secondsAfter;
    },
  };
}

/** Writes a text only if it has changed, so that screen readers and the browser have nothing to do otherwise. */
export function write(target: Element, text: string): void {
  if (target.textContent !== text) target.textContent = text;
}
