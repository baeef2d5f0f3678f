import { QueryClientProvider } from '@tanstack/react-query';
import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import { asApiError, createQueryClient, type CallResponse } from '@playfront/api-client';
import { createStaffApi, type StaffApi } from '@playfront/api-client/staff';
import { isStaff } from '@playfront/api-contract/staff';
import { deviceId } from '@playfront/auth/device-id';
import { staffToken } from './staff-token.ts';

export type Officer = { readonly id: string; readonly username: string; readonly name: string; readonly scope: readonly string[] };

/** Why nobody is signed in: no account of staff, or one without an authenticator app. */
export type SignedOut = 'none' | 'ended' | 'not_staff' | 'second_factor';

/** `ended`: signed in until a moment ago; `restoring`: there is a token whose owner is not known yet. */
export type StaffState =
  | { readonly kind: 'restoring' }
  | { readonly kind: 'signed_out'; readonly why: SignedOut }
  | { readonly kind: 'signed_in'; readonly officer: Officer };

/** `code`: of the authenticator app, once the account has one. */
type Credentials = { readonly username: string; readonly password: string; readonly code?: string };

export type StaffSession = {
  readonly state: StaffState;
  /** Logs in. Rejects with `ApiError`. */
  login(credentials: Credentials): Promise<void>;
  logout(): void;
  /** Finds out whose the stored token is. */
  restore(): Promise<void>;
};

const StaffApiContext = createContext<StaffApi | undefined>(undefined);
const StaffSessionContext = createContext<StaffSession | undefined>(undefined);

/** Gives the back office its officer, the API and the queries, which are forgotten at log-out. */
export function StaffSessionProvider({ createClient = createStaffApi, children }: { createClient?: typeof createStaffApi; children: ReactNode }) {
  const [queries, setQueries] = useState(createQueryClient);
  const [state, setState] = useState<StaffState>(() => (staffToken.read() ? { kind: 'restoring' } : { kind: 'signed_out', why: 'none' }));

  const signOut = useCallback((why: SignedOut) => {
    staffToken.clear();
    setQueries(createQueryClient());
    setState({ kind: 'signed_out', why });
  }, []);
  const [api] = useState<StaffApi>(() => createClient({ baseUrl: '/api', getToken: staffToken.read, onUnauthorized: () => signOut('ended') }));

  // The same functions in every state, so that effects may depend on them.
  const actions = useMemo<Omit<StaffSession, 'state'>>(() => {
    function endSession(why: SignedOut): void {
      void api.frontLogout({}).catch(() => undefined);
      signOut(why);
    }
    async function restore(): Promise<void> {
      const player = await api.frontAuthPlayer({});
      if (!isStaff(player.scope)) {
        return endSession('not_staff');
      }
      // Asked before anything is shown: without the second factor every call would be refused.
      const isFactorMissing = await api.adminGetQueueCounts({}).then(
        () => false,
        (error: unknown) => asApiError(error).key === 'second_factor_required',
      );
      if (isFactorMissing) return endSession('second_factor');
      setState({ kind: 'signed_in', officer: officerOf(player) });
    }
    return {
      restore,
      async login(credentials) {
        const { accessToken } = await api.frontAuthLogin({ ...credentials, device_id: deviceId() });
        staffToken.write(`Bearer ${accessToken}`);
        await restore();
      },
      logout() {
        endSession('none');
      },
    };
  }, [api, signOut]);
  const session = useMemo<StaffSession>(() => ({ state, ...actions }), [state, actions]);

  return (
    <StaffSessionContext value={session}>
      <StaffApiContext value={api}>
        <QueryClientProvider client={queries}>{children}</QueryClientProvider>
      </StaffApiContext>
    </StaffSessionContext>
  );
}

export function useStaffSession(): StaffSession {
  const session = use(StaffSessionContext);
  if (!session) throw new Error('There is no StaffSessionProvider above');
  return session;
}

/** The operator's API with the token of the officer. */
export function useStaffApi(): StaffApi {
  const api = use(StaffApiContext);
  if (!api) throw new Error('There is no StaffSessionProvider above');
  return api;
}

/** The officer at work; only below the pages that need one. */
export function useOfficer(): Officer {
  const { state } = useStaffSession();
  if (state.kind !== 'signed_in') throw new Error('Nobody is signed in');
  return state.officer;
}

function officerOf({ id, username, first_name, last_name, scope }: CallResponse<'frontAuthPlayer'>): Officer {
  return { id, username, name: `${first_name} ${last_name}`.trim() || username, scope };
}
