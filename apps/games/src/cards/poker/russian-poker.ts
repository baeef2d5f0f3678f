import { exchangeMove, russianPokerMove, russianPokerPays } from '@playfront/game-math';
import * as v from 'valibot';
import type { BetRound } from '../../bets/bet-round.ts';
import type { CreateScene, SceneTools } from '../../bets/scene.ts';
import { cardSchema } from '../card.schema.ts';
import type { Decision } from '../decisions.ts';
import { pokerHandTexts } from '../poker-hands.ts';
import { createCardMarks, type CardMarks } from './card-marks.ts';
import { handPays } from './pays.ts';
import type { PokerGame, PokerRound } from './poker-game.ts';
import { pokerHandSchema, pokerOutcomeSchema } from './poker-hand.schema.ts';
import { createPokerScene } from './poker-scene.ts';
import { foldDecision, paid, raiseDecision, stakeOn, withHint } from './stakes.ts';

const dealerCount = 5;
const viewSchema = v.object({
  cards: v.pipe(v.array(cardSchema), v.minLength(5), v.maxLength(6)),
  exchanged: v.array(cardSchema),
  dealer: v.pipe(v.array(cardSchema), v.minLength(1), v.maxLength(dealerCount)),
  hand: pokerHandSchema,
  dealerHand: v.nullable(pokerHandSchema),
  outcome: v.nullable(pokerOutcomeSchema),
  pays: v.nullable(v.object({ ante: v.number(), bet: v.number() })),
});
/** A bet is two antes. */
const betAntes = 2;
const buySixth = 'buy-sixth';
/** Stands for all moves that exchange cards: which one it is depends on the marks. */
const exchange = 'exchange';

function readRound(round: BetRound, { texts: { text } }: SceneTools): PokerRound {
  const view = v.parse(viewSchema, round.view);
  const ante = stakeOn('ante', round);
  const dealer = Array.from({ length: dealerCount }, (_, index) => view.dealer[index]);
  return {
    cards: { player: view.cards, board: [], dealer },
    hand: text(pokerHandTexts[view.hand.category]),
    ...(view.hand.category !== 'high-card' && { made: view.hand.made }),
    ...(view.dealerHand && { dealerHand: text(pokerHandTexts[view.dealerHand.category]) }),
    ...(view.outcome && { outcome: text('games.poker.outcome', { outcome: view.outcome }) }),
    ...(view.dealerHand && { raise: paid(betAntes * ante, view.pays?.bet ?? 0) }),
    results: new Map([['ante', paid(ante, view.pays?.ante ?? 0)]]),
    returnIfWonMinor: ante + betAntes * ante * (russianPokerPays[view.hand.category] + 1),
  };
}

/** The move of the strategy in an open round. */
function hintOf({ view }: BetRound): string | undefined {
  const { cards, dealer, exchanged } = v.parse(viewSchema, view);
  const [open] = dealer;
  return open && russianPokerMove(cards, open, exchanged.length > 0 || cards.length > dealerCount);
}

function decisionsOf(round: BetRound, marked: readonly number[], tools: SceneTools): readonly Decision[] {
  const { text } = tools.texts;
  const canChange = round.moves.some(({ id }) => id === buySixth);
  const changed = { isOff: true, detail: text('games.russian_poker.changed') };
  const exchangeLabel = text('games.russian_poker.exchange', { count: marked.length });
  const unmarked = { move: exchange, label: exchangeLabel, detail: text('games.russian_poker.mark'), key: 'E', isOff: true };
  return [
    raiseDecision('bet', text('games.russian_poker.bet'), 'B', round, tools),
    foldDecision(tools),
    { ...raiseDecision(buySixth, text('games.russian_poker.sixth'), 'S', round, tools), ...(!canChange && changed) },
    marked.length > 0
      ? { ...raiseDecision(exchangeMove(marked), exchangeLabel, 'E', round, tools), slot: exchange }
      : { ...unmarked, ...(!canChange && changed) },
  ];
}

/** Five cards each; cards can be exchanged, or a sixth one bought. */
export const createRussianPoker: CreateScene = (tools) => {
  const { model, texts } = tools;
  let marks: CardMarks | undefined;
  const game: PokerGame = {
    id: 'russian',
    spots: [{ id: 'ante', name: 'games.poker.ante', pays: texts.text('games.bets.pays_to_one', { times: 1 }) }],
    raiseName: 'games.russian_poker.bet',
    boardSize: 0,
    openCards: 1,
    felt: 'games.russian_poker.felt',
    canPlay: (spots) => spots.includes('ante'),
    read: (round) => readRound(round, tools),
    decisions(round, isHinted) {
      const hint = isHinted ? hintOf(round) : undefined;
      const all = decisionsOf(round, marks?.marked ?? [], tools);
      return hint?.startsWith(exchange) ? all.map((decision) => ({ ...decision, isHint: decision.move.startsWith(exchange) })) : withHint(all, hint);
    },
    createExtra(player, update) {
      const made = createCardMarks(tools, player, update);
      marks = made;
      return {
        show(round, isHinted) {
          if (!round.moves.some(({ id }) => id === buySixth)) return made.hide();
          const hint = isHinted ? hintOf(round) : undefined;
          made.show([0, 1, 2, 3, 4].filter((at) => hint?.startsWith(exchange) && hint.slice(exchange.length).includes(String(at))));
        },
        hide: () => made.hide(),
      };
    },
    rules: {
      how: [
        'games.russian_poker.how.play',
        'games.russian_poker.how.mark',
        'games.russian_poker.how.dealer',
        'games.poker.how.strategy',
        'games.poker.how.left',
      ],
      pays: handPays(texts.text('games.russian_poker.bet'), russianPokerPays, model.figuresOf('ante').rtpPercent, tools),
    },
  };
  return createPokerScene(tools, game);
};
