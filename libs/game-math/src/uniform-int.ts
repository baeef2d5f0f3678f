/** The next word of a seeded stream: an integer from 0 to 2^32 − 1. The API and a verifier use the same HMAC-SHA256 words. */
export type WordSource = () => number;

const wordCount = 2 ** 32;

/**
 * A uniform integer from 0 to `n` − 1. Words at or above the last full multiple of `n` are rejected and the next is drawn,
 * so that all values are equally likely. Throws `RangeError` if `n` is not an integer from 1 to 2^32.
 */
export function uniformInt(next: WordSource, n: number): number {
  if (!Number.isInteger(n) || n < 1 || n > wordCount) throw new RangeError(`Cannot draw from ${n} values`);
  const limit = Math.floor(wordCount / n) * n;
  let word = next();
  while (word >= limit) word = next();
  return word % n;
}
