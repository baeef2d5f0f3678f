import type { ErrorKey } from './errors.ts';

/** Normalised form by which usernames are looked up: two usernames must differ in more than case or width forms. */
export function usernameKey(username: string): string {
  return username.normalize('NFKC').trim().toLowerCase();
}

/** Scripts in which names are written (Unicode UAX 31, table 5), alone or in the combinations that languages use. */
const alphabets = [
  ...['Latin Han Hiragana Katakana', 'Latin Han Hangul', 'Latin Han Bopomofo', 'Arabic', 'Armenian', 'Bengali', 'Cyrillic', 'Devanagari', 'Ethiopic'],
  ...[
    'Georgian',
    'Greek',
    'Gujarati',
    'Gurmukhi',
    'Hebrew',
    'Kannada',
    'Khmer',
    'Lao',
    'Malayalam',
    'Myanmar',
    'Oriya',
    'Sinhala',
    'Tamil',
    'Telugu',
  ],
  ...['Thaana', 'Thai', 'Tibetan'],
];

/** Whether all letters and digits are of one alphabet: names with mixed alphabets can imitate others. */
function isOneAlphabet(text: string): boolean {
  const letters = text.replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  return alphabets.some((alphabet) => {
    const scripts = alphabet.replace(/\w+/g, '\\p{scx=$&}').replaceAll(' ', '');
    return new RegExp(`^[${scripts}\\p{scx=Common}\\p{scx=Inherited}]*$`, 'u').test(letters);
  });
}

/** Email and web addresses, which mail programs turn into links. Any dot before two letters counts, because there are many top-level domains. */
const addressLike = /[@/\\]|^www\.|\.\p{L}[\p{L}\p{M}]|\d+(\.\d+){3}/u;

/** Letters, digits and common punctuation; too many other symbols look like letters. */
const plainCharacters = /^[\p{L}\p{M}\p{Nd} _.'’-]+$/u;
/** Phonetic and historic Latin letters, and modifier letters: they look like common ones. */
const rareLetters =
  /(?![a-z\u00c0-\u017f\u01a1\u01b0\u01cd-\u01dc\u0219\u021b\u0259\u1e00-\u1eff])[\p{sc=Latin}]|[\u0138\u0149\u0180-\u019f\u02b0-\u02ff\ua788]/u;

/**
 * Combining marks without a letter, or more than four on one: stacked, they overlap the lines above and below the name. Burmese needs four (`ညှို့`),
 * Hindi and Tibetan three (`ज़िं`, `སྒྲུ`); marks beside the letter, such as vowel signs, are not counted.
 */
const strayMarks = /(?<![\p{L}\p{M}])\p{M}|[\p{Mn}\p{Me}](?:\p{Mc}*[\p{Mn}\p{Me}]){4}/u;

/**
 * The rule that a new username violates, besides `usernameSchema`: it is an address, mixes alphabets, stacks marks, or has symbols other than `_-.'`
 * and spaces.
 */
export function newUsernameFault(username: string): Extract<ErrorKey, 'username_not_allowed'> | undefined {
  const plain = usernameKey(username).replaceAll('\u3002', '.');
  const isInvisible = /[\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800]/u.test(username);
  const hasLookalikes = !plainCharacters.test(plain) || rareLetters.test(plain);
  return isInvisible || hasLookalikes || strayMarks.test(plain) || addressLike.test(plain) || !isOneAlphabet(plain)
    ? 'username_not_allowed'
    : undefined;
}
