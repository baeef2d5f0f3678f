import { deucesWild, holdMove, jacksOrBetter, type VideoPokerModel } from '@playfront/game-math';
import { createChoice } from '../../bets/choice.ts';
import type { CreateScene, Scene, SceneTools } from '../../bets/scene.ts';
import { element } from '../../frame/element.ts';
import type { TextId } from '../../frame/texts.ts';
import { createBoard } from './board.ts';
import { handCounts, payTextOf } from './video-poker.rules.ts';
import '../table.css';
import './video-poker.css';

/** Five cards are dealt, the player holds some of them, and every hand draws the others. */
function createScene(tools: SceneTools, { rules }: VideoPokerModel, how: TextId): Scene {
  const { text } = tools.texts;
  const board = createBoard(tools, rules, tools.changed);
  const label = text('games.video_poker.hands');
  const options = handCounts.map((count) => ({ id: count as number, label: String(count) }));
  const choice = createChoice(label, options, handCounts[0], () => {
    clear();
    tools.changed();
  });
  const clear = () => board.clear(choice.chosen, tools.stakeMinor(), 'backs');
  clear();

  return {
    layout: 'panel',
    root: board.root,
    head: board.switches,
    options: element('div', { class: 'vp-setting' }, element('span', { class: 'label', 'aria-hidden': 'true' }, label), choice.root),
    playText: 'games.bets.play.deal',
    bets: () => Array.from({ length: choice.chosen }, () => ({ spot: 'hand', amountMinor: tools.stakeMinor() })),
    stakeChanged: clear,
    lock: (isLocked) => choice.lock(isLocked),
    start: () => board.clear(choice.chosen, tools.stakeMinor(), 'places'),
    async show(round, isResumed) {
      choice.show(round.bets.length);
      // The page has shown what one hand can return.
      if (isResumed) tools.changed();
      await board.show(round, isResumed || tools.isMotionReduced());
    },
    abandon: clear,
    openAction: () => ({
      move: holdMove(board.held),
      label: text('games.video_poker.draw'),
      detail: text('games.video_poker.holding', { count: board.held.length }),
    }),
    rules: {
      how: ['games.video_poker.how.play', how, 'games.video_poker.how.hands', 'games.video_poker.how.return', 'games.video_poker.how.left'],
      pays: rules.pays.map(({ id, returns }) => ({ bet: text(payTextOf(id)), pays: tools.times(returns) })),
    },
  };
}

/** Draw poker in which a pair of jacks pays. */
export const createJacksOrBetter: CreateScene = (tools) => createScene(tools, jacksOrBetter, 'games.video_poker.how.jacks');

/** Draw poker in which the deuces are wild. */
export const createDeucesWild: CreateScene = (tools) => createScene(tools, deucesWild, 'games.video_poker.how.deuces');
