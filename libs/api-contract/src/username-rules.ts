import type { ErrorKey } from './errors.ts';

/** The form in which usernames are looked up: no two players differ by case or width forms only. */
export function usernameKey(username: string): string {
  return username.normalize('NFKC').trim().toLowerCase();
}

/** Alphabets that people write names in (Unicode UAX 31, table 5), each alone or in the combinations that languages use. */
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

/** Whether all letters and digits are of one alphabet: mixed ones serve to imitate. */
function isOneAlphabet(text: string): boolean {
  const letters = text.replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  return alphabets.some((alphabet) => {
    const scripts = alphabet.replace(/\w+/g, '\\p{scx=$&}').replaceAll(' ', '');
    return new RegExp(`^[${scripts}\\p{scx=Common}\\p{scx=Inherited}]*$`, 'u').test(letters);
  });
}

/** Mail and web addresses: mail programs turn them into links. Every dot before two letters counts, as top-level domains are many. */
const addressLike = /[@/\\]|^www\.|\.\p{L}[\p{L}\p{M}]|\d+(\.\d+){3}/u;

/** Letters, digits, and the signs that are written between them; of symbols there are too many that look like letters. */
const plainSigns = /^[\p{L}\p{M}\p{Nd} _.'’-]+$/u;
/** Latin letters of phonetic and historic use, and modifier letters: they are drawn like the common ones. */
const rareLetters =
  /(?![a-z\u00c0-\u017f\u01a1\u01b0\u01cd-\u01dc\u0219\u021b\u0259\u1e00-\u1eff])[\p{sc=Latin}]|[\u0138\u0149\u0180-\u019f\u02b0-\u02ff\ua788]/u;

/** What is wrong with the form of a new username, beyond `usernameSchema`: an address, mixed alphabets, or signs other than `_-.'` and spaces. */
export function newUsernameFault(username: string): Extract<ErrorKey, 'username_not_allowed'> | undefined {
  const plain = usernameKey(username).replaceAll('\u3002', '.');
  const isInvisible = /[\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800]/u.test(username);
  const isDrawnAlike = !plainSigns.test(plain) || rareLetters.test(plain);
  return isInvisible || isDrawnAlike || addressLike.test(plain) || !isOneAlphabet(plain) ? 'username_not_allowed' : undefined;
}
