import type { ErrorKey } from '@playfront/api-contract';
import type { ReelsModel } from '@playfront/game-math';
import { formatMoney, toDecimal, toWire, zero, type Money } from '@playfront/money';
import { amountOf } from '../frame/amount.ts';
import { element } from '../frame/element.ts';
import type { Fault, GameApi, GameState } from '../frame/gameApi.ts';
import { newIdempotencyKey } from '../frame/idempotency.ts';
import { onSiteMessage, tellSite } from '../frame/parentFrame.ts';
import { createSound } from '../frame/sound.ts';
import type { TextId, Texts } from '../frame/texts.ts';
import { readBets, startIndex, stepIndex } from './bet-steps.ts';
import { createControls } from './createControls.ts';
import { createNotice } from './createNotice.ts';
import { createPacer } from './createPacer.ts';
import { createRules } from './createRules.ts';
import { createWinDisplay } from './createWinDisplay.ts';
import { createWindow } from './createWindow.ts';
import { openingWindow } from './openingWindow.ts';
import { canChangeBet, nextPlay, waitMs, type Play, type PlayEvent } from './play.rules.ts';
import { reloadPage } from './reloadPage.ts';
import { freeSpinCount, readRound, wonSoFar, type Round, type Spin } from './round.ts';
import type { SymbolPictures } from './symbols.ts';
import { timingOf } from './timing.ts';

export type GameParts = {
  readonly state: GameState;
  readonly model: ReelsModel;
  readonly api: GameApi;
  readonly texts: Texts;
  readonly pictures: SymbolPictures;
  readonly pageUrl: string;
};

const refusalTexts: Partial<Record<ErrorKey, TextId>> = {
  stake_out_of_range: 'games.refusal.stakeOutOfRange',
  too_many_requests: 'games.refusal.tooMany',
};

