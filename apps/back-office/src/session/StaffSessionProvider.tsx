import { QueryClientProvider } from '@tanstack/react-query';
import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import { asApiError, createQueryClient, type CallResponse } from '@playfront/api-client';
import { createStaffApi, type StaffApi } from '@playfront/api-client/staff';
import { isStaff } from '@playfront/api-contract/staff';
import { deviceId } from '@playfront/auth/device-id';
import { staffToken } from './staff-token.ts';

export type Officer = { readonly id: string; readonly username: string; readonly name: string; readonly scope: readonly string[] };

/** Why no officer is signed in; `not_staff`: no staff account, `second_factor`: no authenticator app. */
export type SignedOut = 'none' | 'ended' | 'not_staff' | 'second_factor';

/** `restoring`: there is a token, but its officer has not been loaded. */
export type StaffState =
  | { readonly kind: 'restoring' }
  | { readonly kind: 'signed_out'; readonly why: SignedOut }
  | { readonly kind: 'signed_in'; readonly officer: Officer };

/** `code` is from the authenticator app, if the account has one. */
type Credentials = { readonly username: string; readonly password: string; readonly code?: string };

export type StaffSession = {
  readonly state: StaffState;
  /** Logs in. Rejects with `ApiError`. */
  login(credentials: Credentials): Promise<void>;
  logout(): void;
  /** Loads the officer of the stored token. */
  restore(): Promise<void>;
};

const StaffApiContext = createContext<StaffApi | undefined>(undefined);
const StaffSessionContext = createContext<StaffSession | undefined>(undefined);

/** Provides the officer, the API and the query cache, which is discarded on logout. */
export function StaffSessionProvider({ createClient = createStaffApi, children }: { createClient?: typeof createStaffApi; children: ReactNode }) {
  const [queries, setQueries] = useState(createQueryClient);
  const [state, setState] = useState<StaffState>(() => (staffToken.read() ? { kind: 'restoring' } : { kind: 'signed_out', why: 'none' }));

  const signOut = useCallback((why: SignedOut) => {
    staffToken.clear();
    setQueries(createQueryClient());
    setState({ kind: 'signed_out', why });
  }, []);
  const [api] = useState<StaffApi>(() => createClient({ baseUrl: '/api', getToken: staffToken.read, onUnauthorized: () => signOut('ended') }));

  // Stable functions, so that effects can depend on them.
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
      // Checked before any page is shown: without the second factor every call would be refused.
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

/** The signed-in officer. @throws if there is none. */
export function useOfficer(): Officer {
  const { state } = useStaffSession();
  if (state.kind !== 'signed_in') throw new Error('No officer is signed in');
  return state.officer;
}

function officerOf({ id, username, first_name, last_name, scope }: CallResponse<'frontAuthPlayer'>): Officer {
  return { id, username, name: `${first_name} ${last_name}`.trim() || username, scope };
}
