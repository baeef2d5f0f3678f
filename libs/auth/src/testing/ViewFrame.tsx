import { useState, type ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { Provider as StoreProvider } from 'jotai';
import { createQueryClient } from '@playfront/api-client';
import { LocaleProvider, type LocaleCode, type Messages } from '@playfront/i18n';
import { SessionProvider } from '../session/SessionProvider.tsx';
import type { FakeSession } from './fake-session.ts';

export type ViewFrameProps = FakeSession & {
  readonly locale: LocaleCode;
  /** From `loadMessages` of the locale. */
  readonly messages: Messages;
  readonly children: ReactNode;
};

/** The providers that an app puts around a view: locale, store, session, queries. */
export function ViewFrame({ session, store, locale, messages, children }: ViewFrameProps) {
  const [queryClient] = useState(createQueryClient);
  return (
    <LocaleProvider locale={locale} messages={messages}>
      <StoreProvider store={store}>
        <QueryClientProvider client={queryClient}>
          <SessionProvider session={session}>{children}</SessionProvider>
        </QueryClientProvider>
      </StoreProvider>
    </LocaleProvider>
  );
}
