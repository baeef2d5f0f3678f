import { likenessOf, type Likeness } from './likeness.rules.ts';
import type { PersonKeys } from './person-keys.rules.ts';

/** An account as it is compared with another. */
export type ComparedAccount = {
  readonly keys: PersonKeys;
  readonly isMailConfirmed: boolean;
  /** The documents were checked. */
  readonly isVerified: boolean;
};

/**
 * What follows for an account from its likeness to a self-excluded one. `exclude`: its owner has proven possession of what matches, and may
 * be told. `hold`: no deposits and no play until the identity is verified, with no word of the exclusion. `flag`: the operator looks, and
 * nothing changes for the account.
 */
export type Verdict = { readonly action: 'exclude' | 'hold' | 'flag'; readonly likeness: Likeness };

/**
 * Judges an account against a self-excluded one (decision 0053). What anybody can type proves nothing: an account made with somebody's name
 * and birthday must not close the real one. So an account that was there before the exclusion, and whose owner is known (verified identity,
 * or confirmed mail with another telephone), is only flagged.
 */
export function verdictOn(
  account: ComparedAccount,
  excluded: ComparedAccount,
  { isOlder, hasSameCard = false }: { readonly isOlder: boolean; readonly hasSameCard?: boolean },
): Verdict | undefined {
  const likeness = likenessOf(account.keys, excluded.keys, { hasSameCard });
  const has = (reason: Likeness['reasons'][number]) => likeness.reasons.includes(reason);
  if (!likeness.level) return undefined;
  const isSameMailbox = has('email') && account.isMailConfirmed && excluded.isMailConfirmed;
  const isSameIdentity = likeness.level === 'sure' && account.isVerified && excluded.isVerified;
  if (isSameMailbox || isSameIdentity || (hasSameCard && likeness.level === 'sure')) return { action: 'exclude', likeness };
  const isKnown = account.isVerified || (account.isMailConfirmed && !has('phone'));
  return { action: isOlder && isKnown ? 'flag' : 'hold', likeness };
}
