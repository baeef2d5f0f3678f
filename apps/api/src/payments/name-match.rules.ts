import { namePartsOf } from '../text-matching/person-text.rules.ts';

/**
 * Whether a beneficiary has the player's names, all of them and no other: case, accents, hyphens and order make no difference. Any other name is
 * for the approver to look at.
 */
export function isOwnName(
  beneficiary: string,
  { first_name: first, last_name: last }: { readonly first_name: string; readonly last_name: string },
): boolean {
  const own = namePartsOf(first, last);
  const named = namePartsOf(beneficiary, '');
  return own.size > 0 && own.size === named.size && [...own].every((part) => named.has(part));
}
