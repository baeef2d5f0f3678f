import { namePartsInOrder, namePartsOf } from '../text-matching/person-text.rules.ts';

type Person = { readonly first_name: string; readonly last_name: string };

const mostMiddleNames = 2;

/** One letter of an alphabet with case; a name of one character in another script, as in Chinese, is a whole name. */
const isInitial = (part: string) => /^[\p{Lu}\p{Ll}]$/u.test(part);

/**
 * Whether a beneficiary is the player, as the payee check of a bank compares names. Case, accents, hyphens and order make no difference. A first and
 * a last name must be the same on both: the leading part of each, or any part if the other name is complete. Other parts may be left out, and
 * initials of the beneficiary prove nothing. Beyond all of the player's names there may be two more between them, such as middle names, or one after
 * the first names if the last name leads. Any other, such as one after the last name, is another person's. Chinese, Japanese and Korean names may be
 * written without a space. If the player's own first or last name consists of initials, which fit anybody, one longer part must be shared and no
 * other name is accepted.
 */
export function isOwnName(beneficiary: string, { first_name: first, last_name: last }: Person): boolean {
  if (isSameUnspaced(beneficiary, first, last)) return true;
  const [named, own] = [[...namePartsOf(beneficiary, '')], namePartsOf(first, last)];
  const names = [first, last].map((name) => {
    const parts = [...namePartsOf(name, '')];
    const shared = parts.filter((part) => named.includes(part));
    const [leading] = parts;
    return {
      isShared: shared.length > 0,
      isComplete: shared.length === parts.length,
      isLed: leading !== undefined && shared.includes(leading),
      isInitials: parts.every(isInitial),
    };
  });
  if (!names.every(({ isShared }) => isShared)) return false;
  if (!names.every(({ isLed }) => isLed) && !names.some(({ isComplete }) => isComplete)) return false;
  if (!named.some((part) => own.has(part) && !isInitial(part))) return false;
  const more = named.filter((part) => !isInitial(part) && !own.has(part));
  if (more.length === 0) return true;
  if (names.some(({ isInitials }) => isInitials)) return false;
  const isWhole = [...own].every((part) => named.includes(part) || named.includes(part.charAt(0)));
  const isBetween = [named.at(0), named.at(-1)].every((part) => part !== undefined && own.has(part));
  return isWhole && (isBetween ? more.length <= mostMiddleNames : more.length === 1 && isAfterFirstNames(named, more, first, last));
}

/** Whether the one additional name ends a beneficiary that begins with the last name, as in "Laine Aino Maria". */
function isAfterFirstNames(named: readonly string[], [other]: readonly string[], first: string, last: string): boolean {
  const [firstParts, lastParts] = [namePartsOf(first, ''), namePartsOf(last, '')];
  const [leading, beforeLast] = [named.at(0) ?? '', named.at(-2) ?? ''];
  return named.at(-1) === other && lastParts.has(leading) && !firstParts.has(leading) && firstParts.has(beforeLast);
}

/** Whether names of scripts that are written without spaces are the same, in either order. */
function isSameUnspaced(beneficiary: string, first: string, last: string): boolean {
  const unspaced = (...names: readonly string[]) => names.flatMap((name) => [...namePartsInOrder(name)]).join('');
  const text = unspaced(beneficiary);
  if (!/^[\p{scx=Han}\p{scx=Hangul}\p{scx=Hiragana}\p{scx=Katakana}]+$/u.test(text)) return false;
  return unspaced(first) !== '' && unspaced(last) !== '' && (text === unspaced(last, first) || text === unspaced(first, last));
}
