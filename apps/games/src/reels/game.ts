import { newUuid } from '@playfront/api-contract/uuid';
import type { ReelsModel } from '@playfront/game-math';
import { formatMoney, zero, type Money } from '@playfront/money';
import { amountOf } from '../frame/amount.ts';
import { element } from '../frame/element.ts';
import type { GameApi, GameState } from '../frame/game-api.ts';
import { onSiteMessage, notifySite } from '../frame/site-messages.ts';
import { createSeedsSection } from '../frame/seeds.ts';
import { createSound } from '../frame/sound.ts';
import type { Texts } from '../frame/texts.ts';
import { readBets, startIndex, stepIndex } from '../frame/bet-steps.ts';
import { createCelebration } from './celebration.ts';
import { createControls } from './controls.ts';
import { createCycle } from './cycle.ts';
import { createPlayState, createRounds } from './rounds.ts';
import { createRoundSession } from './round-session.ts';
import { createRoundShow } from './round-show.ts';
import { createRules, type Rules } from './rules.ts';
import { createTitle } from './title.ts';
import { createErrorNotice } from '../frame/error-notice.ts';
import { createWinDisplay } from './win-display.ts';
import { createWindow } from './window.ts';
import { canChangeBet } from './play.rules.ts';
import type { SymbolImages } from './symbols.ts';

export type GameParts = {
  readonly state: GameState;
  readonly model: ReelsModel;
  readonly api: GameApi;
  readonly texts: Texts;
  readonly images: SymbolImages;
  readonly pageUrl: string;
};

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** Builds the game. Returns its elements, or `undefined` if an amount of the state is invalid. */
export function createGame({ state, model, api, texts, images, pageUrl }: GameParts): readonly HTMLElement[] | undefined {
  const { currency, mode, game } = state;
  const offered = readBets(state.bets, currency);
  const opening = amountOf(state.balance, currency);
  if (!offered || !opening) return undefined;
  const bets = offered;

  const isMotionReduced = () => reducedMotion.matches;
  const format = (amount: Money) => formatMoney(amount, texts.languageTag);
  const sound = createSound();
  const reels = createWindow(model, images, texts, isMotionReduced);
  const rules = createRules(model, images, texts, format, createSeedsSection({ api, texts, onChange: (changed) => session.setSeeds(changed) }));
  const controls = createControls(texts, { onSpin: press, onBetStep: stepBet, onSound: toggleSound, onRules: openRules });
  const celebration = createCelebration(isMotionReduced);
  const wins = createWinDisplay({ window: reels, controls, celebration, sound, images, texts, format });
  const show = createRoundShow({ model, reels, wins, controls, sound, slug: game.slug, texts, format, isMotionReduced });
  const cycle = createCycle(state.min_cycle_ms, controls);
  const session = createRoundSession(state, opening, api, (balance) => controls.showBalance(format(balance)));
  const errorNotice = createErrorNotice(texts, mode, { onCheckAgain: press, onDismiss: handleDismiss });
  const play = createPlayState();
  const rounds = createRounds({ play, api, model, currency, show, session, cycle, sound, errorNotice, onStart: showBet, onReady: becomeReady });

  let betIndex = startIndex(bets, amountOf(state.default_bet, currency));
  let isBalanceStale = false;

  const currentBet = () => bets[betIndex] ?? opening;

  function showBet(): void {
    const isFree = canChangeBet(play.current);
    controls.showBet(format(currentBet()), isFree && betIndex > 0, isFree && betIndex < bets.length - 1);
  }

  function stepBet(step: -1 | 1): void {
    if (!canChangeBet(play.current)) return;
    betIndex = stepIndex(bets, betIndex, step);
    play.dispatch({ type: 'dismissed' });
    errorNotice.hide();
    showBet();
  }

  function toggleSound(): void {
    sound.toggle();
    controls.showSound(sound.isOn);
  }

  function openRules(): void {
    rules.open(currentBet(), session.fairness);
    notifySite({ type: 'rules-opened' });
  }

  /** The large button and the space bar: starts a round, repeats the same stake if its outcome is unknown, or ends free spins. */
  function press(): void {
    if (rules.root.open) return;
    if (play.current.phase === 'showing') {
      play.dispatch({ type: 'skipped' });
      show.skip();
      return;
    }
    if (cycle.remainingTimeMs(play.current) > 0) return;
    const before = play.current;
    play.dispatch({ type: 'pressed', key: newUuid(), bet: currentBet() });
    const now = play.current;
    if (now !== before && now.phase === 'requesting') void rounds.start(now.bet, now.key);
  }

  function becomeReady(): void {
    showBet();
    cycle.end(play.current);
    if (isBalanceStale) void refreshBalance();
  }

  function handleDismiss(): void {
    play.dispatch({ type: 'dismissed' });
    errorNotice.hide();
    controls.spin.focus();
  }

  /** Reloads the balance, but during a round only after it, because the balance would reveal the result. */
  async function refreshBalance(): Promise<void> {
    isBalanceStale = play.current.phase === 'requesting' || play.current.phase === 'showing';
    if (isBalanceStale) return;
    const before = rounds.count;
    const balance = await session.refresh(() => rounds.count === before);
    const now = play.current;
    const isCovered = balance && now.phase === 'refused' && now.refusal.error === 'insufficient_funds' && balance.minor >= currentBet().minor;
    if (isCovered) handleDismiss();
  }

  listenToSite({ rules, openRules, refreshBalance, resume: () => play.current.phase === 'refused' && handleDismiss() });
  listenToInput({ rules, reels: reels.root, press, isShowing: () => play.current.phase === 'showing' });

  const stage = element('img', { class: 'stage', alt: '', src: new URL(game.stage, pageUrl).href });
  const title = createTitle(state, model, texts, pageUrl);
  reels.root.append(show.announcement, show.counter, errorNotice.root);
  controls.showSound(sound.isOn);
  controls.showWin(texts.text('games.reels.win'), format(zero(currency)), 'none');
  controls.showSpin('spin');
  showBet();
  return [stage, celebration.root, title, reels.root, wins.root, controls.spinSide, controls.bar, show.result, rules.root];
}

type SiteCommands = {
  readonly rules: Rules;
  readonly openRules: () => void;
  readonly refreshBalance: () => Promise<void>;
  readonly resume: () => void;
};

/** Handles messages of the site. */
function listenToSite({ rules, openRules, refreshBalance, resume }: SiteCommands): void {
  rules.root.addEventListener('close', () => notifySite({ type: 'rules-closed' }));
  onSiteMessage((message) => {
    if (message.type === 'open-rules') openRules();
    else if (message.type === 'close-rules') rules.root.close();
    else if (message.type === 'play-on') resume();
    else void refreshBalance();
  });
}

type InputParts = { readonly rules: Rules; readonly reels: HTMLElement; readonly press: () => void; readonly isShowing: () => boolean };

/** The space bar presses the large button. A tap on the reels does too during free spins, and skips them. */
function listenToInput({ rules, reels, press, isShowing }: InputParts): void {
  document.addEventListener('keydown', (event) => {
    if (event.code !== 'Space' || event.altKey || event.ctrlKey || event.metaKey) return;
    // The space bar clicks a focused button.
    if (rules.root.open || (event.target instanceof Element && event.target.closest('button'))) return;
    event.preventDefault();
    if (!event.repeat) press();
  });
  reels.addEventListener('click', () => {
    if (isShowing()) press();
  });
}
