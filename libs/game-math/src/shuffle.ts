import { uniformInt, type WordSource } from './uniform-int.ts';

/** A copy in random order: every order is equally likely (Fisher and Yates, from the end). */
export function shuffled<Item>(items: readonly Item[], next: WordSource): Item[] {
  const drawn = [...items];
  for (let last = drawn.length - 1; last > 0; last--) {
    const other = uniformInt(next, last + 1);
    [drawn[last], drawn[other]] = [drawn[other] as Item, drawn[last] as Item];
  }
  return drawn;
}

/** Numbers from 1 to `count`. */
export function numbersTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
