import { newUuid } from '@playfront/api-contract/uuid';
import { formatMoney, zero, type Money } from '@playfront/money';
import { amountOf } from '../frame/amount.ts';
import { element } from '../frame/element.ts';
import type { GameApi, GameState } from '../frame/game-api.ts';
import { onSiteMessage, notifySite } from '../frame/site-messages.ts';
import { createSeedsSection } from '../frame/seeds.ts';
import { createSound } from '../frame/sound.ts';
import type { Texts } from '../frame/texts.ts';
import { readBets, startIndex, stepIndex } from '../frame/bet-steps.ts';
import { createBuyButton } from './buy.ts';
import { createCelebration } from './celebration.ts';
import { createControls, type ControlHandlers } from './controls.ts';
import { createCycle } from './cycle.ts';
import { createJackpotMeter } from './jackpot-meter.ts';
import { createPlayState, createRounds } from './rounds.ts';
import { createRoundSession } from './round-session.ts';
import { createRoundShow } from './round-show.ts';
import { createRules, type Rules } from './rules.ts';
import { createTitle } from './title.ts';
import { createErrorNotice } from '../frame/error-notice.ts';
import { createWinDisplay } from './win-display.ts';
import { createWindow } from './window.ts';
import { canChangeBet, type Play } from './play.rules.ts';
import type { SlotModel } from './slot-model.ts';
import type { SymbolImages } from './symbols.ts';

export type GameParts = {
  readonly state: GameState;
  readonly model: SlotModel;
  readonly api: GameApi;
  readonly texts: Texts;
  readonly images: SymbolImages;
  readonly pageUrl: string;
};

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** Builds the game. Returns its elements, or `undefined` if an amount of the state is invalid. */
export function createGame(parts: GameParts): readonly HTMLElement[] | undefined {
  const { state, model, api, texts, images } = parts;
  const { currency, mode } = state;
  const bets = readBets(state.bets, currency) ?? [];
  const opening = amountOf(state.balance, currency);
  if (bets.length === 0 || !opening) return undefined;

  const format = (amount: Money) => formatMoney(amount, texts.languageTag);
  const display = createDisplay(parts, format, { onSpin: press, onBetStep: stepBet, onSound: toggleSound, onRules: openRules, onBuy: stake });
  const { controls, reels, show, sound, jackpot, buy } = display;
  const rules = createRules(model, images, texts, format, createSeedsSection({ api, texts, onChange: (changed) => session.setSeeds(changed) }));
  const cycle = createCycle(state.min_cycle_ms, controls);
  const session = createRoundSession(state, opening, api, (balance) => controls.showBalance(format(balance)));
  const errorNotice = createErrorNotice(texts, mode, { onCheckAgain: press, onDismiss: handleDismiss });
  const play = createPlayState();
  const handlers = { onStart: showBet, onJackpot: (amount: Money) => jackpot?.show(amount), onReady: becomeReady };
  const rounds = createRounds({ play, api, model, currency, show, session, cycle, sound, errorNotice, ...handlers });

  let betIndex = startIndex(bets, amountOf(state.default_bet, currency));
  let isBalanceStale = false;

  const currentBet = () => bets[betIndex] ?? opening;

  function showBet(): void {
    const isFree = canChangeBet(play.current);
    controls.showBet(format(currentBet()), isFree && betIndex > 0, isFree && betIndex < bets.length - 1);
    buy.showBet(currentBet(), isFree);
  }

  function stepBet(step: -1 | 1): void {
    if (!canChangeBet(play.current)) return;
    betIndex = stepIndex(bets, betIndex, step);
    play.dispatch({ type: 'dismissed' });
    errorNotice.hide();
    buy.hideQuestion();
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
    stake();
  }

  /** Starts a round with the current bet, or one with bought free spins for their price. */
  function stake(price?: Money): void {
    if (cycle.remainingTimeMs(play.current) > 0) return;
    buy.hideQuestion();
    const before = play.current;
    play.dispatch({ type: 'pressed', key: newUuid(), bet: currentBet(), ...(price && { price }) });
    const now = play.current;
    if (now !== before && now.phase === 'requesting') void rounds.start(now, now.key);
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
    if (balance && isShortOfMoney(play.current) && balance.minor >= currentBet().minor) handleDismiss();
  }

  // While a round is shown, the jackpot would reveal what it wins.
  const showLiveJackpot = (text: string) => play.current.phase === 'idle' && jackpot?.show(amountOf(text, currency));
  listenToSite({ rules, openRules, refreshBalance, resume: () => play.current.phase === 'refused' && handleDismiss(), showLiveJackpot });
  listenToInput({ rules, reels: reels.root, press, isShowing: () => play.current.phase === 'showing' });

  showBet();
  reels.root.append(errorNotice.root);
  return [...display.roots, rules.root];
}

function isShortOfMoney(play: Play): boolean {
  return play.phase === 'refused' && play.refusal.error === 'insufficient_funds';
}

/** Everything that shows a round, with the controls. `roots` are its elements in their order on the page. */
function createDisplay(
  { state, model, texts, images, pageUrl }: GameParts,
  format: (amount: Money) => string,
  handlers: ControlHandlers & { onBuy(price: Money): void },
) {
  const { game, currency } = state;
  const isMotionReduced = () => reducedMotion.matches;
  const sound = createSound();
  const reels = createWindow(model, images, texts, isMotionReduced);
  const controls = createControls(texts, handlers);
  const celebration = createCelebration(isMotionReduced);
  const wins = createWinDisplay({ window: reels, controls, celebration, sound, images, texts, format });
  const show = createRoundShow({ model, reels, wins, controls, sound, slug: game.slug, texts, format, isMotionReduced });
  const jackpotNow = state.jackpot === undefined ? undefined : amountOf(state.jackpot, currency);
  const jackpot = jackpotNow && createJackpotMeter(texts, format, jackpotNow, isMotionReduced);
  const stage = element('img', { class: 'stage', alt: '', src: new URL(game.stage, pageUrl).href });
  const title = createTitle(state, model, texts, jackpot?.root, pageUrl);
  const buy = createBuyButton({ state, model, texts, format, onBuy: handlers.onBuy });
  reels.root.append(show.announcement, show.counter, show.ways, buy.question);
  controls.spinSide.append(buy.root);
  controls.showSound(sound.isOn);
  controls.showWin(texts.text('games.reels.win'), format(zero(currency)), 'none');
  controls.showSpin('spin');
  const roots = [stage, celebration.root, title, reels.root, wins.root, controls.spinSide, controls.bar, show.result];
  return { controls, reels, show, sound, jackpot, buy, roots };
}

type SiteCommands = {
  readonly rules: Rules;
  readonly openRules: () => void;
  readonly refreshBalance: () => Promise<void>;
  readonly resume: () => unknown;
  readonly showLiveJackpot: (amount: string) => unknown;
};

/** Handles messages of the site. */
function listenToSite({ rules, openRules, refreshBalance, resume, showLiveJackpot }: SiteCommands): void {
  rules.root.addEventListener('close', () => notifySite({ type: 'rules-closed' }));
  onSiteMessage((message) => {
    if (message.type === 'open-rules') openRules();
    else if (message.type === 'close-rules') rules.root.close();
    else if (message.type === 'play-on') resume();
    else if (message.type === 'jackpot') showLiveJackpot(message.amount);
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
