import type { DragonTigerView } from '@playfront/game-math';
import * as v from 'valibot';
import type { CreateScene } from '../../bets/scene.ts';
import { createSpots } from '../../bets/spots.ts';
import { paysToOne } from '../../bets/table-scene.ts';
import { element } from '../../frame/element.ts';
import { cardSchema } from '../card.schema.ts';
import { createDealtScene, feltSpot, payRow, resultDisc, spotTable, type DealtStep } from '../dealt/dealt-scene.ts';
import { createHand } from '../dealt/hand.ts';
import { dragonEmblem, tigerEmblem } from './emblems.ts';
import './dragon-tiger.css';

const viewSchema: v.GenericSchema<unknown, DragonTigerView> = v.object({
  dragon: cardSchema,
  tiger: cardSchema,
  winner: v.picklist(['dragon', 'tiger', 'tie']),
  isSuitedTie: v.boolean(),
});

const sides = ['dragon', 'tiger'] as const;
const spotIds = ['dragon', 'tie', 'tiger', 'suited-tie'] as const;
/** Before each of the two cards is turned. */
const turnPauseMs = 700;

/** Dragon tiger: one card each, the higher one wins. */
export const createDragonTiger: CreateScene = (tools) => {
  const { text } = tools.texts;
  const nameOf = (id: (typeof spotIds)[number]) => text('games.dragon_tiger.bet', { bet: id.replace('-', '_') });
  const hands = {
    dragon: createHand(tools.texts, { id: 'dragon', name: nameOf('dragon'), places: [''] }),
    tiger: createHand(tools.texts, { id: 'tiger', name: nameOf('tiger'), places: [''] }),
  };
  const spots = createSpots(
    tools,
    spotIds.map((id) => feltSpot(id, nameOf(id), { pays: paysToOne(id, tools), classes: `felt-${id}` })),
  );
  const resultText = ({ winner, isSuitedTie }: DragonTigerView) => text('games.dragon_tiger.result', { winner: isSuitedTie ? 'suited' : winner });

  return createDealtScene(tools, {
    name: 'dragon-tiger',
    board: element('div', { class: 'board' }, dragonEmblem(), hands.dragon.root, hands.tiger.root, tigerEmblem()),
    spots,
    bets: [spotTable(tools, spots)],
    viewSchema,
    rules: {
      how: ['games.dragon_tiger.how', 'games.dragon_tiger.how_tie'],
      pays: spotIds.map((id) => payRow(tools, id, nameOf(id))),
    },
    lay(view) {
      const laid = sides.flatMap((side) => hands[side].lay([view[side]]).map((card) => ({ card, face: view[side] })));
      return [
        ...laid.map(({ card }): DealtStep => ({ kind: 'deal', card })),
        ...laid.map(({ card, face }): DealtStep => ({ kind: 'turn', card, face, afterMs: turnPauseMs })),
      ];
    },
    settle(view) {
      for (const side of sides) hands[side].showResult(view.winner === 'tie' ? 'tied' : view.winner === side ? 'won' : 'lost');
      return resultText(view);
    },
    clear() {
      for (const side of sides) hands[side].clear();
    },
    resultOf: (view) =>
      element(
        'li',
        { 'aria-label': resultText(view) },
        resultDisc(view.winner === 'tie' ? '=' : text('games.dragon_tiger.letter', { winner: view.winner }), view.winner),
      ),
  });
};
