import { isCard } from '@playfront/game-math';

/** Parts of the view of a card game that hold cards, in the order in which they are shown. */
const parts = [
  'joker',
  'dragon',
  'tiger',
  'andar',
  'bahar',
  'a',
  'b',
  'seats',
  'player',
  'hole',
  'cards',
  'dealt',
  'hands',
  'board',
  'banker',
  'dealer',
] as const;

/** `part` names whose cards they are; `number` counts the hands of a part that has several. */
export type ShownHand = { readonly part: (typeof parts)[number]; readonly number?: number; readonly cards: readonly string[] };

/** The hands of a round of cards, such as `{ part: 'dealer', cards: ['AS', 'TD'] }`; none if there are no cards in the view. */
export function handsOf(view: Record<string, unknown>): readonly ShownHand[] {
  return parts.flatMap((part) => {
    const hands = handsIn(view[part]);
    return hands.map((cards, index) => (hands.length > 1 ? { part, number: index + 1, cards } : { part, cards }));
  });
}

/** Cards are alone, in a list, in a hand with more about it, or in the hands of a seat. */
function handsIn(value: unknown): readonly (readonly string[])[] {
  if (isCard(value)) return [[value]];
  if (Array.isArray(value)) return value.length > 0 && value.every(isCard) ? [value] : value.flatMap(handsIn);
  if (typeof value !== 'object' || value === null) return [];
  return 'cards' in value ? handsIn(value.cards) : 'hands' in value ? handsIn(value.hands) : [];
}
