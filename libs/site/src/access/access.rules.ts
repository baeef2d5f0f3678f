import type { PageAccess, PageName } from '../addresses/pages.ts';

/** The state of the session: see `SessionState`. */
type SessionStatus = 'starting' | 'restoring' | 'visitor' | 'player';

/** The decision of the guards for a page. */
export type Verdict =
  | 'show'
  /** Not decided yet; the page must not be visible before. */
  | 'wait'
  /** Home with the login dialog open; the requested path opens after login. */
  | 'login'
  | 'home'
  | 'restriction';

type GuardInput = {
  readonly name: PageName;
  /** `everyone` opts out of the authentication guard. */
  readonly access: PageAccess;
  readonly status: SessionStatus;
  /** On a blacklist (spec §2, last line of "Guards"). */
  readonly isBarred: boolean;
  /** The page that an external login service redirects to; the guards never redirect away from it (spec §2). */
  readonly callbackPage: PageName | undefined;
};

/** The guards of spec §2 in their order: site access, guests only, authentication. */
export function verdictOn({ name, access, status, isBarred, callbackPage }: GuardInput): Verdict {
  if (isBarred) return name === 'restriction' ? 'show' : 'restriction';
  if (access === 'guest') return status === 'player' ? 'home' : 'show';
  if (access === 'everyone' || name === callbackPage || status === 'player') return 'show';
  return status === 'visitor' ? 'login' : 'wait';
}
