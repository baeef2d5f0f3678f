import { times } from '../multiple.ts';
import type { WordSource } from '../uniform-int.ts';
import { createShoe, rankOf, type Card } from './card.ts';
import { dealtModel } from './dealt.ts';

const decks = 8;

export type BaccaratWinner = 'player' | 'banker' | 'tie';

/** What decides the bets of a round, and what the roads show. */
export type BaccaratResult = {
  readonly winner: BaccaratWinner;
  /** The first two cards of the hand have the same rank. */
  readonly hasPlayerPair: boolean;
  readonly hasBankerPair: boolean;
};

export type BaccaratView = BaccaratResult & {
  /** Two or three cards, in order of dealing: both hands get their first, then their second card, then the player's third is dealt before the banker's. */
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
  readonly playerTotal: number;
  readonly bankerTotal: number;
};

/** The points of a hand, 0 to 9: tens and court cards count nothing, an ace one. */
export function baccaratTotal(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10;
}

function pointsOf(card: Card): number {
  const rank = rankOf(card);
  if (rank === 14) return 1;
  return rank >= 10 ? 0 : rank;
}

/** Whether the banker takes a third card. `playerThird` are the points of the player's third card, or null if the player has none. */
export function bankerDraws(bankerTotal: number, playerThird: number | null): boolean {
  if (playerThird === null) return bankerTotal <= 5;
  if (bankerTotal <= 2) return true;
  if (bankerTotal === 3) return playerThird !== 8;
  // 4 draws against 2 to 7, 5 against 4 to 7, 6 against 6 and 7.
  return bankerTotal <= 6 && playerThird >= 2 * (bankerTotal - 3) && playerThird <= 7;
}

function deal(next: WordSource): BaccaratView {
  const shoe = createShoe(decks, next);
  const player: Card[] = [];
  const banker: Card[] = [];
  for (let round = 0; round < 2; round++) {
    player.push(shoe.deal());
    banker.push(shoe.deal());
  }
  const [hasPlayerPair, hasBankerPair] = [isPair(player), isPair(banker)];
  const isNatural = Math.max(baccaratTotal(player), baccaratTotal(banker)) >= 8;
  if (!isNatural) {
    const third = baccaratTotal(player) <= 5 ? shoe.deal() : undefined;
    if (third) player.push(third);
    if (bankerDraws(baccaratTotal(banker), third ? pointsOf(third) : null)) banker.push(shoe.deal());
  }
  const [playerTotal, bankerTotal] = [baccaratTotal(player), baccaratTotal(banker)];
  return { player, banker, playerTotal, bankerTotal, winner: winnerOf(playerTotal, bankerTotal), hasPlayerPair, hasBankerPair };
}

function isPair([first, second]: readonly Card[]): boolean {
  return first?.[0] === second?.[0];
}

function winnerOf(playerTotal: number, bankerTotal: number): BaccaratWinner {
  if (playerTotal === bankerTotal) return 'tie';
  return playerTotal > bankerTotal ? 'player' : 'banker';
}

/** Ordered deals of six cards from eight decks: without a pair, with a player's pair, with a banker's pair, with both. */
const dealsOf: Readonly<Record<BaccaratWinner, readonly [number, number, number, number]>> = {
  player: [1_906_634_336_174_080, 134_327_962_841_088, 177_294_219_300_864, 12_261_764_276_224],
  banker: [1_961_806_209_310_720, 181_199_148_797_952, 136_819_378_110_464, 12_427_830_218_752],
  tie: [411_103_725_690_880, 29_952_563_675_136, 31_366_077_902_848, 3_205_059_204_352],
};

const winners: readonly BaccaratWinner[] = ['player', 'banker', 'tie'];

/** Punto banco with eight decks, shuffled for each round, and five per cent commission on the banker's win. */
export const baccarat = dealtModel<BaccaratResult, BaccaratView>({
  id: 'baccarat',
  volatility: 'low',
  deal,
  results: winners.flatMap((winner) =>
    dealsOf[winner].map((weight, pairs) => ({ outcome: { winner, hasPlayerPair: pairs % 2 === 1, hasBankerPair: pairs >= 2 }, weight })),
  ),
  spots: {
    player: ({ winner }) => (winner === 'tie' ? times(1) : winner === 'player' ? times(2) : 0),
    banker: ({ winner }) => (winner === 'tie' ? times(1) : winner === 'banker' ? times(1.95) : 0),
    tie: ({ winner }) => (winner === 'tie' ? times(9) : 0),
    'player-pair': ({ hasPlayerPair }) => (hasPlayerPair ? times(12) : 0),
    'banker-pair': ({ hasBankerPair }) => (hasBankerPair ? times(12) : 0),
  },
});
