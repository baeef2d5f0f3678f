import { createContext, use, type ReactNode } from 'react';
import { ApiProvider } from '@playfront/api-client';
import type { Session } from './session.ts';

const SessionContext = createContext<Session | undefined>(undefined);

/** Provides the session and its API. */
export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  return (
    <SessionContext value={session}>
      <ApiProvider api={session.api}>{children}</ApiProvider>
    </SessionContext>
  );
}

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('SessionProvider is missing');
  return session;
}
