import { baccaratTotal, type BaccaratView } from '@playfront/game-math';
import * as v from 'valibot';
import type { CreateScene } from '../../bets/scene.ts';
import { createSpots } from '../../bets/spots.ts';
import { paysToOne } from '../../bets/table-scene.ts';
import { element } from '../../frame/element.ts';
import { cardSchema } from '../card.schema.ts';
import { createDealtScene, feltSpot, payRow, resultDisc, spotTable, type DealtStep } from '../dealt/dealt-scene.ts';
import { createHand } from '../dealt/hand.ts';
import { createRoads } from './roads.ts';
import './baccarat.css';

const handSchema = v.pipe(v.array(cardSchema), v.minLength(2), v.maxLength(3));
const totalSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9));
const viewSchema: v.GenericSchema<unknown, BaccaratView> = v.object({
  player: handSchema,
  banker: handSchema,
  playerTotal: totalSchema,
  bankerTotal: totalSchema,
  winner: v.picklist(['player', 'banker', 'tie']),
  hasPlayerPair: v.boolean(),
  hasBankerPair: v.boolean(),
});

const sides = ['player', 'banker'] as const;
const spotIds = ['player', 'tie', 'banker', 'player-pair', 'banker-pair'] as const;
/** From what was seen last to the turn of the first card, and to a third card. */
const pauseMs = { turn: 520, third: 900 } as const;

/** Punto banco: the player's and the banker's hand, with the roads of this page. */
export const createBaccarat: CreateScene = (tools) => {
  const { texts } = tools;
  const nameOf = (id: (typeof spotIds)[number]) => texts.text('games.baccarat.bet', { bet: id.replace('-', '_') });
  // The third card lies outside, across.
  const handOf = (side: (typeof sides)[number]) => createHand(texts, { id: side, name: nameOf(side), places: ['', '', 'place-across'] });
  const hands = { player: handOf('player'), banker: handOf('banker') };
  const spots = createSpots(
    tools,
    spotIds.map((id) => feltSpot(id, nameOf(id), { pays: paysToOne(id, tools), classes: `felt-${id}` })),
  );
  const roads = createRoads(texts);

  function lay(view: BaccaratView): DealtStep[] {
    const laid = { player: hands.player.lay(view.player), banker: hands.banker.lay(view.banker) };
    const onSeen = (side: (typeof sides)[number], count: number) => () => hands[side].showWorth(String(baccaratTotal(view[side].slice(0, count))));
    const turn = (side: (typeof sides)[number], index: number, afterMs?: number): DealtStep[] => {
      const [card, face] = [laid[side][index], view[side][index]];
      if (!card || !face) return [];
      return [{ kind: 'turn', card, face, onSeen: onSeen(side, index + 1), ...(afterMs !== undefined && { afterMs }) }];
    };
    const turns = [...turn('player', 0, pauseMs.turn), ...turn('player', 1), ...turn('banker', 0, pauseMs.turn), ...turn('banker', 1)];
    return [
      ...[0, 1].flatMap((index) => sides.flatMap((side): DealtStep[] => (laid[side][index] ? [{ kind: 'deal', card: laid[side][index] }] : []))),
      ...turns,
      ...sides.flatMap((side): DealtStep[] =>
        laid[side][2] ? [{ kind: 'deal', card: laid[side][2], afterMs: pauseMs.third, onSeen: onSeen(side, 3) }] : [],
      ),
    ];
  }

  return createDealtScene(tools, {
    name: 'baccarat',
    board: element('div', { class: 'board' }, hands.player.root, hands.banker.root),
    spots,
    bets: [roads.bead, spotTable(tools, spots), roads.big],
    viewSchema,
    rules: {
      how: ['games.baccarat.how', 'games.baccarat.how_third', 'games.baccarat.how_bets'],
      pays: spotIds.map((id) => payRow(tools, id, nameOf(id))),
    },
    lay,
    settle(view) {
      const { winner } = view;
      for (const side of sides) {
        hands[side].showWorth(String(view[`${side}Total`]));
        hands[side].showResult(winner === 'tie' ? 'tied' : winner === side ? 'won' : 'lost');
      }
      roads.add(view);
      return texts.text('games.baccarat.result', { winner });
    },
    clear() {
      for (const side of sides) hands[side].clear();
    },
    resultOf: ({ winner }) =>
      element(
        'li',
        { 'aria-label': texts.text('games.baccarat.result', { winner }) },
        resultDisc(texts.text('games.baccarat.letter', { winner }), winner),
      ),
  });
};
