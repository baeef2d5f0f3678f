import type { WordSource } from '../uniform-int.ts';
import { deck, type Card } from './card.ts';

/** Words with which a shoe of `decks` decks deals these cards first. */
export function wordsToDeal(decks: number, cards: readonly Card[]): WordSource {
  const left = Array.from({ length: decks }, () => deck).flat();
  const words = cards.map((card) => {
    const word = left.indexOf(card);
    // The last card takes the place of the one that is dealt.
    left[word] = left.at(-1) ?? card;
    left.pop();
    return word;
  });
  return () => words.shift() ?? 0;
}
