import { antePays, bonusPays, casinoHoldemMove } from '@playfront/game-math';
import * as v from 'valibot';
import type { BetRound } from '../../bets/bet-round.ts';
import type { CreateScene, SceneTools } from '../../bets/scene.ts';
import { cardSchema } from '../card.schema.ts';
import { pokerHandTexts } from '../poker-hands.ts';
import { handPays, upTo } from './pays.ts';
import type { PokerGame, PokerRound } from './poker-game.ts';
import { pokerHandSchema, pokerOutcomeSchema } from './poker-hand.schema.ts';
import { createPokerScene } from './poker-scene.ts';
import { foldDecision, paid, raiseDecision, stakeOn, withHint } from './stakes.ts';

const two = v.pipe(v.array(cardSchema), v.length(2));
const viewSchema = v.object({
  hole: two,
  board: v.pipe(v.array(cardSchema), v.minLength(3), v.maxLength(5)),
  dealer: v.union([two, v.pipe(v.array(cardSchema), v.length(0))]),
  hand: pokerHandSchema,
  dealerHand: v.nullable(pokerHandSchema),
  outcome: v.nullable(pokerOutcomeSchema),
  pays: v.nullable(v.object({ ante: v.number(), call: v.number() })),
  bonusPays: v.number(),
});
/** A call is two antes. */
const callAntes = 2;

function readRound(round: BetRound, { texts: { text } }: SceneTools): PokerRound {
  const view = v.parse(viewSchema, round.view);
  const [ante, bonus] = [stakeOn('ante', round), stakeOn('aa-bonus', round)];
  const bonusStaked = paid(bonus, view.bonusPays > 0 ? view.bonusPays : -1);
  return {
    cards: { player: view.hole, board: view.board, dealer: view.dealer.length > 0 ? view.dealer : [undefined, undefined] },
    hand: text(pokerHandTexts[view.hand.category]),
    ...(view.hand.category !== 'high-card' && { made: view.hand.made }),
    ...(view.dealerHand && { dealerHand: text(pokerHandTexts[view.dealerHand.category]) }),
    ...(view.outcome && { outcome: text('games.poker.outcome', { outcome: view.outcome }) }),
    ...(view.dealerHand && { raise: paid(callAntes * ante, view.pays?.call ?? 0) }),
    results: new Map([
      ['ante', paid(ante, view.pays?.ante ?? 0)],
      ['aa-bonus', bonusStaked],
    ]),
    returnIfWonMinor: ante * (antePays[view.hand.category] + 1) + callAntes * ante * 2 + bonusStaked.returnMinor,
  };
}

/** Two cards of the player and five community cards. */
export const createCasinoHoldem: CreateScene = (tools) => {
  const { model, texts } = tools;
  const { text } = texts;
  const rtp = (spot: string) => model.figuresOf(spot).rtpPercent;
  const game: PokerGame = {
    id: 'holdem',
    spots: [
      { id: 'ante', name: 'games.poker.ante', pays: upTo(antePays, tools) },
      { id: 'aa-bonus', name: 'games.holdem.aa_bonus', pays: upTo(bonusPays, tools) },
    ],
    raiseName: 'games.holdem.call',
    boardSize: 5,
    openCards: 0,
    felt: 'games.holdem.felt',
    canPlay: (spots) => spots.includes('ante'),
    read: (round) => readRound(round, tools),
    decisions(round, isHinted) {
      const { hole, board } = v.parse(viewSchema, round.view);
      const all = [raiseDecision('call', text('games.holdem.call'), 'C', round, tools), foldDecision(tools)];
      return withHint(all, isHinted ? casinoHoldemMove(hole, board) : undefined);
    },
    rules: {
      how: ['games.holdem.how.play', 'games.holdem.how.dealer', 'games.holdem.how.side', 'games.poker.how.strategy', 'games.poker.how.left'],
      pays: [
        ...handPays(text('games.poker.ante'), antePays, rtp('ante'), tools),
        ...handPays(text('games.holdem.aa_bonus'), bonusPays, rtp('aa-bonus'), tools),
      ],
    },
  };
  return createPokerScene(tools, game);
};
