import { hiLoMultiple, hiLoSwitches, returnOf, type HiLoView } from '@playfront/game-math';
import { formatPercent } from '@playfront/money';
import type { BetRound } from '../../bets/bet-round.ts';
import type { CreateScene, PayRow, SceneTools } from '../../bets/scene.ts';
import { createDecisions, type Decision } from '../../cards/decisions.ts';
import { dealCards } from '../../cards/dealing.ts';
import { createPlayingCard } from '../../cards/playing-card.ts';
import { element, icon } from '../../frame/element.ts';
import { cashOutAction } from '../cash-out.ts';
import { cutStakes } from '../multiples.rules.ts';
import { climbStateOf, type ClimbState } from '../steps.ts';
import { createHistory } from './history.ts';
import { choiceOf, guesses, pastOf, rankCount, readHiLoView } from './hi-lo.rules.ts';
import '../../cards/table.css';
import '../ladder.css';
import './hi-lo.css';

const keys = { higher: 'H', lower: 'L' } as const;
const switchKey = 'S';

/** What a first guess returns, from the most to the fewest ranks that win. */
function payRows({ texts }: SceneTools): PayRow[] {
  const { text, languageTag } = texts;
  return Array.from({ length: rankCount - 1 }, (_, index) => {
    const ranks = rankCount - 1 - index;
    return {
      bet: text('games.hi_lo.ranks', { count: ranks }),
      pays: text('games.bets.times', { times: cutStakes(hiLoMultiple([ranks]), languageTag) }),
    };
  });
}

/** Replaces the base card. */
function createSwitch({ texts: { text } }: SceneTools, onSwitch: () => void) {
  const left = element('span', {});
  const root = element(
    'button',
    { type: 'button', class: 'button step-button hi-lo-switch' },
    icon('M4 12a8 8 0 0 1 13.500-5.800L20 8.500', 'M20 4v4.500h-4.500', 'M20 12a8 8 0 0 1-13.500 5.800L4 15.500', 'M4 20v-4.500h4.500'),
    element('span', {}, text('games.hi_lo.switch')),
    left,
    element('kbd', { 'aria-hidden': 'true' }, switchKey),
  );
  const press = () => root.getAttribute('aria-disabled') === 'false' && onSwitch();
  root.addEventListener('click', press);
  document.addEventListener('keydown', (event) => {
    if (event.repeat || event.altKey || event.ctrlKey || event.metaKey || event.key.toUpperCase() !== switchKey) return;
    if (event.target instanceof Element && event.target.closest('dialog, input')) return;
    press();
  });
  return {
    root,
    show(count: number, isOpen: boolean) {
      left.replaceChildren(text('games.hi_lo.left', { count }));
      root.setAttribute('aria-disabled', String(!isOpen));
    },
  };
}

/** The next card is higher or lower: every right guess raises what the round returns, until the player cashes out or guesses wrong. */
export const createHiLo: CreateScene = (tools) => {
  const { texts, sound, format } = tools;
  const { text, languageTag } = texts;
  let view: HiLoView | undefined;
  let round: BetRound | undefined;
  let state: ClimbState = 'ready';

  const history = createHistory(tools);
  const card = createPlayingCard(texts);
  /** Lies under the next card until that has been dealt. */
  const base = createPlayingCard(texts);
  base.root.setAttribute('aria-hidden', 'true');
  const deck = element('span', { class: 'hi-lo-deck', 'aria-hidden': 'true' }, ...[0, 1, 2].map(() => createPlayingCard(texts).root));
  const choices = createDecisions(texts, move);
  const switching = createSwitch(tools, () => move('switch'));
  const now = element('p', { class: 'hi-lo-now', role: 'status' });
  const root = element(
    'div',
    { class: 'scene hi-lo' },
    history.root,
    element(
      'div',
      { class: 'hi-lo-middle' },
      element('div', { class: 'hi-lo-cards' }, deck, element('span', { class: 'hi-lo-place' }, base.root, card.root)),
      now,
    ),
    choices.root,
  );

  function move(step: string): void {
    if (state === 'open' && tools.move(step)) sound.press();
  }

  function decisions(): Decision[] {
    return guesses.map((guess) => {
      const choice = view && choiceOf(view, guess);
      const label = choice?.winningRanks === 1 ? text('games.hi_lo.same') : text('games.hi_lo.guess', { guess });
      const common = { move: guess, label, key: keys[guess] };
      if (!choice || !round) return { ...common, isOff: true, ...(state === 'open' && { detail: text('games.hi_lo.closed') }) };
      const chance = formatPercent((choice.winningRanks / rankCount) * 100, languageTag, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
      return { ...common, detail: text('games.hi_lo.returns', { chance, amount: format(returnOf(round.stakeMinor, choice.multiple)) }) };
    });
  }

  /** Everything but the card. */
  function update(): void {
    root.dataset['state'] = state;
    history.show(view ? pastOf(view) : []);
    choices.show(decisions());
    const canSwitch = state === 'open' && round?.moves.some(({ id }) => id === 'switch');
    switching.show(view?.switchesLeft ?? hiLoSwitches, canSwitch === true);
    const hasGuessed = view?.steps.some((step) => step !== 'switch') ?? false;
    now.replaceChildren(view && view.multiple > 0 && hasGuessed ? text('games.bets.times', { times: cutStakes(view.multiple, languageTag) }) : '');
  }

  function clear(): void {
    view = undefined;
    round = undefined;
    state = 'ready';
    card.show(undefined);
    base.root.hidden = true;
    update();
  }
  clear();

  return {
    layout: 'panel',
    root,
    options: element('div', { class: 'climb-options' }, switching.root),
    playText: 'games.bets.play.start',
    bets: () => [{ spot: 'base', amountMinor: tools.stakeMinor() }],
    stakeChanged: clear,
    lock: (isLocked, canMove) => choices.setPending(isLocked && !canMove),
    start: clear,
    async show(shown, isResumed) {
      const read = readHiLoView(shown.view);
      const hasNewCard = read.cards.length > (view?.cards.length ?? 0);
      base.root.hidden = view === undefined;
      base.show(view?.cards.at(-1));
      view = read;
      round = shown;
      card.show(read.cards.at(-1));
      if (hasNewCard && !isResumed && !tools.isMotionReduced()) await dealCards([{ kind: 'deal', card }], { shoe: deck, isQuick: false }).finished;
      base.root.hidden = true;
      state = climbStateOf(shown);
      update();
    },
    abandon: clear,
    openAction: (open) => cashOutAction(tools, open, view?.multiple ?? 0, 'games.hi_lo.first'),
    rules: {
      how: ['games.hi_lo.how.play', 'games.hi_lo.how.chance', 'games.hi_lo.how.switch', 'games.hi_lo.how.cash_out', 'games.ladder.how.left'],
      pays: payRows(tools),
    },
  };
};
