import { choose } from '../choose.ts';
import { times, type Multiple } from '../multiple.ts';
import { createShoe, rankOf, type Card } from './card.ts';
import { dealtModel } from './dealt.ts';

/** Of the 51 cards beside the joker, three have its rank, so that the last one that can end a round is the 49th. */
const maxCards = 49;
/** Share of the stakes on ranges that comes back, in per cent, before pays are cut. */
const rangePercent = 95;

export type AndarBaharResult = {
  readonly winner: 'andar' | 'bahar';
  /** Cards that were dealt after the joker, up to the one of its rank. */
  readonly cardCount: number;
};

export type AndarBaharView = AndarBaharResult & {
  readonly joker: Card;
  /** The cards of each side in order of dealing; Andar gets the first one. The last card of the winner has the rank of the joker. */
  readonly andar: readonly Card[];
  readonly bahar: readonly Card[];
};

/** In how many ways the other two cards of the rank lie behind the first one, out of 20,825. */
const weightOf = (cardCount: number) => choose(maxCards + 2 - cardCount, 2);
const results = Array.from({ length: maxCards }, (_, index) => {
  const cardCount = index + 1;
  const outcome: AndarBaharResult = { winner: cardCount % 2 === 1 ? 'andar' : 'bahar', cardCount };
  return { outcome, weight: weightOf(cardCount) };
});

/** A bet on how many cards are dealt, with what it returns. */
export type CardRange = { readonly spot: string; readonly from: number; readonly to: number; readonly multiple: Multiple };

/** All ranges. Each returns 0.95 stakes divided by its chance, cut to hundredths, as odds are read. */
export const andarBaharRanges: readonly CardRange[] = (
  [
    [1, 5],
    [6, 10],
    [11, 15],
    [16, 25],
    [26, 30],
    [31, 35],
    [36, 40],
    [41, 49],
  ] as const
).map(([from, to]) => {
  const ways = results.reduce((sum, { outcome, weight }) => sum + (outcome.cardCount >= from && outcome.cardCount <= to ? weight : 0), 0);
  const hundredths = Math.floor((rangePercent * choose(maxCards + 2, 3)) / ways);
  return { spot: `cards-${from}-${to}`, from, to, multiple: hundredths * 100 };
});

/** One deck: after the joker, cards go to Andar and Bahar in turn until one has its rank. */
export const andarBahar = dealtModel<AndarBaharResult, AndarBaharView>({
  id: 'andar-bahar',
  volatility: 'low',
  results,
  deal(next) {
    const shoe = createShoe(1, next);
    const joker = shoe.deal();
    const [andar, bahar]: [Card[], Card[]] = [[], []];
    for (;;) {
      const side = andar.length > bahar.length ? bahar : andar;
      const card = shoe.deal();
      side.push(card);
      if (rankOf(card) === rankOf(joker))
        return { joker, andar, bahar, winner: side === andar ? 'andar' : 'bahar', cardCount: andar.length + bahar.length };
    }
  },
  spots: {
    andar: ({ winner }) => (winner === 'andar' ? times(1.9) : 0),
    bahar: ({ winner }) => (winner === 'bahar' ? times(2) : 0),
    ...Object.fromEntries(
      andarBaharRanges.map(({ spot, from, to, multiple }) => [
        spot,
        ({ cardCount }: AndarBaharResult) => (cardCount >= from && cardCount <= to ? multiple : 0),
      ]),
    ),
  },
});
