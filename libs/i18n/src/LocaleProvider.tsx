import { createContext, use, useMemo, type ReactNode } from 'react';
import { createIntl, createIntlCache, RawIntlProvider } from 'react-intl';
import { defaultLocale, localeEntry, type LocaleCode } from './locales.ts';
import type { Messages } from './messages.ts';

const LocaleContext = createContext<LocaleCode>(defaultLocale);

/** Shared by all renders: on the server making a formatter takes longer than what is formatted with it. */
const formatters = createIntlCache();

/** Gives a tree its locale and messages (from {@link loadMessages}). */
export function LocaleProvider({ locale, messages, children }: { locale: LocaleCode; messages: Messages; children: ReactNode }) {
  // Times are the player's own; on the server nothing shows a time, so both renders agree.
  const intl = useMemo(() => createIntl({ locale: localeEntry(locale).languageTag, messages }, formatters), [locale, messages]);
  return (
    <LocaleContext value={locale}>
      <RawIntlProvider value={intl}>{children}</RawIntlProvider>
    </LocaleContext>
  );
}

/** The locale of the page, as in its address. */
export function useLocale(): LocaleCode {
  return use(LocaleContext);
}
