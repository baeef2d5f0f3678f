import { bingo75, videoBingo, type BingoModel } from '@playfront/game-math';
import type { BetRound } from '../../bets/bet-round.ts';
import { createChoice } from '../../bets/choice.ts';
import type { CreateScene, Scene, SceneTools } from '../../bets/scene.ts';
import { element } from '../../frame/element.ts';
import { createPace } from '../pace.ts';
import { createPays } from '../pays.ts';
import { callPaceMs } from './bingo.rules.ts';
import { readBingoView } from './bingo.schema.ts';
import { createCaller } from './caller.ts';
import { createCardTable } from './card-table.ts';
import { patternLines, patternRows } from './patterns.ts';
import '../draw.css';
import './bingo.css';

const cardCounts = ['1', '2', '3', '4'] as const;

/** Seventy-five balls and cards of five by five. */
export const createBingo75: CreateScene = (tools) => createBingo(bingo75, tools);
/** Sixty balls and cards of three rows. */
export const createVideoBingo: CreateScene = (tools) => createBingo(videoBingo, tools);

/** One to four cards, each a bet of its own, and extra balls while the round is open. */
function createBingo({ rules }: BingoModel, tools: SceneTools): Scene {
  const { texts, sound, format, stakeMinor, isMotionReduced } = tools;
  const { text } = texts;
  let count = 1;
  /** The round on the table, with how many of its balls have been shown. */
  let shown: { readonly id: string; readonly calls: number } | undefined;

  const pace = createPace();
  const pays = createPays(texts);
  const caller = createCaller(texts, rules);
  const table = createCardTable(rules, tools, pays);
  const options = createOptions(tools, (now) => {
    count = now;
    clear();
    tools.changed();
  });
  const shape = rules.shape.hasFreeCell ? 'square' : 'wide';
  const root = element('div', { class: 'scene bingo', 'data-shape': shape }, caller.root, pays.row, table.root);
  root.addEventListener('click', () => pace.skip());

  function clear(): void {
    shown = undefined;
    delete root.dataset['phase'];
    root.removeAttribute('data-won');
    caller.clear();
    table.clear(count);
    options.close();
  }
  function showPays(): void {
    pays.set(patternLines(rules, tools));
  }
  /** Calls the balls that have not been shown yet. */
  async function call(round: BetRound, drawn: readonly number[], isStill: boolean): Promise<void> {
    const before = shown?.calls ?? 0;
    table.mark(round.bets, drawn.slice(0, before), true);
    await pace.run(
      drawn.length - before,
      (step) => callPaceMs(before + step, rules.drawn),
      (step, isStepStill) => {
        const index = before + step;
        const ball = drawn[index];
        if (ball === undefined) return;
        caller.call(ball, index, isStepStill);
        if (isStepStill) return;
        table.mark(round.bets, drawn.slice(0, index + 1), true);
        table.animateMark(ball);
        sound.press();
      },
      isStill,
    );
    shown = { id: round.id, calls: drawn.length };
    caller.announce();
  }

  showPays();
  clear();

  return {
    layout: 'panel',
    root,
    options: element('div', { class: 'draw-options' }, ...options.elements, pays.table),
    playText: 'games.bets.play.play',
    bets: () => Array.from({ length: count }, () => ({ spot: 'card', amountMinor: stakeMinor() })),
    stakeChanged: showPays,
    lock: (isLocked) => options.lock(isLocked),
    start: clear,
    async show(round, isResumed) {
      const { cards, drawn } = readBingoView(round.view, rules);
      const isStill = isResumed || isMotionReduced();
      if (shown?.id !== round.id) {
        count = cards.length;
        options.showCount(count);
        clear();
        table.deal(cards, isStill);
      }
      root.dataset['phase'] = 'calling';
      await call(round, drawn, isStill);
      root.dataset['phase'] = round.isOpen ? 'open' : 'settled';
      const returnMinor = table.mark(round.bets, drawn, round.isOpen);
      root.toggleAttribute('data-won', !round.isOpen && round.winMinor > round.stakeMinor);
      if (round.isOpen) options.open(returnMinor);
      else options.close();
    },
    abandon: clear,
    openAction({ moves }) {
      const ball = moves.find(({ id }) => id === 'ball');
      return ball
        ? { label: text('games.bingo.extra_ball', { amount: format(ball.costMinor) }), move: ball.id }
        : { label: text('games.bingo.end_round'), move: 'collect' };
    },
    rules: {
      how: ['games.bingo.how', shape === 'square' ? 'games.bingo.how_75' : 'games.bingo.how_60', 'games.bingo.how_pays', 'games.bingo.how_extra'],
      pays: patternRows(rules, tools),
    },
  };
}

/** How many cards are played; while a round is open, the button that ends it. */
function createOptions({ texts: { text }, sound, format, move }: SceneTools, onCount: (count: number) => void) {
  const choice = createChoice(
    text('games.bingo.cards'),
    cardCounts.map((id) => ({ id, label: id })),
    '1',
    (id) => {
      sound.press();
      onCount(Number(id));
    },
  );
  const label = element('span', { class: 'label', 'aria-hidden': 'true' }, text('games.bingo.cards'));
  const cardChoice = element('div', { class: 'card-choice' }, label, choice.root);
  const endRound = element('button', { type: 'button', class: 'draw-button', hidden: '' });
  endRound.addEventListener('click', () => move('collect'));

  return {
    elements: [cardChoice, endRound],
    lock: (isLocked: boolean) => choice.lock(isLocked),
    showCount(count: number) {
      const id = cardCounts[count - 1];
      if (id) choice.show(id);
    },
    /** `returnMinor`: what the cards return if the round ends now. */
    open(returnMinor: number) {
      endRound.replaceChildren(returnMinor > 0 ? text('games.bets.cash_out', { amount: format(returnMinor) }) : text('games.bingo.end_round'));
      endRound.hidden = false;
      cardChoice.hidden = true;
    },
    close() {
      endRound.hidden = true;
      cardChoice.hidden = false;
    },
  };
}
