import { withoutInvisibleCharacters } from './plain-text.ts';

/** Letters that Unicode does not take apart into a base letter and a mark. */
const undivided: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' };

/** Accents of Latin, Greek and Cyrillic. Other marks are letters of their own: a word in Devanagari without its vowel signs is another word. */
const accents = /[\u0300-\u036f]/g;

/** What keyboards and documents have for an apostrophe: quotation marks, accents, primes and modifier letters. */
const apostrophes = /[`´‘’‛ʹʻʼʽˈ′‵＇ꞌ]/g;

const dashes = /[\p{Pd}\u2212]/gu;

/** Letters in lower case, without accents and width forms; single blanks, none around. The same in every language of the browser. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(accents, '')
    .toLowerCase()
    .replace(accents, '')
    .replace(/[łøđðþßæœı]/g, (letter) => undivided[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}

/** The form in which a name and what is typed to find it are compared: {@link plainLetters}, one apostrophe, one dash, no invisible signs. */
export function searchKey(text: string): string {
  // Before the accents: Unicode takes `´` apart into a blank and an accent.
  const plain = withoutInvisibleCharacters(text.replace(apostrophes, "'").replace(/\s/g, ' '));
  return plainLetters(plain).replace(dashes, '-').replaceAll('ς', 'σ');
}
