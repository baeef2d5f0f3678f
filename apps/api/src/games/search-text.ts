/** Letters that Unicode does not take apart into a base letter and a mark. */
const undivided: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' };

/** Text as it is searched: no case, no accents, single spaces. */
export function foldForSearch(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[łøđðþßæœı]/g, (letter) => undivided[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}
