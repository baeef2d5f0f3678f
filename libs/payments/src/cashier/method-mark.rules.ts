import type { MethodRow } from './method-rows.ts';

/** Methods that are no company's: their kind has an icon. */
const plainMethods: readonly string[] = ['card', 'bank_transfer', 'wire_transfer', 'online_bank', 'crypto'];

const maxLetters = 3;

/**
 * The letters that tell a method apart, drawn neutrally, because companies' logos are not ours to use: the code of a coin, the capitals of a name
 * ("PP" for PayPal), or its first letters. `undefined` if the icon of the kind says more.
 */
export function markLetters({ processor: { id, method, name, networks }, card }: MethodRow): string | undefined {
  if (card || plainMethods.includes(method || id)) return undefined;
  const [network, ...others] = networks;
  if (network && others.every(({ coin }) => coin === network.coin)) return network.coin;
  const words = name.split(/[^\p{L}\p{Nd}]+/u).filter(Boolean);
  const capitals = words.join('').match(/\p{Lu}/gu) ?? [];
  const letters = capitals.length > 1 && capitals.length <= maxLetters ? capitals.join('') : (words[0] ?? '').slice(0, maxLetters);
  return letters || undefined;
}
