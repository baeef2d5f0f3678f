import type { ReelsModel } from '@playfront/game-math';
import { formatMoney, toDecimal, toWire, zero, type Money } from '@playfront/money';
import { amountOf } from '../frame/amount.ts';
import { element } from '../frame/element.ts';
import type { GameApi, GameState } from '../frame/gameApi.ts';
import { newIdempotencyKey } from '../frame/idempotency.ts';
import { onSiteMessage, tellSite } from '../frame/parentFrame.ts';
import { createSound } from '../frame/sound.ts';
import type { Texts } from '../frame/texts.ts';
import { readBets, startIndex, stepIndex } from './bet-steps.ts';
import { createControls } from './createControls.ts';
import { createCycle } from './createCycle.ts';
import { createRoundSession } from './createRoundSession.ts';
import { createRoundShow } from './createRoundShow.ts';
import { createRules } from './createRules.ts';
import { createTitle } from './createTitle.ts';
import { createTroubleNotice } from './createTroubleNotice.ts';
import { createWinDisplay } from './createWinDisplay.ts';
import { createWindow } from './createWindow.ts';
import { canChangeBet, nextPlay, type Play, type PlayEvent } from './play.rules.ts';
import { readRound, type Round } from './round.ts';
import type { SymbolPictures } from './symbols.ts';

