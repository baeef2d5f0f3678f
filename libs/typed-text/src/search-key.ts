import { withoutInvisibleCharacters } from './plain-text.ts';

/** Letters that Unicode does not decompose into a base letter and a mark. */
const undecomposable: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' };

/** Accents of Latin, Greek and Cyrillic. Other marks are essential: a word in Devanagari without its vowel signs is a different word. */
const accents = /[\u0300-\u036f]/g;

/** Characters used as an apostrophe: quotation marks, accents, primes and modifier letters. */
const apostrophes = /[`´‘’‛ʹʻʼʽˈ′‵＇ꞌ]/g;

const dashes = /[\p{Pd}\u2212]/gu;

/** Text in lower case, without accents and full-width forms, with single spaces, trimmed. Independent of the browser's language. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(accents, '')
    .toLowerCase()
    .replace(accents, '')
    .replace(/[łøđðþßæœı]/g, (letter) => undecomposable[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Hiragana; each letter is 96 places before its katakana. Half-width katakana is decomposed to katakana by Unicode. */
const hiragana = /[\u3041-\u3096]/g;
const katakanaOf = (letter: string) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 96);

/** The form in which names and search texts are compared: {@link plainLetters}, one apostrophe, one dash, one kana, no invisible characters. */
export function searchKey(text: string): string {
  // Before the accents: Unicode decomposes `´` into a space and an accent.
  const plain = withoutInvisibleCharacters(text.replace(apostrophes, "'").replace(/\s/g, ' '));
  return plainLetters(plain).replace(dashes, '-').replaceAll('ς', 'σ').replace(hiragana, katakanaOf);
}
