import { insuranceOf, naturalPays, type BlackjackHand, type BlackjackView, type Card } from '@playfront/game-math';
import * as v from 'valibot';
import { cardSchema } from '../card.schema.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const hand = v.object({
  cards: v.pipe(v.array(cardSchema), v.minLength(1)),
  total: count,
  isSoft: v.boolean(),
  state: v.picklist(['waiting', 'active', 'stood', 'doubled', 'bust', 'blackjack']),
  stakes: v.picklist([1, 2]),
  result: v.nullable(v.picklist(['lost', 'push', 'won', 'blackjack'])),
  returns: v.nullable(count),
});
const viewSchema = v.object({
  phase: v.picklist(['insurance', 'play', 'over']),
  seats: v.array(
    v.object({
      spot: v.string(),
      hands: v.pipe(v.array(hand), v.minLength(1), v.maxLength(2)),
      insurance: v.picklist(['none', 'open', 'taken', 'declined', 'won', 'lost']),
    }),
  ),
  dealer: v.object({ cards: v.pipe(v.array(cardSchema), v.minLength(1)), total: count, isSoft: v.boolean(), isHoleHidden: v.boolean() }),
  active: v.nullable(v.object({ seat: count, hand: count })),
});

/** The view of a round. Throws if it is not one of this game. */
export const readBlackjackView = (view: unknown): BlackjackView => v.parse(viewSchema, view);

/** A hand of a seat, as indexes of the view. */
export type HandPlace = { readonly seat: number; readonly hand: number };

/** A card that has become visible; without a card it lies face down. */
export type NewCard = {
  readonly place: HandPlace | 'dealer';
  readonly card: Card | undefined;
  /** It lay face down and is turned. */
  readonly isTurn?: boolean;
};

/** How many cards of a hand already lie on the table. A split has moved the second card to a hand of its own. */
function knownCards(before: BlackjackView, seat: number, handIndex: number, hands: number): number {
  const earlier = before.seats[seat]?.hands ?? [];
  if (earlier.length < hands) return 1;
  return earlier[handIndex]?.cards.length ?? 0;
}

/** The first two cards of everyone, one each in turn; the hole card lies face down. */
function firstCards({ seats, dealer }: BlackjackView): NewCard[] {
  return [0, 1].flatMap((index): NewCard[] => [
    ...seats.map(({ hands }, seat): NewCard => ({ place: { seat, hand: 0 }, card: hands[0]?.cards[index] })),
    { place: 'dealer', card: index === 0 ? dealer.cards[0] : undefined },
  ]);
}

/** The cards that have become visible since an earlier view of the round, in the order of dealing. */
export function newCards(before: BlackjackView | undefined, after: BlackjackView): readonly NewCard[] {
  const { seats, dealer } = after;
  const dealt = seats.flatMap(({ hands }, seat) =>
    hands.flatMap(({ cards }, index) => {
      const known = before ? knownCards(before, seat, index, hands.length) : 2;
      return cards.slice(known).map((card): NewCard => ({ place: { seat, hand: index }, card }));
    }),
  );
  const isTurned = !dealer.isHoleHidden && (before?.dealer.isHoleHidden ?? true);
  const dealers = isTurned ? dealer.cards.slice(1).map((card, index): NewCard => ({ place: 'dealer', card, isTurn: index === 0 })) : [];
  return [...(before ? [] : firstCards(after)), ...dealt, ...dealers];
}

/** What the hands in play return if every one that can still win does: 1 to 1, and more for a natural that is dealt already. */
export function returnIfAllWin({ seats }: BlackjackView, amountOf: (spot: string) => number): number {
  const returnsOf = ({ state, stakes }: BlackjackHand, amountMinor: number) => {
    if (state === 'bust') return 0;
    return state === 'blackjack' ? amountMinor + Math.floor((amountMinor * naturalPays.win) / naturalPays.stake) : 2 * stakes * amountMinor;
  };
  return seats.reduce((sum, { spot, hands }) => sum + hands.reduce((seat, one) => seat + returnsOf(one, amountOf(spot)), 0), 0);
}

/** What was paid for the insurance of a seat. */
export function insuredMinor({ insurance }: BlackjackView['seats'][number], amountMinor: number): number {
  return insurance === 'taken' || insurance === 'won' || insurance === 'lost' ? insuranceOf(amountMinor) : 0;
}

/** Why a hand cannot be split now. */
export function splitRefusal({ seats, active }: BlackjackView): 'split' | 'no-pair' {
  return active && (seats[active.seat]?.hands.length ?? 0) > 1 ? 'split' : 'no-pair';
}
