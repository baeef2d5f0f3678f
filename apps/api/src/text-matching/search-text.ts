/** Letters that Unicode does not take apart into a base letter and a mark. */
const undivided: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' };

/** Accents of Latin, Greek and Cyrillic. Other marks are letters of their own: a word in Devanagari without its vowel signs is another word. */
const accents = /[\u0300-\u036f]/g;

/** Text as it is searched: no case, no accents, single spaces. */
export function foldForSearch(text: string): string {
  return text
    .normalize('NFKD')
    .replace(accents, '')
    .toLowerCase()
    .replace(accents, '')
    .replace(/[łøđðþßæœı]/g, (letter) => undivided[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}
