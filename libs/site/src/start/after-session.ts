import type { SessionEnd } from '@playfront/auth';
import { pages, type PageName } from '../addresses/pages.ts';

/**
 * The path to open when the session ends: the casino after an explicit log-out, home after expiry (spec §2, §4), its own page after a self-exclusion.
 * Undefined to stay: on a player page opened with an invalid token, whose guard opens the login and remembers the page, and on a page open to
 * visitors when another tab logged out.
 */
export function pathAfterEnd(reason: SessionEnd, page: PageName | undefined): string | undefined {
  if (reason === 'signed-out') return pages.casino.path;
  if (reason === 'self_exclusion') return pages.selfExcluded.path;
  const isGuarded = page !== undefined && pages[page].access === 'player';
  if (reason === 'other-tab' && !isGuarded) return undefined;
  return reason === 'not-restored' && isGuarded ? undefined : pages.index.path;
}

/** Whether a dialog shows the reason: not after the player's own log-out, if no session was restored, or if a page explains it. */
export function shouldShowReason(reason: SessionEnd): reason is Exclude<SessionEnd, 'signed-out' | 'not-restored' | 'self_exclusion'> {
  return reason !== 'signed-out' && reason !== 'not-restored' && reason !== 'self_exclusion';
}
