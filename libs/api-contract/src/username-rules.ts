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

/** What is wrong with the form of a new username, beyond `usernameSchema`: one that looks like an address or mixes alphabets. */
export function newUsernameFault(username: string): Extract<ErrorKey, 'username_not_allowed'> | undefined {
  const plain = usernameKey(username).replaceAll('\u3002', '.');
  const isInvisible = /[\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800]/u.test(username);
  return isInvisible || addressLike.test(plain) || !isOneAlphabet(plain) ? 'username_not_allowed' : undefined;
}
