import type { MatchReason } from '@playfront/api-contract';
import { areNearBirthdays, type PersonKeys } from '../text-matching/person-keys.rules.ts';

/** The data of an account that are compared. */
export type ComparedAccount = {
  readonly keys: PersonKeys;
  readonly isMailConfirmed: boolean;
  /** The documents were checked. */
  readonly isVerified: boolean;
  /** An admin decided that it belongs to a different person than an account it resembled. */
  readonly isCleared: boolean;
};

/**
 * The consequence for an account that resembles a self-excluded one. `exclude`: it is proven to belong to the same person, who may see the exclusion.
 * `hold`: no deposits and no play until the identity is verified, without mentioning the exclusion. `flag`: staff review it, and nothing changes for
 * the account. `reasons`: what the two have in common.
 */
export type Verdict = { readonly action: 'exclude' | 'hold' | 'flag'; readonly reasons: readonly MatchReason[] };

/**
 * Compares an account with a self-excluded one (decision 164). It is excluded for the same name and birthday together with a mailbox that both have
 * confirmed, held for either of these or any three matches, flagged for any two. Typed details alone must not close another player's account: one
 * opened before the exclusion (`isOlder`) is only flagged if its owner is known, or if name or birthday differs.
 */
export function verdictOn(
  account: ComparedAccount,
  excluded: ComparedAccount,
  { isOlder, hasSameCard = false }: { readonly isOlder: boolean; readonly hasSameCard?: boolean },
): Verdict | undefined {
  const reasons = reasonsOf(account.keys, excluded.keys, hasSameCard);
  const isSamePerson = reasons.includes('name') && reasons.includes('birthday');
  const isSameMailbox = reasons.includes('email') && account.isMailConfirmed && excluded.isMailConfirmed;
  if (isSamePerson && isSameMailbox) return { action: 'exclude', reasons };
  if (!isSamePerson && !isSameMailbox && reasons.length < 3) return reasons.length === 2 ? { action: 'flag', reasons } : undefined;
  const isKnown = account.isVerified || account.isCleared || (account.isMailConfirmed && !reasons.includes('phone'));
  return { action: isOlder && (isKnown || !isSamePerson) ? 'flag' : 'hold', reasons };
}

function reasonsOf(one: PersonKeys, other: PersonKeys, hasSameCard: boolean): MatchReason[] {
  const shared: Record<MatchReason, boolean> = {
    name: one.name_parts.length > 0 && one.name_parts.join(' ') === other.name_parts.join(' '),
    birthday: areNearBirthdays(one.birthday, other.birthday),
    email: one.email_key !== '' && one.email_key === other.email_key,
    phone: one.phone_key !== '' && one.phone_key === other.phone_key,
    card: hasSameCard,
  };
  return (Object.keys(shared) as MatchReason[]).filter((reason) => shared[reason]);
}
