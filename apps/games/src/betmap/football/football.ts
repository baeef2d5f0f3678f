import * as v from 'valibot';
import { element } from '../../frame/element.ts';
import type { CreateScene, SceneTools } from '../../bets/scene.ts';
import { createSpots } from '../../bets/spots.ts';
import { marketPays, marketSpots, marketTable, type Market } from '../event/markets.ts';
import { createTableScene, outcomeView } from '../../bets/table-scene.ts';
import { teamsOf } from './football.rules.ts';
import { createMatch } from './match.ts';
import '../event/event.css';
import './football.css';

const goalsSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
const outcomeSchema = v.object({ home: goalsSchema, away: goalsSchema });
const goalFigures = [1, 2, 3, 4] as const;
const scoreFigures = [0, 1, 2, 3] as const;

/** A match of two teams: result, double chance, goals and correct score. */
export const createFootball: CreateScene = (tools) => {
  const { texts, state } = tools;
  const teams = teamsOf(state.game.slug);
  const markets = marketsOf(teams, tools);
  const spots = createSpots(tools, marketSpots(markets, tools));
  const match = createMatch(texts, teams);

  return createTableScene(tools, {
    root: element('div', { class: 'scene event football' }, match.root, marketTable(markets, spots, texts.text('games.roulette.table'))),
    spots,
    viewSchema: outcomeView(outcomeSchema),
    playText: 'games.bets.play.start',
    rules: { how: ['games.football.how', 'games.football.how_show'], pays: marketPays(markets, tools) },
    run: (score) => match.run(score),
    settle: (score) => match.settle(score),
    clear: () => match.clear(),
    resultOf: ({ home, away }) => element('li', {}, `${home}–${away}`),
  });
};

function marketsOf({ home, away }: ReturnType<typeof teamsOf>, { texts: { text } }: SceneTools): readonly Market[] {
  const draw = text('games.football.draw');
  return [
    {
      id: 'result',
      name: text('games.football.result'),
      bets: [
        { spot: 'home', name: home },
        { spot: 'draw', name: draw },
        { spot: 'away', name: away },
      ],
    },
    {
      id: 'double',
      name: text('games.football.double_chance'),
      bets: [
        { spot: 'home-or-draw', name: `${home} / ${draw}`, shown: '1X' },
        { spot: 'home-or-away', name: `${home} / ${away}`, shown: '12' },
        { spot: 'away-or-draw', name: `${draw} / ${away}`, shown: 'X2' },
      ],
    },
    {
      id: 'both',
      name: text('games.football.both_score'),
      bets: [
        { spot: 'both-score', name: text('games.football.yes') },
        { spot: 'not-both-score', name: text('games.football.no') },
      ],
    },
    {
      id: 'goals',
      name: text('games.football.goals'),
      bets: (['over', 'under'] as const).flatMap((side) =>
        goalFigures.map((goals) => ({
          spot: `${side}-${goals}.5`,
          name: text(side === 'over' ? 'games.football.over' : 'games.football.under', { goals: goals + 0.5 }),
        })),
      ),
    },
    {
      id: 'score',
      name: text('games.football.correct_score'),
      bets: scoreFigures.flatMap((one) => scoreFigures.map((other) => ({ spot: `score-${one}-${other}`, name: `${one}–${other}` }))),
    },
  ];
}
