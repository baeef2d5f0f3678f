import { namePartsOf } from '../text-matching/person-text.rules.ts';

/**
 * Whether a beneficiary has exactly the player's names, regardless of case, accents, hyphens and order. Any other name is flagged for the approver.
 */
export function isOwnName(
  beneficiary: string,
  { first_name: first, last_name: last }: { readonly first_name: string; readonly last_name: string },
): boolean {
  const own = namePartsOf(first, last);
  const named = namePartsOf(beneficiary, '');
  return own.size > 0 && own.size === named.size && [...own].every((part) => named.has(part));
}
