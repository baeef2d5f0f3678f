import type { PageAccess, PageName } from './pages.ts';

/** How far it is known who looks: see `SessionState`. */
type Who = 'starting' | 'restoring' | 'visitor' | 'player';

/** What a guard says of a page. */
export type Verdict =
  | 'show'
  /** Not decided yet, and nothing of the page may be seen before. */
  | 'wait'
  /** Home with the login dialog open; the wanted path opens after login. */
  | 'login'
  | 'home'
  | 'restriction';

type Question = {
  readonly name: PageName;
  /** The page's opt-out from the authentication guard: `everyone` is let in unasked. */
  readonly access: PageAccess;
  readonly who: Who;
  /** On a blacklist (spec §2, last line of "Guards"). */
  readonly isBarred: boolean;
  /** Where an outside service sends people back who may not be logged in yet; nobody is sent away from it (spec §2). */
  readonly callbackPage: PageName | undefined;
};

/** The guards of spec §2 in their order: site access, guests only, authentication. */
export function verdictOn({ name, access, who, isBarred, callbackPage }: Question): Verdict {
  if (isBarred) return name === 'restriction' ? 'show' : 'restriction';
  if (access === 'guest') return who === 'player' ? 'home' : 'show';
  if (access === 'everyone' || name === callbackPage || who === 'player') return 'show';
  return who === 'visitor' ? 'login' : 'wait';
}
