import { returnOf, times, type Card, type VideoPokerPay, type VideoPokerView } from '@playfront/game-math';
import * as v from 'valibot';
import type { TextId } from '../../frame/texts.ts';

/** How many hands can be played at once. */
export const handCounts = [1, 3, 5, 10] as const;
export const positions = [0, 1, 2, 3, 4] as const;

const cardSchema = v.custom<Card>((card) => typeof card === 'string' && /^[2-9TJQKA][SHDC]$/.test(card));
const handSchema = v.object({
  cards: v.pipe(v.array(cardSchema), v.length(positions.length)),
  pay: v.nullable(v.string()),
  made: v.array(cardSchema),
});
const viewSchema = v.object({ dealt: handSchema, held: v.nullable(v.array(v.picklist(positions))), hands: v.array(handSchema) });

/** The view of a round. Throws if it is not one of these games. */
export const readVideoPokerView = (view: unknown): VideoPokerView => v.parse(viewSchema, view);

const payTexts: Readonly<Record<string, TextId>> = {
  'natural-royal-flush': 'games.video_poker.natural_royal_flush',
  'four-deuces': 'games.video_poker.four_deuces',
  'wild-royal-flush': 'games.video_poker.wild_royal_flush',
  'five-of-a-kind': 'games.video_poker.five_of_a_kind',
  'royal-flush': 'games.poker.hand.royal_flush',
  'straight-flush': 'games.poker.hand.straight_flush',
  'four-of-a-kind': 'games.poker.hand.four_of_a_kind',
  'full-house': 'games.poker.hand.full_house',
  flush: 'games.poker.hand.flush',
  straight: 'games.poker.hand.straight',
  'three-of-a-kind': 'games.poker.hand.three_of_a_kind',
  'two-pair': 'games.poker.hand.two_pair',
  'jacks-or-better': 'games.video_poker.jacks_or_better',
};

/** The name of a row of the pay table. Throws for a row without a name. */
export function payTextOf(pay: string): TextId {
  const id = Object.hasOwn(payTexts, pay) ? payTexts[pay] : undefined;
  if (id === undefined) throw new TypeError(`The row ${pay} has no name`);
  return id;
}

/** What a row returns for a stake. */
export function payMinor(pay: VideoPokerPay, stakeMinor: number): number {
  return returnOf(stakeMinor, times(pay.returns));
}

/** The position that a digit key belongs to, 1 for the first card. */
export function positionOfKey(key: string): number | undefined {
  return positions.find((at) => String(at + 1) === key);
}
