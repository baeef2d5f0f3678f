import { likenessOf, type Likeness } from './likeness.rules.ts';
import type { ComparedPerson } from '../text-matching/person-keys.rules.ts';

/** An account as it is compared with another. */
export type ComparedAccount = {
  readonly person: ComparedPerson;
  readonly isMailConfirmed: boolean;
  /** The documents were checked. */
  readonly isVerified: boolean;
  /** An admin found it to be another person than one that it resembled. */
  readonly isCleared: boolean;
};

/**
 * The consequence for an account of its likeness to a self-excluded one. `exclude`: its owner has proven possession of what matches, and may be told.
 * `hold`: no deposits and no play until the identity is verified, without mentioning the exclusion. `flag`: the operator reviews it, and nothing
 * changes for the account.
 */
export type Verdict = { readonly action: 'exclude' | 'hold' | 'flag'; readonly likeness: Likeness };

/**
 * Judges an account against a self-excluded one (decision 0053). What anybody can type proves nothing, and a mailbox can be confirmed by a
 * stranger's link: an account made with somebody's name and birthday must not close the real one. So an account that was there before the
 * exclusion, and whose owner is known (verified identity, cleared by an admin, or confirmed mail with another telephone), is only flagged;
 * name, birthday and address together hold one that was neither verified nor cleared.
 */
export function verdictOn(
  account: ComparedAccount,
  excluded: ComparedAccount,
  { isOlder, hasSameCard = false }: { readonly isOlder: boolean; readonly hasSameCard?: boolean },
): Verdict | undefined {
  const areMailsConfirmed = account.isMailConfirmed && excluded.isMailConfirmed;
  const likeness = likenessOf(account.person, excluded.person, { hasSameCard, areMailsConfirmed });
  const has = (reason: Likeness['reasons'][number]) => likeness.reasons.includes(reason);
  if (!likeness.level) return undefined;
  if (likeness.level === 'slight') return { action: 'flag', likeness };
  // Twins share a birthday, and may share a mailbox and a phone number: only a person of the same name is refused.
  const isSameName = has('name') || has('similar_name');
  const isSameMailbox = has('email') && areMailsConfirmed && isSameName && (likeness.levelWithoutMail ?? 'slight') !== 'slight';
  const isSameIdentity = likeness.level === 'sure' && account.isVerified && excluded.isVerified;
  if (isSameMailbox || isSameIdentity || (hasSameCard && likeness.level === 'sure')) return { action: 'exclude', likeness };
  const isIdentified = account.isVerified || account.isCleared;
  const isAlikeInAll = likeness.level === 'sure' && has('address');
  const isKnown = isIdentified || (account.isMailConfirmed && !has('phone') && !isAlikeInAll);
  // To imitate somebody with another name, a stranger need only know the birthday and the phone number.
  const isGuessed = likeness.hasOtherName && !has('email');
  return { action: isOlder && (isKnown || isGuessed) ? 'flag' : 'hold', likeness };
}
