import type { WordSource } from '../uniform-int.ts';
import { deck, type Card } from './card.ts';

/** Words that make a new shoe of one deck deal these cards in this order. */
export function dealing(text: string): WordSource {
  const left = [...deck];
  const indexes = text.split(' ').map((card) => {
    const at = left.indexOf(card as Card);
    left[at] = left.at(-1) ?? (card as Card);
    left.pop();
    return at;
  });
  return () => indexes.shift() ?? 0;
}
