import { newUuid } from '@playfront/api-contract/uuid';
import type { GameModel } from '@playfront/game-math';
import { formatMoney, formatNumber, money, toDecimal, type Money } from '@playfront/money';
import { amountOf } from '../frame/amount.ts';
import { readBets, startIndex } from '../frame/bet-steps.ts';
import { element } from '../frame/element.ts';
import { createErrorNotice } from '../frame/error-notice.ts';
import type { GameApi, GameState } from '../frame/game-api.ts';
import { createRulesSheet } from '../frame/rules-sheet.ts';
import { notifySite, onSiteMessage } from '../frame/site-messages.ts';
import { createSeedsSection } from '../frame/seeds.ts';
import { createSound } from '../frame/sound.ts';
import type { Texts } from '../frame/texts.ts';
import { totalOf } from './chips.rules.ts';
import { createDisplay } from './display.ts';
import { createPanel } from './panel.ts';
import { canStart, openRoundOf } from './play.rules.ts';
import { createRounds } from './rounds.ts';
import type { CreateScene, Scene, SceneTools } from './scene.ts';
import { createWallet } from './wallet.ts';

export type BetGameParts = {
  readonly state: GameState;
  readonly model: GameModel;
  readonly createScene: CreateScene;
  readonly api: GameApi;
  readonly texts: Texts;
  readonly pageUrl: string;
};

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

type Amounts = { readonly amounts: readonly Money[]; readonly opening: Money; readonly minBet: Money; readonly maxStake: Money };

/** The amounts of the state; `undefined` if one is invalid. */
function readAmounts(state: GameState): Amounts | undefined {
  const { currency } = state;
  const amounts = readBets(state.bets, currency);
  const opening = amountOf(state.balance, currency);
  const [minBet, maxStake] = [state.min_bet, state.max_stake].map((wire) => (wire === undefined ? undefined : amountOf(wire, currency)));
  return amounts && opening && minBet && maxStake ? { amounts, opening, minBet, maxStake } : undefined;
}

/** The space bar is the large button, unless something else uses it. */
function onSpaceBar(press: () => void): void {
  document.addEventListener('keydown', (event) => {
    if (event.code !== 'Space' || event.altKey || event.ctrlKey || event.metaKey) return;
    // It has skipped the way to a result, which may be shown by now: the same press must not go on.
    if (event.defaultPrevented) return;
    // The space bar clicks a focused button.
    if (event.target instanceof Element && event.target.closest('button, input, summary, dialog')) return;
    event.preventDefault();
    if (!event.repeat) press();
  });
}

/** An amount that is short enough for a chip. */
const chipText = (amount: Money, { languageTag }: Texts) => formatNumber(Number(toDecimal(amount)), languageTag, { maximumFractionDigits: 2 });

/** The tools of a scene that are the same for the whole life of the page. */
function fixedTools({ state, model, texts, pageUrl }: BetGameParts, { minBet, maxStake }: Amounts) {
  const { text, languageTag } = texts;
  return {
    model,
    state,
    texts,
    pageUrl,
    sound: createSound(),
    format: (minor: number) => formatMoney(money(minor, state.currency), languageTag),
    times: (stakes: number) => text('games.bets.times', { times: formatNumber(stakes, languageTag, { maximumFractionDigits: 4 }) }),
    isMotionReduced: () => reducedMotion.matches,
    minBetMinor: minBet.minor,
    maxStakeMinor: maxStake.minor,
  };
}

function connectSite(rules: HTMLDialogElement, { openRules, dismiss, refresh }: Record<'openRules' | 'dismiss' | 'refresh', () => void>): void {
  rules.addEventListener('close', () => notifySite({ type: 'rules-closed' }));
  onSiteMessage(({ type }) => {
    if (type === 'open-rules') openRules();
    else if (type === 'close-rules') rules.close();
    else if (type === 'play-on') dismiss();
    else refresh();
  });
}

function createArea({ game, mode }: GameState, { text }: Texts, scene: Scene, notice: HTMLElement): HTMLElement {
  const badge = mode === 'demo' ? [element('span', { class: 'badge' }, text('games.reels.free_play'))] : [];
  const head = element('header', { class: 'head' }, element('h1', {}, game.name), ...badge, ...(scene.head ? [scene.head] : []));
  return element('div', { class: 'area' }, head, scene.root, notice);
}

