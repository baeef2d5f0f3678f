import { createContext, use, useMemo, type ReactNode } from 'react';
import { createIntl, createIntlCache, RawIntlProvider } from 'react-intl';
import { defaultLocale, type LocaleCode } from './locale-tags.ts';
import { localeEntry } from './locales.ts';
import type { Messages } from './message-trees.ts';

const LocaleContext = createContext<LocaleCode>(defaultLocale);

/** Shared by all renders: on the server, creating a formatter takes longer than formatting with it. */
const formatters = createIntlCache();

type LocaleProviderProps = {
  locale: LocaleCode;
  /** From {@link loadMessages}; plain texts only if the bundle contains the ICU parser. */
  messages: Messages | Record<string, string>;
  children: ReactNode;
};

/** Provides the locale and its messages. */
export function LocaleProvider({ locale, messages, children }: LocaleProviderProps) {
  // Times are in the player's time zone. The server renders no times, so hydration matches.
  const intl = useMemo(() => createIntl({ locale: localeEntry(locale).languageTag, messages }, formatters), [locale, messages]);
  return (
    <LocaleContext value={locale}>
      <RawIntlProvider value={intl}>{children}</RawIntlProvider>
    </LocaleContext>
  );
}

/** The locale of the page, as in its URL. */
export function useLocale(): LocaleCode {
  return use(LocaleContext);
}
