import { uniformInt, type WordSource } from './uniform-int.ts';

/** Draws an index with a probability proportional to its integer weight. */
export function weightedIndex(next: WordSource, weights: readonly number[]): number {
  let left = uniformInt(
    next,
    weights.reduce((sum, weight) => sum + weight, 0),
  );
  const index = weights.findIndex((weight) => (left -= weight) < 0);
  if (index < 0) throw new Error('The weights changed while they were drawn from');
  return index;
}
