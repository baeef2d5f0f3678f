import { pairPlusReturns, teenPattiRankings, type TeenPattiRanking, type TeenPattiView } from '@playfront/game-math';
import * as v from 'valibot';
import type { CreateScene, SceneTools } from '../../bets/scene.ts';
import { createSpots } from '../../bets/spots.ts';
import { paysToOne } from '../../bets/table-scene.ts';
import { element } from '../../frame/element.ts';
import { cardSchema } from '../card.schema.ts';
import { createDealtScene, feltSpot, payRow, resultDisc, spotTable, type DealtStep } from '../dealt/dealt-scene.ts';
import { createHand } from '../dealt/hand.ts';
import './teen-patti.css';

const handSchema = v.object({ cards: v.pipe(v.array(cardSchema), v.length(3)), ranking: v.picklist(teenPattiRankings) });
const viewSchema: v.GenericSchema<unknown, TeenPattiView> = v.object({
  a: handSchema,
  b: handSchema,
  winner: v.picklist(['a', 'b', 'tie']),
});

const sides = ['a', 'b'] as const;
const spotIds = ['a', 'b', 'a-pair-plus', 'b-pair-plus'] as const;
/** From the highest: what pair plus pays. */
const paidRankings = teenPattiRankings.filter((ranking) => pairPlusReturns[ranking] > 0).toReversed();
/** Before the first card of a hand is turned. */
const handPauseMs = 650;

/** Teen patti: player A against player B with three cards each. */
export const createTeenPatti: CreateScene = (tools) => {
  const { text } = tools.texts;
  const nameOf = (id: (typeof spotIds)[number]) => text('games.teen_patti.bet', { bet: id.replaceAll('-', '_') });
  const rankingText = (ranking: TeenPattiRanking) => text('games.teen_patti.ranking', { ranking: ranking.replace('-', '_') });
  const handOf = (side: (typeof sides)[number]) => createHand(tools.texts, { id: side, name: nameOf(side), places: ['', '', ''] });
  const hands = { a: handOf('a'), b: handOf('b') };
  const spots = createSpots(
    tools,
    spotIds.map((id) => {
      const pays = id.endsWith('pair-plus') ? pairPlusText(tools) : paysToOne(id, tools);
      return feltSpot(id, nameOf(id), { pays, classes: `felt-${id}` });
    }),
  );
  const rows = new Map(paidRankings.map((ranking) => [ranking, rankingRow(ranking)]));

  function rankingRow(ranking: TeenPattiRanking): HTMLElement {
    return element('div', {}, element('dt', {}, rankingText(ranking)), element('dd', {}, toOne(tools, ranking)));
  }
  const pairPlus = element(
    'section',
    { class: 'pair-plus', 'aria-label': text('games.teen_patti.pair_plus') },
    element('small', { 'aria-hidden': 'true' }, text('games.teen_patti.pair_plus')),
    element('dl', {}, ...rows.values()),
  );

  return createDealtScene(tools, {
    name: 'teen-patti',
    board: element('div', { class: 'board' }, hands.a.root, hands.b.root),
    spots,
    bets: [spotTable(tools, spots), pairPlus],
    viewSchema,
    rules: {
      how: ['games.teen_patti.how', 'games.teen_patti.how_ranking', 'games.teen_patti.how_pair_plus'],
      pays: [
        ...sides.map((side) => payRow(tools, side, nameOf(side))),
        ...paidRankings.map((ranking, index) => ({
          bet: `${text('games.teen_patti.pair_plus')}: ${rankingText(ranking)}`,
          pays: toOne(tools, ranking),
          ...(index === 0 && { rtpPercent: tools.model.figuresOf('a-pair-plus').rtpPercent }),
        })),
      ],
    },
    lay(view) {
      const laid = { a: hands.a.lay(view.a.cards), b: hands.b.lay(view.b.cards) };
      const turns = sides.flatMap((side) =>
        laid[side].flatMap((card, index): DealtStep[] => {
          const face = view[side].cards[index];
          if (!face) return [];
          const isLast = index === laid[side].length - 1;
          return [
            {
              kind: 'turn',
              card,
              face,
              ...(index === 0 && { afterMs: handPauseMs }),
              ...(isLast && { onSeen: () => hands[side].showWorth(rankingText(view[side].ranking)) }),
            },
          ];
        }),
      );
      const deals = [0, 1, 2].flatMap((index) =>
        sides.flatMap((side): DealtStep[] => (laid[side][index] ? [{ kind: 'deal', card: laid[side][index] }] : [])),
      );
      return [...deals, ...turns];
    },
    settle(view) {
      for (const side of sides) {
        hands[side].showWorth(rankingText(view[side].ranking));
        hands[side].showResult(view.winner === 'tie' ? 'tied' : view.winner === side ? 'won' : 'lost');
        const row = rows.get(view[side].ranking);
        if (row) row.dataset['hit'] = '';
      }
      return text('games.teen_patti.result', { winner: view.winner });
    },
    clear() {
      for (const side of sides) hands[side].clear();
      for (const row of rows.values()) delete row.dataset['hit'];
    },
    resultOf: ({ winner }) =>
      element('li', { 'aria-label': text('games.teen_patti.result', { winner }) }, resultDisc(winner === 'tie' ? '=' : winner.toUpperCase(), winner)),
  });
};

/** What pair plus pays on a ranking, as "1 to 1". */
function toOne({ texts }: SceneTools, ranking: TeenPattiRanking): string {
  return texts.text('games.bets.pays_to_one', { times: pairPlusReturns[ranking] - 1 });
}

/** What pair plus pays, from the lowest to the highest. */
function pairPlusText({ texts }: SceneTools): string {
  const [highest, lowest] = [paidRankings.at(0), paidRankings.at(-1)].map((ranking) => (ranking ? pairPlusReturns[ranking] - 1 : 0));
  return texts.text('games.bets.pays_to_one', { times: `${lowest}–${highest}` });
}
