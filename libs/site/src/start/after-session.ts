import type { SessionEnd } from '@playfront/auth';
import { pages, type PageName } from '../pages/pages.ts';

/**
 * Where the site goes when the session ends: an explicit log out leads to the casino, an expired session home (spec §2, §4). It stays where
 * it is when a page of players was opened with a token that is no longer good: that page's guard asks for the login and remembers the page;
 * and on a page open to visitors when another tab logged out.
 */
export function pathAfterEnd(reason: SessionEnd, page: PageName | undefined): string | undefined {
  if (reason === 'signed-out') return pages.casino.path;
  const isGuarded = page !== undefined && pages[page].access === 'player';
  if (reason === 'other-tab' && !isGuarded) return undefined;
  return reason === 'not-restored' && isGuarded ? undefined : pages.index.path;
}

/** Whether the player is told why: not of their own log-out, nor where nobody was signed in on this page. */
export function isTold(reason: SessionEnd): reason is Exclude<SessionEnd, 'signed-out' | 'not-restored'> {
  return reason !== 'signed-out' && reason !== 'not-restored';
}
