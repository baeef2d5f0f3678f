import type { SessionEnd } from '@playfront/auth';
import { pages, type PageName } from '../addresses/pages.ts';

/**
 * Where the site goes when the session ends: an explicit log out leads to the casino, an expired session home (spec §2, §4), a self-exclusion to the
 * page that explains it. It stays where it is when a page of players was opened with a token that is no longer good: that page's guard asks for the
 * login and remembers the page; and on a page open to visitors when another tab logged out.
 */
export function pathAfterEnd(reason: SessionEnd, page: PageName | undefined): string | undefined {
  if (reason === 'signed-out') return pages.casino.path;
  if (reason === 'self_exclusion') return pages.selfExcluded.path;
  const isGuarded = page !== undefined && pages[page].access === 'player';
  if (reason === 'other-tab' && !isGuarded) return undefined;
  return reason === 'not-restored' && isGuarded ? undefined : pages.index.path;
}

/** Whether a dialog says why: not after the player's own log-out, where nobody was signed in on this page, or where a page explains it. */
export function isTold(reason: SessionEnd): reason is Exclude<SessionEnd, 'signed-out' | 'not-restored' | 'self_exclusion'> {
  return reason !== 'signed-out' && reason !== 'not-restored' && reason !== 'self_exclusion';
}
