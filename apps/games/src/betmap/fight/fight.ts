import { endings } from '@playfront/game-math';
import * as v from 'valibot';
import { element } from '../../frame/element.ts';
import type { CreateScene, SceneTools } from '../../bets/scene.ts';
import { createSpots } from '../../bets/spots.ts';
import { marketPays, marketSpots, marketTable, type Market } from '../event/markets.ts';
import { createTableScene, outcomeView } from '../../bets/table-scene.ts';
import { createBout, endingTexts } from './bout.ts';
import { fighters, fightersOf, isArmed } from './fight.rules.ts';
import '../event/event.css';
import './fight.css';

const rounds = [1, 2, 3] as const;
const outcomeSchema = v.object({ winner: v.picklist(fighters), ending: v.picklist(endings), round: v.picklist(rounds) });

/** A fight over three rounds: the winner, the ending, both, and the round of a stoppage. */
export const createFight: CreateScene = (tools) => {
  const { texts, state } = tools;
  const names = fightersOf(state.game.slug);
  const markets = marketsOf(names, tools);
  const spots = createSpots(tools, marketSpots(markets, tools));
  const bout = createBout({ texts, names, armed: isArmed(state.game.slug) });

  return createTableScene(tools, {
    root: element('div', { class: 'scene event fight' }, bout.root, marketTable(markets, spots, texts.text('games.roulette.table'))),
    spots,
    viewSchema: outcomeView(outcomeSchema),
    playText: 'games.bets.play.start',
    rules: { how: ['games.fight.how', 'games.fight.how_show'], pays: marketPays(markets, tools) },
    run: (fight) => bout.run(fight),
    settle: (fight) => bout.settle(fight),
    clear: () => bout.clear(),
    resultOf: ({ winner, ending, round }) =>
      element(
        'li',
        {},
        element('i', { class: `corner-dot corner-dot-${winner}` }),
        `${names[winner]}, ${texts.text(endingTexts[ending])}${ending === 'decision' ? '' : ` ${round}`}`,
      ),
  });
};

function marketsOf(names: ReturnType<typeof fightersOf>, { texts: { text } }: SceneTools): readonly Market[] {
  return [
    { id: 'winner', name: text('games.fight.winner'), bets: fighters.map((fighter) => ({ spot: fighter, name: names[fighter] })) },
    { id: 'ending', name: text('games.fight.ending'), bets: endings.map((ending) => ({ spot: ending, name: text(endingTexts[ending]) })) },
    ...fighters.map((fighter) => ({
      id: fighter,
      name: names[fighter],
      bets: endings.map((ending) => ({ spot: `${fighter}-${ending}`, name: text(endingTexts[ending]) })),
    })),
    {
      id: 'stopped',
      name: text('games.fight.stopped'),
      bets: rounds.map((round) => ({ spot: `round-${round}`, name: text('games.fight.round', { round }) })),
    },
  ];
}
