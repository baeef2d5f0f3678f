import { times } from '../multiple.ts';
import type { Weighted } from '../betmap/bet-map.ts';
import { createShoe, type Card } from './card.ts';
import { dealtModel } from './dealt.ts';
import { rankThreeCards, type ThreeCardKind, type ThreeCardOrder } from './three-card-hands.ts';

/** From the lowest to the highest. */
export const teenPattiRankings = ['high', 'pair', 'colour', 'sequence', 'pure-sequence', 'trail'] as const;
export type TeenPattiRanking = (typeof teenPattiRankings)[number];

const rankingOf: Readonly<Record<ThreeCardKind, TeenPattiRanking>> = {
  'high-card': 'high',
  pair: 'pair',
  flush: 'colour',
  straight: 'sequence',
  'straight-flush': 'pure-sequence',
  'three-of-a-kind': 'trail',
};
const order: ThreeCardOrder = {
  kinds: ['high-card', 'pair', 'flush', 'straight', 'straight-flush', 'three-of-a-kind'],
  aceTwoThree: 'second',
};

export type TeenPattiResult = {
  readonly winner: 'a' | 'b' | 'tie';
  readonly a: { readonly ranking: TeenPattiRanking };
  readonly b: { readonly ranking: TeenPattiRanking };
};

/** A hand with its cards in order of dealing. */
export type TeenPattiHand = { readonly cards: readonly Card[]; readonly ranking: TeenPattiRanking };
export type TeenPattiView = TeenPattiResult & { readonly a: TeenPattiHand; readonly b: TeenPattiHand };

/** Returns on the ranking of one hand, the stake included. */
export const pairPlusReturns: Readonly<Record<TeenPattiRanking, number>> = {
  high: 0,
  pair: 2,
  colour: 5,
  sequence: 7,
  'pure-sequence': 31,
  trail: 41,
};

/** Deals of two hands by the ranking of the one and of the other, from high to trail. */
const deals: readonly (readonly number[])[] = [
  [225_461_472, 51_194_160, 15_004_008, 9_867_264, 656_736, 706_920],
  [51_194_160, 11_812_320, 3_412_944, 2_242_080, 149_472, 168_480],
  [15_004_008, 3_412_944, 1_027_024, 656_736, 44_864, 47_128],
  [9_867_264, 2_242_080, 656_736, 439_104, 29_136, 30_960],
  [656_736, 149_472, 44_864, 29_136, 2_080, 2_064],
  [706_920, 168_480, 47_128, 30_960, 2_064, 2_496],
];
/** Deals of two equal hands by their ranking. */
const ties: readonly number[] = [417_576, 11_232, 3_288, 18_288, 144, 0];

const results: readonly Weighted<TeenPattiResult>[] = teenPattiRankings.flatMap((rankingA, a) =>
  teenPattiRankings.flatMap((rankingB, b) => {
    const weight = deals[a]?.[b] ?? 0;
    const tied = a === b ? (ties[a] ?? 0) : 0;
    const resultOf = (winner: TeenPattiResult['winner']) => ({ winner, a: { ranking: rankingA }, b: { ranking: rankingB } });
    if (a !== b) return [{ outcome: resultOf(a > b ? 'a' : 'b'), weight }];
    return [
      { outcome: resultOf('a'), weight: (weight - tied) / 2 },
      { outcome: resultOf('b'), weight: (weight - tied) / 2 },
      ...(tied > 0 ? [{ outcome: resultOf('tie'), weight: tied }] : []),
    ];
  }),
);

/** Player A against player B with three cards each from one deck; a tie returns the stakes on both. */
export const teenPatti = dealtModel<TeenPattiResult, TeenPattiView>({
  id: 'teen-patti',
  volatility: 'medium',
  results,
  deal(next) {
    const shoe = createShoe(1, next);
    const [a, b]: [Card[], Card[]] = [[], []];
    for (let round = 0; round < 3; round++) {
      a.push(shoe.deal());
      b.push(shoe.deal());
    }
    const [handA, handB] = [rankThreeCards(a, order), rankThreeCards(b, order)];
    const difference = handA.score - handB.score;
    return {
      a: { cards: a, ranking: rankingOf[handA.kind] },
      b: { cards: b, ranking: rankingOf[handB.kind] },
      winner: difference === 0 ? 'tie' : difference > 0 ? 'a' : 'b',
    };
  },
  spots: {
    a: ({ winner }) => (winner === 'tie' ? times(1) : winner === 'a' ? times(1.95) : 0),
    b: ({ winner }) => (winner === 'tie' ? times(1) : winner === 'b' ? times(1.95) : 0),
    'a-pair-plus': ({ a }) => times(pairPlusReturns[a.ranking]),
    'b-pair-plus': ({ b }) => times(pairPlusReturns[b.ranking]),
  },
});
