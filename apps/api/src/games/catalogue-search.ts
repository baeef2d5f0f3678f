import { searchKey } from '@playfront/typed-text';

/** Shorter words have too many neighbours for a typo to be tolerated. */
const minFuzzyLength = 4;

/** Each typed word is compared with all words of the catalogue, so more or longer ones could block the process. */
const maxTypedWords = 8;
const maxTypedLength = 80;

/** The games that contain a word, for every word of the catalogue: a search compares some thousand words instead of every title. */
export type SearchWords = ReadonlyMap<string, readonly number[]>;

/** The words of folded texts; a text's index in the list is its game's. */
export function wordsOf(texts: readonly string[]): SearchWords {
  const words = new Map<string, number[]>();
  texts.forEach((text, place) => {
    for (const word of new Set(text.split(' '))) {
      const places = words.get(word);
      if (places) places.push(place);
      else words.set(word, [place]);
    }
  });
  return words;
}

/**
 * Marks (with 1) the texts that contain every typed word, anywhere inside a word; words after the eighth are ignored. A typed word of four letters or
 * more that occurs nowhere may have one typo: a wrong, missing, extra or swapped letter. Undefined if nothing was typed.
 */
export function findPlaces(words: SearchWords, size: number, typed: string): Uint8Array | undefined {
  let found: Uint8Array | undefined;
  for (const word of typedWordsOf(typed)) {
    const matches = placesOf(words, size, (candidate) => candidate.includes(word));
    const places = matches ?? (isFuzzy(word) ? placesOf(words, size, (candidate) => isNear(word, candidate)) : undefined);
    if (!places) return new Uint8Array(size);
    if (found) for (let place = 0; place < size; place += 1) places[place] = (places[place] ?? 0) & (found[place] ?? 0);
    found = places;
    if (!found.includes(1)) return found;
  }
  return found;
}

/** Folding can turn one character into 18, so the length is limited afterwards. */
function typedWordsOf(typed: string): string[] {
  const words = searchKey(typed).slice(0, maxTypedLength).split(' ').filter(Boolean);
  return [...new Set(words)].slice(0, maxTypedWords);
}

function placesOf(words: SearchWords, size: number, isMatch: (word: string) => boolean): Uint8Array | undefined {
  let places: Uint8Array | undefined;
  for (const [word, having] of words) {
    if (!isMatch(word)) continue;
    places ??= new Uint8Array(size);
    for (const place of having) places[place] = 1;
  }
  return places;
}

/** Numbers are exact: 1234 is not 1235. */
const isFuzzy = (word: string) => word.length >= minFuzzyLength && !/\d/.test(word);

/** Whether `typed` is `word` or the beginning of it, with at most one typo. */
export function isNear(typed: string, word: string): boolean {
  let same = 0;
  while (same < typed.length && typed[same] === word[same]) same += 1;
  if (same === typed.length) return true;
  const rest = word.slice(same);
  const isWrong = rest.slice(1).startsWith(typed.slice(same + 1));
  const isMissing = rest.slice(1).startsWith(typed.slice(same));
  const isTooMany = rest.startsWith(typed.slice(same + 1));
  const areExchanged = typed[same] === rest[1] && typed[same + 1] === rest[0] && rest.slice(2).startsWith(typed.slice(same + 2));
  // A typo in the last letter would match any word with the same beginning.
  const isTail = same === typed.length - 1 && word.length > typed.length;
  return isMissing || areExchanged || (!isTail && (isWrong || isTooMany));
}
