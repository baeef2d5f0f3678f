import { isCard } from '@playfront/game-math';
import { readView, seatsView } from './outcome-view.schema.ts';

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

/** `part` names whose cards they are; `number` counts the hands of a part that has several, or is that of a seat, whose hand may be split. */
export type ShownHand = {
  readonly part: (typeof parts)[number];
  readonly number?: number;
  readonly side?: 'left' | 'right';
  readonly cards: readonly string[];
};

/** The hands of a round of cards, such as `{ part: 'dealer', cards: ['AS', 'TD'] }`; none if there are no cards in the view. */
export function handsOf(view: Record<string, unknown>): readonly ShownHand[] {
  return parts.flatMap((part): readonly ShownHand[] => {
    if (part === 'seats') return seatHands(view);
    const hands = handsIn(view[part]);
    return hands.map((cards, index) => (hands.length > 1 ? { part, number: index + 1, cards } : { part, cards }));
  });
}

/** The hands of blackjack. Seats have the numbers of their spots, some of which may be empty. */
function seatHands(view: Record<string, unknown>): readonly ShownHand[] {
  return (readView(seatsView, view)?.seats ?? []).flatMap(({ spot, hands }) => {
    const number = Number(spot.slice('hand-'.length));
    return hands.map(({ cards }, index): ShownHand => {
      const hand = { part: 'seats', number, cards } as const;
      return hands.length === 1 ? hand : { ...hand, side: index === 0 ? 'left' : 'right' };
    });
  });
}

/** Cards are alone, in a list, or in a hand with more about it. */
function handsIn(value: unknown): readonly (readonly string[])[] {
  if (isCard(value)) return [[value]];
  if (Array.isArray(value)) return value.length > 0 && value.every(isCard) ? [value] : value.flatMap(handsIn);
  if (typeof value !== 'object' || value === null) return [];
  return 'cards' in value ? handsIn(value.cards) : [];
}
