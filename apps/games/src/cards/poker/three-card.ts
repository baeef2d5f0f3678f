import { anteBonus, returnOf, threeCardPairPlus, threeCardPokerMove, times } from '@playfront/game-math';
import * as v from 'valibot';
import type { BetRound } from '../../bets/bet-round.ts';
import type { CreateScene, SceneTools } from '../../bets/scene.ts';
import { cardSchema } from '../card.schema.ts';
import { pokerHandTexts } from '../poker-hands.ts';
import { handPays, upTo } from './pays.ts';
import type { PokerGame, PokerRound } from './poker-game.ts';
import { createPokerScene } from './poker-scene.ts';
import { foldDecision, paid, raiseDecision, stakeOn, withHint } from './stakes.ts';

const handSchema = v.object({
  cards: v.pipe(v.array(cardSchema), v.length(3)),
  kind: v.picklist(['high-card', 'pair', 'flush', 'straight', 'three-of-a-kind', 'straight-flush']),
});
const viewSchema = v.object({
  player: handSchema,
  dealer: v.nullable(handSchema),
  state: v.picklist(['open', 'none', 'folded', 'unqualified', 'won', 'tied', 'lost']),
  bonus: v.number(),
});
type View = v.InferOutput<typeof viewSchema>;

/** What ante and play each pay; missing if the hand was not played. */
const showdownPays: Readonly<Partial<Record<View['state'], { readonly ante: number; readonly play: number }>>> = {
  unqualified: { ante: 1, play: 0 },
  won: { ante: 1, play: 1 },
  tied: { ante: 0, play: 0 },
  lost: { ante: -1, play: -1 },
};
const outcomeTexts: Readonly<Partial<Record<View['state'], string>>> = { unqualified: 'not-qualified' };

/** Returns of pair plus without the stake. */
const pairPlusPays = Object.fromEntries(Object.entries(threeCardPairPlus).map(([kind, returns]) => [kind, returns - 1]));

function readRound(round: BetRound, { texts: { text }, format }: SceneTools): PokerRound {
  const { player, dealer, state, bonus } = v.parse(viewSchema, round.view);
  const [ante, pairPlus] = [stakeOn('ante', round), stakeOn('pair-plus', round)];
  const pays = showdownPays[state];
  const pairPlusReturn = returnOf(pairPlus, times(threeCardPairPlus[player.kind]));
  const outcomes = [
    ...(state === 'open' || state === 'none' ? [] : [text('games.poker.outcome', { outcome: outcomeTexts[state] ?? state })]),
    ...(bonus > 0 ? [`${text('games.three_card.bonus')} ${format(bonus * ante)}`] : []),
  ];
  return {
    cards: { player: player.cards, board: [], dealer: dealer?.cards ?? [undefined, undefined, undefined] },
    hand: text(pokerHandTexts[player.kind]),
    ...(dealer && { dealerHand: text(pokerHandTexts[dealer.kind]) }),
    ...(!round.isOpen && { outcome: outcomes.join('. ') }),
    ...(pays && { raise: paid(ante, pays.play) }),
    results: new Map([
      ['ante', paid(ante, pays?.ante ?? -1)],
      ['pair-plus', { stakeMinor: pairPlus, returnMinor: pairPlusReturn }],
    ]),
    returnIfWonMinor: (2 * 2 + anteBonus[player.kind]) * ante + pairPlusReturn,
  };
}

/** Three cards against the dealer's three. */
export const createThreeCardPoker: CreateScene = (tools) => {
  const { model, texts } = tools;
  const { text } = texts;
  const rtp = (spot: string) => model.figuresOf(spot).rtpPercent;
  const game: PokerGame = {
    id: 'three-card',
    spots: [
      { id: 'ante', name: 'games.poker.ante', pays: text('games.bets.pays_to_one', { times: 1 }) },
      { id: 'pair-plus', name: 'games.three_card.pair_plus', pays: upTo(pairPlusPays, tools) },
    ],
    raiseName: 'games.three_card.play',
    boardSize: 0,
    openCards: 0,
    felt: 'games.three_card.felt',
    canPlay: (spots) => spots.length > 0,
    read: (round) => readRound(round, tools),
    decisions(round, isHinted) {
      const { player } = v.parse(viewSchema, round.view);
      const all = [raiseDecision('play', text('games.three_card.play'), 'P', round, tools), foldDecision(tools)];
      return withHint(all, isHinted ? threeCardPokerMove(player.cards) : undefined);
    },
    rules: {
      how: [
        'games.three_card.how.play',
        'games.three_card.how.dealer',
        'games.three_card.how.side',
        'games.poker.how.strategy',
        'games.poker.how.left',
      ],
      pays: [
        { bet: text('games.poker.ante'), pays: text('games.bets.pays_to_one', { times: 1 }), rtpPercent: rtp('ante') },
        ...handPays(text('games.three_card.pair_plus'), pairPlusPays, rtp('pair-plus'), tools),
        ...handPays(text('games.three_card.bonus'), anteBonus, undefined, tools),
      ],
    },
  };
  return createPokerScene(tools, game);
};