/** Builds a game whose rounds start with bets. Returns its layout and elements, or `undefined` if an amount of the state is invalid. */
export function createBetGame(parts: BetGameParts) {
  const { state, createScene, api, texts, pageUrl } = parts;
  const { currency, mode, game } = state;
  const read = readAmounts(state);
  if (!read) return undefined;
  const { amounts, opening } = read;
  // The chip of a round that waits for the player is that of its first bet.
  let stakeIndex = startIndex(amounts, amountOf(state.open_round?.bets[0]?.amount ?? state.default_bet, currency));
  let cycleEndsMs = 0;

  const tools: SceneTools = {
    ...fixedTools(parts, read),
    stakeMinor: () => amounts[stakeIndex]?.minor ?? 0,
    changed: () => {
      display.showReturn();
      update();
    },
    play: press,
    move(move) {
      const isOpen = openRoundOf(rounds.current) !== undefined;
      void rounds.move(move);
      return isOpen;
    },
  };
  const { format, sound } = tools;
  const scene = createScene(tools);
  const panel = createPanel(
    texts,
    { layout: scene.layout, amounts: amounts.map(({ minor }) => format(minor)), chips: amounts.map((amount) => chipText(amount, texts)) },
    { onMain: press, onStake: chooseStake, onSound: toggleSound, onRules: openRules },
  );
  const seeds = createSeedsSection({ api, texts, onChange: (changed) => wallet.setSeeds(changed) });
  const rules = createRulesSheet(tools, scene, seeds);
  const errorNotice = createErrorNotice(texts, mode, { onCheckAgain: () => void rounds.repeat(), onDismiss: () => rounds.dismiss() });
  const display = createDisplay(tools, scene, panel);
  const wallet = createWallet({ state, opening, api, texts, canShow: () => canStart(rounds.current), onShow: panel.showBalance });
  const rounds = createRounds({ api, currency, scene, wallet, errorNotice, onChange: update, onSettle: display.showResult });

  function update(): void {
    display.update(rounds.current);
    if (wallet.isStale && canStart(rounds.current)) void refresh();
  }

  /** The large button and the space bar: starts a round, or makes the move that the button shows. */
  function press(): void {
    if (rules.root.open) return;
    const open = openRoundOf(rounds.current);
    const move = open && scene.openAction?.(open).move;
    if (move !== undefined) {
      sound.press();
      return void rounds.move(move);
    }
    if (!canStart(rounds.current)) return;
    const bets = scene.bets();
    if (bets.length === 0 || totalOf(bets) > tools.maxStakeMinor) return;
    const waitMs = cycleEndsMs - performance.now();
    if (waitMs > 0) return panel.showWait(waitMs);
    cycleEndsMs = performance.now() + state.min_cycle_ms;
    sound.press();
    display.clear();
    void rounds.start(bets, newUuid());
  }

  function chooseStake(index: number): void {
    stakeIndex = index;
    panel.showStake(index);
    rounds.dismiss();
    scene.stakeChanged?.();
    display.showReturn();
    update();
  }

  function toggleSound(): void {
    sound.toggle();
    panel.showSound(sound.isOn);
  }

  function openRules(): void {
    rules.open({ ...wallet.fairness, nonce: rounds.nonce });
    notifySite({ type: 'rules-opened' });
  }

  async function refresh(): Promise<void> {
    if (await wallet.refresh()) rounds.dismiss();
  }

  connectSite(rules.root, { openRules, dismiss: () => rounds.dismiss(), refresh: () => void refresh() });
  onSpaceBar(press);

  if (scene.options) panel.root.querySelector('.panel-settings')?.append(scene.options);
  panel.showBalance(format(opening.minor));
  panel.showStake(stakeIndex);
  panel.showSound(sound.isOn);
  display.showReturn();
  update();
  if (state.open_round) void rounds.resume(state.open_round);

  const stage = element('img', { class: 'stage', alt: '', src: new URL(game.stage, pageUrl).href });
  return { layout: scene.layout, elements: [stage, createArea(state, texts, scene, errorNotice.root), panel.root, display.announcement, rules.root] };
}
