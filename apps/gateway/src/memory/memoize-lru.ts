import { LRUCache } from 'lru-cache';

/** Memoizes a pure function of a text for the `maxEntries` most recently used texts. Texts longer than `maxLength` characters are not stored. */
export function memoizeLru<Result extends NonNullable<unknown>>(
  make: (text: string) => Result,
  maxEntries: number,
  maxLength = 200,
): (text: string) => Result {
  const known = new LRUCache<string, Result>({ max: maxEntries });
  return (text) => {
    const stored = known.get(text);
    if (stored !== undefined) return stored;
    const made = make(text);
    if (text.length <= maxLength) known.set(text, made);
    return made;
  };
}
