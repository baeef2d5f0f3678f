import { mineCounts, minesMultiple, returnOf, type MinesView, type Multiple } from '@playfront/game-math';
import type { BetRound } from '../../bets/bet-round.ts';
import type { CreateScene, PayRow, SceneTools } from '../../bets/scene.ts';
import { element, icon } from '../../frame/element.ts';
import { cashOutAction } from '../cash-out.ts';
import { createFacts } from '../facts.ts';
import { cutStakes } from '../multiples.rules.ts';
import { climbStateOf, createSteps, type ClimbState } from '../steps.ts';
import { createBoard } from './board.ts';
import { gemMultiples, readMinesView, safeTiles, tilesOf } from './mines.rules.ts';
import '../ladder.css';
import './mines.css';

const noTiles: MinesView = { opened: [], mines: null };
const shuffle = ['M18 4l3 3l-3 3', 'M18 20l3-3l-3-3', 'M3 7h3a5 5 0 0 1 5 5a5 5 0 0 0 5 5h5', 'M21 7h-5a5 5 0 0 0-3 1m-4 8a5 5 0 0 1-3 1H3'];

/** What the first and the best round return for each number of mines. */
function payRows({ model, texts }: SceneTools): PayRow[] {
  const { text, languageTag } = texts;
  return mineCounts.map((count) => {
    const spot = `mines-${count}`;
    const [first = 0, best = 0] = [gemMultiples(count)[0], gemMultiples(count).at(-1)];
    const pays = text('games.mines.pays', { first: cutStakes(first, languageTag), best: cutStakes(best, languageTag) });
    return { bet: text('games.mines.count', { count }), pays, rtpPercent: model.figuresOf(spot).rtpPercent };
  });
}

/** One of the offered numbers of mines. */
function createMineChoice({ texts }: SceneTools, chosen: number, onChoose: (count: number) => void) {
  const label = texts.text('games.mines.mines');
  let isLocked = false;
  const buttons = mineCounts.map((count) => {
    const button = element('button', { type: 'button', 'aria-pressed': String(count === chosen) }, String(count));
    button.addEventListener('click', () => {
      if (isLocked) return;
      mark(count);
      onChoose(count);
    });
    return button;
  });
  function mark(count: number): void {
    for (const [index, button] of buttons.entries()) button.setAttribute('aria-pressed', String(mineCounts[index] === count));
  }
  const choice = element('div', { class: 'choice', role: 'group', 'aria-label': label }, ...buttons);
  return {
    root: element('div', { class: 'setting' }, element('span', { class: 'label', 'aria-hidden': 'true' }, label), choice),
    mark,
    lock(locked: boolean) {
      isLocked = locked;
      for (const button of buttons) button.setAttribute('aria-disabled', String(locked));
    },
  };
}

/** Five by five tiles with hidden mines: every gem raises what the round returns, until the player cashes out or hits a mine. */
export const createMines: CreateScene = (tools) => {
  const { texts, sound, format } = tools;
  const { text } = texts;
  let count: number = mineCounts[1];
  let view = noTiles;
  let stakeMinor = 0;
  let state: ClimbState = 'ready';

  const steps = createSteps(tools);
  const facts = createFacts(texts, ['games.mines.found', 'games.mines.safe', 'games.mines.next'], 1);
  const board = createBoard(tools, open);
  const random = element(
    'button',
    { type: 'button', class: 'button step-button' },
    icon(...shuffle),
    element('span', {}, text('games.mines.random')),
  );
  random.addEventListener('click', () => {
    const closed = tilesOf(view).flatMap((tile, cell) => (tile === 'closed' ? [cell] : []));
    // Which tile is opened does not change the chance, so any source of random numbers will do.
    const cell = closed[Math.floor(Math.random() * closed.length)];
    if (cell !== undefined) open(cell);
  });
  const choice = createMineChoice(tools, count, (chosen) => {
    count = chosen;
    clear();
    tools.changed();
  });
  const announcement = element('p', { class: 'visually-hidden', role: 'status' });
  const root = element('div', { class: 'scene climb mines' }, element('div', { class: 'board-frame' }, board.root), steps.root, announcement);

  function open(cell: number): void {
    if (state !== 'open' || tilesOf(view)[cell] !== 'closed' || !tools.move(`open-${cell}`)) return;
    sound.press();
    board.setPending(cell);
  }

  const returnText = (multiple: Multiple) => format(returnOf(stakeMinor, multiple));

  /** Everything but the tiles. */
  function update(): void {
    const gems = tilesOf(view).filter((tile) => tile === 'gem').length;
    const multiples = gemMultiples(count);
    const { safe, closed } = safeTiles(count, gems);
    root.dataset['state'] = state;
    steps.set(multiples, stakeMinor);
    steps.show(gems, state);
    const of = (part: number, total: number) => text('games.ladder.of', { part, total });
    const next = state === 'ready' || state === 'open' ? multiples[gems] : undefined;
    facts.show([of(gems, multiples.length), ...(next === undefined ? ['–', '–'] : [of(safe, closed), returnText(next)])]);
    board.setOpenable(state === 'open');
    random.setAttribute('aria-disabled', String(state !== 'open'));
  }

  function clear(): void {
    view = noTiles;
    state = 'ready';
    stakeMinor = tools.stakeMinor();
    void board.show(tilesOf(view), true);
    update();
  }
  clear();

  async function show(round: BetRound, isResumed: boolean): Promise<void> {
    view = readMinesView(round.view);
    const spot = mineCounts.find((one) => round.bets[0]?.spot === `mines-${one}`);
    if (spot === undefined) throw new TypeError('The round has no number of mines');
    count = spot;
    choice.mark(count);
    stakeMinor = round.stakeMinor;
    state = climbStateOf(round);
    if (!round.isOpen) root.dataset['state'] = state;
    await board.show(tilesOf(view), isResumed);
    update();
    if (round.isOpen && view.opened.length > 0)
      announcement.replaceChildren(text('games.bets.cash_out', { amount: returnText(minesMultiple(count, view.opened.length)) }));
  }

  return {
    layout: 'panel',
    root,
    options: element('div', { class: 'climb-options' }, choice.root, facts.root, random),
    playText: 'games.bets.play.start',
    bets: () => [{ spot: `mines-${count}`, amountMinor: tools.stakeMinor() }],
    stakeChanged: clear,
    lock(isLocked) {
      choice.lock(isLocked);
      board.setPending(undefined);
    },
    start: clear,
    show,
    abandon: clear,
    openAction: (round) => cashOutAction(tools, round, minesMultiple(count, view.opened.length), 'games.mines.first'),
    rules: { how: ['games.mines.how.play', 'games.mines.how.cash_out', 'games.mines.how.chance', 'games.ladder.how.left'], pays: payRows(tools) },
  };
};
