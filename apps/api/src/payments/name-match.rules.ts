import { namePartsOf } from '../players/person-text.rules.ts';

type Person = { readonly first_name: string; readonly last_name: string };

const mostMoreParts = 2;

/**
 * Whether a beneficiary is the player. The order of names, case, accents and hyphens make no difference, and either side may have middle
 * names that the other leaves out, two at most: more would be another person's. A first and a last name must be the same on both.
 */
export function isOwnName(beneficiary: string, { first_name: first, last_name: last }: Person): boolean {
  const [named, own] = [namePartsOf(beneficiary, ''), namePartsOf(first, last)];
  const isPart = (one: ReadonlySet<string>, other: ReadonlySet<string>) => [...one].every((part) => other.has(part));
  const shares = (name: string) => [...namePartsOf(name, '')].some((part) => named.has(part));
  const hasFewMore = Math.abs(named.size - own.size) <= mostMoreParts;
  return hasFewMore && (isPart(named, own) || isPart(own, named)) && shares(first) && shares(last);
}
