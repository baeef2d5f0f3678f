import type { Refusal } from '@playfront/api-contract';
import type { Connection } from '../database/database.ts';
import { refuse } from '../http/failures.ts';
import type { MatchedPassword } from '../passwords/password-check.service.ts';
import type { PlayerSession } from '../sessions/sessions.service.ts';
import { readAuthority } from '../sessions/sessions.store.ts';

/**
 * The refusal for a request whose session or password became invalid while it waited for a lock: the owner undid a take-over of the account or changed
 * the password, or the account was blocked.
 */
export async function endedSessionRefusal(
  trx: Connection,
  { id }: PlayerSession,
  matched: MatchedPassword | undefined,
): Promise<Refusal | undefined> {
  const { status, revoked_at: revokedAt, password_hash: hash } = await readAuthority(trx, id);
  if (status === 'blocked') return refuse('disable_site_access');
  if (revokedAt !== null) return refuse('unauthorized');
  return matched && matched.hash !== hash ? refuse('wrong_password', { password: 'wrong_password' }) : undefined;
}
