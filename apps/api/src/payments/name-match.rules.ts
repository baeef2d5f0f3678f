import { namePartsOf } from '../players/person-text.rules.ts';

type Person = { readonly first_name: string; readonly last_name: string };

const mostMiddleNames = 2;

/**
 * Whether a beneficiary is the player, as the payee check of a bank compares names. Case, accents, hyphens and the order make no difference. A
 * first and a last name must be the same on both; middle names may be left out, and initials say nothing. A name that is not the player's
 * stands beside all of the player's: one anywhere, or two between them, as middle names do. More, or two at an end, are another person's.
 */
export function isOwnName(beneficiary: string, { first_name: first, last_name: last }: Person): boolean {
  const [named, own] = [[...namePartsOf(beneficiary, '')], namePartsOf(first, last)];
  const shares = (name: string) => [...namePartsOf(name, '')].some((part) => named.includes(part));
  if (!shares(first) || !shares(last)) return false;
  const more = named.filter((part) => part.length > 1 && !own.has(part));
  if (more.length === 0) return true;
  const isWhole = [...own].every((part) => named.includes(part) || named.includes(part.charAt(0)));
  const isBetween = [named.at(0), named.at(-1)].every((part) => part !== undefined && own.has(part));
  return isWhole && more.length <= (isBetween ? mostMiddleNames : 1);
}
