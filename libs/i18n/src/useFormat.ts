import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { formatMoney, type Money, type MoneyFormat } from '@playfront/money';
import { formatDate, formatDateTime } from './date.ts';
import { localeEntry } from './locales.ts';
import { useLocale } from './LocaleProvider.tsx';
import type { MessageId } from './messages.ts';

/** Values of a message's placeholders. */
export type MessageValues = Record<string, string | number>;

/** Writing of words, money, numbers and dates in the page's language. */
export type Format = {
  readonly languageTag: string;
  /** A message by its id. */
  text(id: MessageId, values?: MessageValues): string;
  money(amount: Money, format?: MoneyFormat): string;
  /** A number with the language's group and decimal signs. */
  number(value: number): string;
  /** A percentage from per cent: 96.59 → "96.59%". */
  percent(perCent: number): string;
  /** `YYYY.MM.DD` in the player's time zone (spec §9). */
  date(isoTime: string): string;
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
      number: (value) => intl.formatNumber(value),
      percent: (perCent) => intl.formatNumber(perCent / 100, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 }),
      date: formatDate,
      dateTime: formatDateTime,
      country: (code) => intl.formatDisplayName(code, { type: 'region' }) ?? code,
    }),
    [intl, languageTag],
  );
}
