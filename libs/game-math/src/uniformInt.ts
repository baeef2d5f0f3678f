/** The next word of a seeded stream: an integer from 0 to 2^32 − 1. The API feeds HMAC-SHA256 words, a verifier the same ones. */
export type WordSource = () => number;

const wordCount = 2 ** 32;

/**
 * A uniform integer from 0 to `n` − 1. Words at or above the last whole multiple of `n` are thrown away and the next is taken,
 * so that no value is likelier than another. Throws `RangeError` when `n` is not an integer from 1 to 2^32.
 */
export function uniformInt(next: WordSource, n: number): number {
  if (!Number.isInteger(n) || n < 1 || n > wordCount) throw new RangeError(`Cannot draw from ${n} values`);
  const limit = Math.floor(wordCount / n) * n;
  let word = next();
  while (word >= limit) word = next();
  return word % n;
}
