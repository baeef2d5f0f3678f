import { LRUCache } from 'lru-cache';

/** Memoizes a pure function of a text for the `most` recently used texts. Texts longer than `longest` characters are not stored. */
export function memoizeLru<Result extends NonNullable<unknown>>(
  make: (text: string) => Result,
  most: number,
  longest = 200,
): (text: string) => Result {
  const known = new LRUCache<string, Result>({ max: most });
  return (text) => {
    const kept = known.get(text);
    if (kept !== undefined) return kept;
    const made = make(text);
    if (text.length <= longest) known.set(text, made);
    return made;
  };
}