const faultTexts = {
  network: 'games.fault.unsure',
  timeout: 'games.fault.unsure',
  server: 'games.fault.server',
  nonsense: 'games.fault.nonsense',
} as const satisfies Record<Fault, TextId>;

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** The game itself. Answers its elements, or `undefined` when the state's amounts are no amounts. */
export function createGame({ state, model, api, texts, pictures, pageUrl }: GameParts): readonly HTMLElement[] | undefined {
  const { text } = texts;
  const { currency, mode, game, min_cycle_ms: minCycleMs } = state;
  const offered = readBets(state.bets, currency);
  const opening = amountOf(state.balance, currency);
  if (!offered || !opening) return undefined;
  const bets = offered;

  const isMotionReduced = () => reducedMotion.matches;
  const format = (amount: Money) => formatMoney(amount, texts.languageTag);
  const pacer = createPacer();
  const sound = createSound();
  const notice = createNotice();
  const reels = createWindow(model, pictures, texts, isMotionReduced);
  const rules = createRules(model, pictures, texts, format);
  const controls = createControls(texts, { onSpin: press, onBetStep: stepBet, onSound: toggleSound, onRules: openRules });
  const wins = createWinDisplay(reels, controls, pictures, texts, format);
  const counter = element('div', { class: 'plate plate-free', hidden: '' });
  const announcement = element('div', { class: 'announcement', hidden: '' });
  const result = element('p', { class: 'unseen', role: 'status' });

  let play: Play = { phase: 'idle' };
  let balance = opening;
  let betIndex = startIndex(bets, amountOf(state.default_bet, currency));
  let shownWindow: Spin['window'] = openingWindow(model);
  let startedAtMs: number | undefined;
  let isBalanceStale = false;
  let rounds = 0;
  let fairness = { serverSeedHash: state.server_seed_hash, clientSeed: state.client_seed, nonce: undefined as number | undefined };

  const currentBet = () => bets[betIndex] ?? opening;
  const timing = () => timingOf(model.reels, isMotionReduced());

  function dispatch(event: PlayEvent): void {
    play = nextPlay(play, event);
  }

  function showBet(): void {
    const isFree = canChangeBet(play);
    controls.showBet(format(currentBet()), isFree && betIndex > 0, isFree && betIndex < bets.length - 1);
  }

  function showBalance(now: Money): void {
    balance = now;
    controls.showBalance(format(now));
    tellSite({ type: 'balance', balance: toDecimal(now), currency });
  }

  function stepBet(step: -1 | 1): void {
    if (!canChangeBet(play)) return;
    betIndex = stepIndex(bets, betIndex, step);
    dispatch({ type: 'dismissed' });
    notice.hide();
    showBet();
  }

  function toggleSound(): void {
    sound.toggle();
    controls.showSound(sound.isOn);
  }

  function openRules(): void {
    rules.open(currentBet(), fairness);
    tellSite({ type: 'rules-opened' });
  }

  /** The big button and the space bar: a new round, the same stake once more when it is not known to have arrived, or the end of free spins. */
  function press(): void {
    if (rules.root.open) return;
    if (play.phase === 'showing') {
      dispatch({ type: 'skipped' });
      pacer.cutShort();
      return;
    }
    if (waitMs(play, startedAtMs, minCycleMs, performance.now()) > 0) return;
    const before = play;
    dispatch({ type: 'pressed', key: newIdempotencyKey(), bet: currentBet() });
    if (play !== before && play.phase === 'asking') void playRound(play.bet, play.key);
  }

  async function playRound(bet: Money, key: string): Promise<void> {
    startedAtMs = performance.now();
    rounds++;
    notice.hide();
    wins.clear();
    result.replaceChildren();
    controls.showWin(text('games.reels.win'), format(zero(currency)), 'none');
    controls.showSpin('spinning');
    showBet();
    sound.press();
    reels.spin();
    tellSite({ type: 'round-started', bet: toDecimal(bet), currency });
    const minimum = pacer.wait(timing().firstStopMs);
    const outcome = await api.spin(toWire(bet), key);
    await minimum;
    if (outcome.kind === 'refused') return abandon({ type: 'refused', error: outcome.error });
    if (outcome.kind === 'faulted') return abandon({ type: 'faulted', fault: outcome.fault });
    const round = readRound(outcome.answer, model, currency);
    if (!round) return abandon({ type: 'faulted', fault: 'nonsense' });
    dispatch({ type: 'answered', round });
    await playOut(round);
    settle(round);
  }

  /** Spins one after another, as long as the play says there is one to show; a skip makes it the last. */
  async function playOut(round: Round): Promise<void> {
    while (play.phase === 'showing') {
      const current = play;
      const { spinIndex, isSkipped } = current;
      const spin = round.spins[spinIndex] ?? round.spins[0];
      if (spinIndex > 0) {
        controls.showSpin(isSkipped ? 'spinning' : 'skip');
        if (!isSkipped && !(await turnFreeSpin(round, spinIndex, () => play === current))) continue;
      }
      announcement.hidden = true;
      if (isSkipped) reels.show(spin.window);
      else if (!(await land(spin, () => play === current))) continue;
      shownWindow = spin.window;
      reels.describe(spin.window);
      if (round.spins.length > 1 && !isSkipped) {
        wins.showSpin(spin, round.celebrate);
        wins.showSoFar(wonSoFar(round, spinIndex), round);
        await pacer.wait(spin.wins.length > 0 ? timing().winPauseMs : timing().pauseMs);
        if (play !== current) continue;
      }
      dispatch({ type: 'spin-shown' });
    }
  }

  /** Announces free spins just won, counts this one and sets the reels going. Answers false when it was skipped meanwhile. */
  async function turnFreeSpin(round: Round, spinIndex: number, isCurrent: () => boolean): Promise<boolean> {
    const won = round.spins[spinIndex - 1]?.freeSpinsWon ?? 0;
    const multiplier = model.freeSpins?.multiplier ?? 1;
    if (won > 0) {
      announcement.replaceChildren(
        element('b', {}, text('games.reels.freeSpins.won', { count: won })),
        element('span', {}, text('games.reels.freeSpins.multiplier', { multiplier })),
      );
      announcement.hidden = false;
      result.replaceChildren(text('games.reels.freeSpins.won', { count: won }));
      await pacer.wait(timing().announceMs);
      if (!isCurrent()) return false;
    }
    announcement.hidden = true;
    const { spin, total } = freeSpinCount(round, spinIndex - 1);
    counter.replaceChildren(
      element('span', {}, text('games.reels.freeSpins.counter', { spin: spin + 1, total })),
      element('b', {}, `×${multiplier}`),
    );
    counter.hidden = false;
    wins.clear();
    reels.spin();
    await pacer.wait(timing().firstStopMs);
    return isCurrent();
  }

  /** Stops the reels from the left. Answers false when it was skipped meanwhile. */
  async function land(spin: Spin, isCurrent: () => boolean): Promise<boolean> {
    const { staggerMs, landMs } = timing();
    for (const [reel, column] of spin.window.entries()) {
      if (reel > 0 && staggerMs > 0) await pacer.wait(staggerMs);
      if (!isCurrent()) return false;
      reels.stopReel(reel, column, timing());
    }
    await pacer.wait(landMs);
    return isCurrent();
  }

  function settle(round: Round): void {
    counter.hidden = true;
    announcement.hidden = true;
    fairness = { ...fairness, nonce: round.nonce };
    wins.showResult(round, timing());
    if (round.celebrate) sound.win();
    result.replaceChildren(resultText(round));
    showBalance(round.balance);
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

  function resultText({ win, celebrate }: Round): string {
    if (win.minor === 0) return text('games.reels.result.none');
    return text(celebrate ? 'games.reels.result.won' : 'games.reels.result.returned', { amount: format(win) });
  }

  /** Another round may be started, as soon as the least time since the last start has passed. */
  function becomeReady(): void {
    showBet();
    const leftMs = waitMs(play, startedAtMs, minCycleMs, performance.now());
    if (leftMs > 0) {
      controls.showSpin('off');
      controls.showWait(leftMs);
      const mine = rounds;
      setTimeout(() => {
        if (mine === rounds && play.phase !== 'closed') controls.showSpin('spin');
      }, leftMs);
    } else controls.showSpin(play.phase === 'closed' ? 'off' : 'spin');
    if (isBalanceStale) void refreshBalance();
  }

  function abandon(event: PlayEvent): void {
    dispatch(event);
    reels.show(shownWindow);
    tellSite({ type: 'round-abandoned' });
    becomeReady();
    if (play.phase === 'unsure') {
      notice.show(text(faultTexts[play.fault]), [{ label: text('games.fault.checkAgain'), isMain: true, onPress: press }]);
    } else if (play.phase === 'closed') {
      notice.show(text('games.refusal.sessionClosed'), [{ label: text('games.refusal.reload'), isMain: true, onPress: reloadPage }]);
    } else if (play.phase === 'refused') showRefusal(play.error);
  }

  function showRefusal(error: ErrorKey): void {
    const dismiss = { label: text('games.refusal.dismiss'), onPress: handleDismiss };
    if (error !== 'insufficient_funds') notice.show(text(refusalTexts[error] ?? 'games.refusal.other'), [dismiss]);
    else if (mode === 'demo') notice.show(text('games.refusal.insufficientPlayMoney'), [dismiss]);
    else {
      const deposit = { label: text('games.refusal.deposit'), isMain: true, onPress: () => tellSite({ type: 'deposit' }) };
      notice.show(text('games.refusal.insufficientFunds'), [dismiss, deposit]);
    }
  }

  function handleDismiss(): void {
    dispatch({ type: 'dismissed' });
    notice.hide();
    controls.spin.focus();
  }

  /** Reads the balance anew, after the round if one is on: until then it would tell the result. */
  async function refreshBalance(): Promise<void> {
    isBalanceStale = play.phase === 'asking' || play.phase === 'showing';
    if (isBalanceStale) return;
    const mine = rounds;
    const outcome = await api.state();
    if (mine !== rounds || outcome.kind !== 'answered') return;
    const now = amountOf(outcome.answer.balance, currency);
    fairness = { ...fairness, serverSeedHash: outcome.answer.server_seed_hash, clientSeed: outcome.answer.client_seed };
    if (!now) return;
    const isCovered = play.phase === 'refused' && play.error === 'insufficient_funds' && now.minor >= currentBet().minor;
    if (isCovered) handleDismiss();
    if (now.minor !== balance.minor) showBalance(now);
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
  const badge = mode === 'demo' ? [element('span', { class: 'badge' }, text('games.reels.freePlay'))] : [];
  const title = element(
    'header',
    { class: 'title' },
    element('h1', {}, game.name),
    element('p', { class: 'model-line' }, text('games.reels.lines', { lines: model.lines.length, reels: model.reels, rows: model.rows })),
    ...badge,
  );
  // The title is as large as its longest word allows.
  title.style.setProperty('--word', String(Math.max(6, ...game.name.split(/\s+/).map((word) => word.length))));
  reels.root.append(wins.big, announcement, counter, wins.plate, notice.root);
  reels.show(shownWindow);
  reels.describe(shownWindow);
  controls.showBalance(format(balance));
  controls.showSound(sound.isOn);
  controls.showWin(text('games.reels.win'), format(zero(currency)), 'none');
  controls.showSpin('spin');
  showBet();
  return [stage, title, reels.root, controls.spinSide, controls.bar, result, rules.root];
}
