import type { Scene, SceneTools } from '../../bets/scene.ts';
import { createSpots } from '../../bets/spots.ts';
import { element } from '../../frame/element.ts';
import { createHandScene } from '../hand-scene.ts';
import type { PokerGame, PokerRound } from './poker-game.ts';
import { createPokerTable } from './poker-table.ts';
import './poker.css';

function createPokerSpots(tools: SceneTools, game: PokerGame) {
  return createSpots(
    tools,
    game.spots.map(({ id, name, pays }) => {
      const shown = tools.texts.text(name);
      const content = [element('span', { class: 'spot-ring' }), element('span', { class: 'spot-name' }, shown)];
      return { id, name: shown, pays, classes: 'poker-spot', content };
    }),
  );
}

/** A game of poker against the dealer: an ante, a look at the cards, and a decision. */
export function createPokerScene(tools: SceneTools, game: PokerGame): Scene {
  const { text } = tools.texts;
  return createHandScene<PokerRound>(tools, {
    classes: `poker poker-${game.id}`,
    createSpots: (sceneTools) => createPokerSpots(sceneTools, game),
    createTable: (spots, update) => createPokerTable(tools, game, spots, update),
    read: (round) => game.read(round),
    canPlay: (spots) => game.canPlay(spots),
    decisions: ({ round }, isHinted) => game.decisions(round, isHinted),
    returnName: 'games.poker.return',
    returnMinor: ({ view }) => view.returnIfWonMinor,
    turnText: ({ view }) => view.hand,
    announcementOf: ({ view }) => [view.hand, view.outcome ?? text('games.cards.your_turn')].join('. '),
    rules: game.rules,
  });
}
