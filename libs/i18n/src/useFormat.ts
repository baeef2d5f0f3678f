import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { formatMoney, formatNumber, formatPercent, type Decimals, type Money, type MoneyFormat } from '@playfront/money';
import { formatDate, formatDateTime, formatTime } from './date.ts';
import { localeEntry } from './locales.ts';
import { useLocale } from './LocaleProvider.tsx';
import type { MessageId } from './messages.ts';

/** Values for a message's placeholders. */
export type MessageValues = Record<string, string | number>;

/** Formats messages, money, numbers and dates in the page's language. */
export type Format = {
  readonly languageTag: string;
  /** A message by its id. */
  text(id: MessageId, values?: MessageValues): string;
  money(amount: Money, format?: MoneyFormat): string;
  /** A number with the language's group and decimal separators. */
  number(value: number): string;
  /** A percentage from per cent, with two decimals unless `decimals` says otherwise: 96.59 → "96.59%". */
  percent(perCent: number, decimals?: Decimals): string;
  /** `YYYY.MM.DD` in the player's time zone (spec §9). */
  date(isoTime: string): string;
  /** `HH:mm`. */
  time(isoTime: string): string;
  /** `YYYY.MM.DD HH:mm`. */
  dateTime(isoTime: string): string;
  /** Name of a country (ISO 3166 code) in the language. */
  country(code: string): string;
};

/** The formatters of the page's locale. */
export function useFormat(): Format {
  const intl = useIntl();
  const { languageTag } = localeEntry(useLocale());
  return useMemo(
    () => ({
      languageTag,
      text: (id, values) => intl.formatMessage({ id }, values),
      money: (amount, format) => formatMoney(amount, languageTag, format),
      number: (value) => formatNumber(value, languageTag),
      percent: (perCent, decimals) => formatPercent(perCent, languageTag, decimals),
      date: formatDate,
      time: formatTime,
      dateTime: formatDateTime,
      country: (code) => intl.formatDisplayName(code, { type: 'region' }) ?? code,
    }),
    [intl, languageTag],
  );
}
