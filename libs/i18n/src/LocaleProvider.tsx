import { createContext, use, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { defaultLocale, localeEntry, type LocaleCode } from './locales.ts';
import type { Messages } from './messages.ts';

const LocaleContext = createContext<LocaleCode>(defaultLocale);

/** Gives a tree its locale and messages (from {@link loadMessages}). */
export function LocaleProvider({ locale, messages, children }: { locale: LocaleCode; messages: Messages; children: ReactNode }) {
  return (
    <LocaleContext value={locale}>
      {/* Times are the player's own; on the server nothing shows a time, so both renders agree. */}
      <IntlProvider locale={localeEntry(locale).languageTag} messages={messages}>
        {children}
      </IntlProvider>
    </LocaleContext>
  );
}

/** The locale of the page, as in its address. */
export function useLocale(): LocaleCode {
  return use(LocaleContext);
}
