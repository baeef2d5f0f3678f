import { andarBaharRanges, type AndarBaharView } from '@playfront/game-math';
import * as v from 'valibot';
import type { CreateScene } from '../../bets/scene.ts';
import { createSpots } from '../../bets/spots.ts';
import { paysToOne } from '../../bets/table-scene.ts';
import { element } from '../../frame/element.ts';
import { cardSchema } from '../card.schema.ts';
import { createDealtScene, feltSpot, payRow, resultDisc, spotTable, type DealtStep } from '../dealt/dealt-scene.ts';
import { createHand } from '../dealt/hand.ts';
import { createRow } from './row.ts';
import { afterMsOf } from './pace.rules.ts';
import './andar-bahar.css';

const maxCards = andarBaharRanges.at(-1)?.to ?? 0;
const viewSchema: v.GenericSchema<unknown, AndarBaharView> = v.pipe(
  v.object({
    joker: cardSchema,
    andar: v.pipe(v.array(cardSchema), v.minLength(1)),
    bahar: v.array(cardSchema),
    winner: v.picklist(['andar', 'bahar']),
    cardCount: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxCards)),
  }),
  v.check(({ andar, bahar, cardCount }) => andar.length + bahar.length === cardCount),
);

const sides = ['andar', 'bahar'] as const;

/** Andar bahar: cards go to both sides in turn until one has the rank of the joker. */
export const createAndarBahar: CreateScene = (tools) => {
  const { text } = tools.texts;
  const nameOf = (bet: (typeof sides)[number]) => text('games.andar_bahar.bet', { bet });
  const cardsText = text('games.andar_bahar.cards');
  const joker = createHand(tools.texts, { id: 'joker', name: text('games.andar_bahar.joker'), places: [''] });
  const rows = { andar: createRow(tools.texts, 'andar', nameOf('andar')), bahar: createRow(tools.texts, 'bahar', nameOf('bahar')) };
  const counter = element('b', {}, '0');
  const spots = createSpots(tools, [
    ...sides.map((side) => feltSpot(side, nameOf(side), { pays: paysToOne(side, tools), classes: `felt-side felt-${side}` })),
    ...andarBaharRanges.map(({ spot, from, to }) =>
      feltSpot(spot, `${cardsText} ${from}–${to}`, { pays: paysToOne(spot, tools), classes: 'felt-range', shown: `${from}–${to}` }),
    ),
  ]);
  const table = spotTable(tools, spots);
  // Above the ranges, which only show their figures.
  spots.buttons.get(andarBaharRanges[0]?.spot ?? '')?.before(element('small', { class: 'ranges-name', 'aria-hidden': 'true' }, cardsText));

  function showCount(count: number): void {
    counter.replaceChildren(String(count));
    for (const { spot, from, to } of andarBaharRanges) spots.buttons.get(spot)?.classList.toggle('reached', count >= from && count <= to);
  }

  return createDealtScene(tools, {
    name: 'andar-bahar',
    board: element(
      'div',
      { class: 'board' },
      rows.andar.root,
      element('div', { class: 'joker-line' }, joker.root, element('p', { class: 'card-count' }, counter, element('span', {}, cardsText))),
      rows.bahar.root,
    ),
    spots,
    bets: [table],
    viewSchema,
    rules: {
      how: ['games.andar_bahar.how', 'games.andar_bahar.how_first'],
      pays: [
        ...sides.map((side) => payRow(tools, side, nameOf(side))),
        ...andarBaharRanges.map(({ spot, from, to }) => payRow(tools, spot, `${cardsText} ${from}–${to}`)),
      ],
    },
    lay(view) {
      const laid = { andar: rows.andar.lay(view.andar), bahar: rows.bahar.lay(view.bahar) };
      const jokerSteps = joker.lay([view.joker]).map((card): DealtStep => ({ kind: 'deal', card }));
      const order = Array.from({ length: view.cardCount }, (_, index) => ({ side: index % 2 === 0 ? sides[0] : sides[1], place: index >> 1 }));
      const steps = order.flatMap(({ side, place }, index): DealtStep[] => {
        const card = laid[side][place];
        if (!card) return [];
        const onSeen = () => {
          showCount(index + 1);
          // The next cards of both sides are on their way already.
          for (const each of sides) rows[each].fit((index >> 1) + 3);
        };
        return [{ kind: 'deal', card, afterMs: afterMsOf(index), onSeen }];
      });
      for (const side of sides) rows[side].fit(3);
      return [...jokerSteps, ...steps];
    },
    settle(view) {
      showCount(view.cardCount);
      for (const side of sides) {
        rows[side].fit(view[side].length);
        rows[side].showResult(view.winner === side);
      }
      joker.showResult('won');
      return text('games.andar_bahar.result', { winner: view.winner });
    },
    clear() {
      showCount(0);
      joker.clear();
      for (const side of sides) rows[side].clear();
    },
    resultOf: ({ winner, cardCount }) =>
      element(
        'li',
        { 'aria-label': `${text('games.andar_bahar.result', { winner })}, ${cardsText} ${cardCount}` },
        resultDisc(text('games.andar_bahar.letter', { winner }), winner),
      ),
  });
};