export type GameParts = {
  readonly state: GameState;
  readonly model: ReelsModel;
  readonly api: GameApi;
  readonly texts: Texts;
  readonly pictures: SymbolPictures;
  readonly pageUrl: string;
};

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** The game itself. Returns its elements, or `undefined` when the state's amounts are no amounts. */
export function createGame({ state, model, api, texts, pictures, pageUrl }: GameParts): readonly HTMLElement[] | undefined {
  const { currency, mode, game } = state;
  const offered = readBets(state.bets, currency);
  const opening = amountOf(state.balance, currency);
  if (!offered || !opening) return undefined;
  const bets = offered;

  const isMotionReduced = () => reducedMotion.matches;
  const format = (amount: Money) => formatMoney(amount, texts.languageTag);
  const sound = createSound();
  const reels = createWindow(model, pictures, texts, isMotionReduced);
  const rules = createRules(model, pictures, texts, format);
  const controls = createControls(texts, { onSpin: press, onBetStep: stepBet, onSound: toggleSound, onRules: openRules });
  const wins = createWinDisplay(reels, controls, pictures, texts, format);
  const show = createRoundShow({ model, reels, wins, controls, texts, format, isMotionReduced });
  const cycle = createCycle(state.min_cycle_ms, controls);
  const session = createRoundSession(state, opening, api, (balance) => controls.showBalance(format(balance)));
  const trouble = createTroubleNotice(texts, mode, { onCheckAgain: press, onDismiss: handleDismiss });

  let play: Play = { phase: 'idle' };
  let betIndex = startIndex(bets, amountOf(state.default_bet, currency));
  let isBalanceStale = false;
  let rounds = 0;

  const currentBet = () => bets[betIndex] ?? opening;

  function dispatch(event: PlayEvent): void {
    play = nextPlay(play, event);
  }

  function showBet(): void {
    const isFree = canChangeBet(play);
    controls.showBet(format(currentBet()), isFree && betIndex > 0, isFree && betIndex < bets.length - 1);
  }

  function stepBet(step: -1 | 1): void {
    if (!canChangeBet(play)) return;
    betIndex = stepIndex(bets, betIndex, step);
    dispatch({ type: 'dismissed' });
    trouble.hide();
    showBet();
  }

  function toggleSound(): void {
    sound.toggle();
    controls.showSound(sound.isOn);
  }

  function openRules(): void {
    rules.open(currentBet(), session.fairness);
    tellSite({ type: 'rules-opened' });
  }

  /** The big button and the space bar: a new round, the same stake once more when it is not known to have arrived, or the end of free spins. */
  function press(): void {
    if (rules.root.open) return;
    if (play.phase === 'showing') {
      dispatch({ type: 'skipped' });
      show.cutShort();
      return;
    }
    if (cycle.leftMs(play) > 0) return;
    const before = play;
    dispatch({ type: 'pressed', key: newIdempotencyKey(), bet: currentBet() });
    if (play !== before && play.phase === 'asking') void playRound(play.bet, play.key);
  }

  async function playRound(bet: Money, key: string): Promise<void> {
    cycle.start();
    rounds++;
    trouble.hide();
    showBet();
    sound.press();
    const minimum = show.start(bet);
    tellSite({ type: 'round-started', bet: toDecimal(bet), currency });
    const outcome = await api.spin(toWire(bet), key);
    await minimum;
    if (outcome.kind === 'refused') return abandon({ type: 'refused', error: outcome.error });
    if (outcome.kind === 'faulted') return abandon({ type: 'faulted', fault: outcome.fault });
    const round = readRound(outcome.answer, model, currency);
    if (!round) return abandon({ type: 'faulted', fault: 'nonsense' });
    dispatch({ type: 'answered', round });
    await playOut();
    settle(round);
  }

  /** Spins one after another, as long as the play says there is one to show; a skip makes it the last. */
  async function playOut(): Promise<void> {
    while (play.phase === 'showing') {
      const current = play;
      if (await show.showSpin(current, () => play === current)) dispatch({ type: 'spin-shown' });
    }
  }

  function settle(round: Round): void {
    show.showResult(round);
    if (round.celebrate) sound.win();
    session.settle(round);
    tellSite({
      type: 'round-settled',
      roundId: round.id,
      bet: toDecimal(round.bet),
      win: toDecimal(round.win),
      balance: toDecimal(round.balance),
      currency,
      celebrate: round.celebrate,
    });
    becomeReady();
  }

  function becomeReady(): void {
    showBet();
    cycle.end(play);
    if (isBalanceStale) void refreshBalance();
  }

  function abandon(event: PlayEvent): void {
    dispatch(event);
    show.takeBack();
    tellSite({ type: 'round-abandoned' });
    becomeReady();
    trouble.show(play);
  }

  function handleDismiss(): void {
    dispatch({ type: 'dismissed' });
    trouble.hide();
    controls.spin.focus();
  }

  /** Reads the balance anew, after the round if one is on: until then it would tell the result. */
  async function refreshBalance(): Promise<void> {
    isBalanceStale = play.phase === 'asking' || play.phase === 'showing';
    if (isBalanceStale) return;
    const mine = rounds;
    const balance = await session.refresh(() => mine === rounds);
    const isCovered = balance && play.phase === 'refused' && play.error === 'insufficient_funds' && balance.minor >= currentBet().minor;
    if (isCovered) handleDismiss();
  }

  onSiteMessage((message) => {
    if (message.type === 'open-rules') openRules();
    else void refreshBalance();
  });
  document.addEventListener('keydown', (event) => {
    if (event.code !== 'Space' || event.altKey || event.ctrlKey || event.metaKey) return;
    // A focused button has its own use for the space bar.
    if (rules.root.open || (event.target instanceof Element && event.target.closest('button'))) return;
    event.preventDefault();
    if (!event.repeat) press();
  });
  // Free spins can be skipped by a tap anywhere on the reels.
  reels.root.addEventListener('click', () => {
    if (play.phase === 'showing') press();
  });

  const stage = element('img', { class: 'stage', alt: '', src: new URL(game.stage, pageUrl).href });
  reels.root.append(wins.big, show.announcement, show.counter, wins.plate, trouble.root);
  controls.showSound(sound.isOn);
  controls.showWin(texts.text('games.reels.win'), format(zero(currency)), 'none');
  controls.showSpin('spin');
  showBet();
  return [stage, createTitle(state, model, texts), reels.root, controls.spinSide, controls.bar, show.result, rules.root];
}
