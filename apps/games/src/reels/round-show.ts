import type { ReelsModel } from '@playfront/game-math';
import { zero, type Money } from '@playfront/money';
import { element } from '../frame/element.ts';
import type { Sound } from '../frame/sound.ts';
import type { Texts } from '../frame/texts.ts';
import type { Controls } from './controls.ts';
import { createPacer } from './pacer.ts';
import type { WinDisplay } from './win-display.ts';
import type { ReelsWindow } from './window.ts';
import { openingWindow } from './opening-window.ts';
import type { Play } from './play.rules.ts';
import { freeSpinCount, wonSoFar, type Round, type Spin } from './round.ts';
import { timingOf } from './timing.ts';

type Showing = Extract<Play, { readonly phase: 'showing' }>;

export type RoundShow = {
  /** Over the reels: announces free spins that were just won. */
  readonly announcement: HTMLElement;
  /** Label on the frame: the number of this free spin. */
  readonly counter: HTMLElement;
  /** The result of the round for screen readers. */
  readonly result: HTMLElement;
  /** Spins the reels for a new round. Resolves when the first reel may stop. */
  start(bet: Money): Promise<void>;
  /** Shows the current spin of the play. Returns false if the player has skipped it. */
  showSpin(showing: Showing, isCurrent: () => boolean): Promise<boolean>;
  /** Shows the result of the round. */
  showResult(round: Round): void;
  /** Restores the window from before the round, if the round did not take place. */
  restoreWindow(): void;
  /** Ends the current wait. */
  skip(): void;
};

export type RoundShowParts = {
  readonly model: ReelsModel;
  readonly reels: ReelsWindow;
  readonly wins: WinDisplay;
  readonly controls: Controls;
  readonly sound: Sound;
  readonly slug: string;
  readonly texts: Texts;
  readonly format: (amount: Money) => string;
  readonly isMotionReduced: () => boolean;
};

/** Shows a round on the reels: the start, each spin, the result. Before the first round the reels show a window without a win. */
export function createRoundShow({ model, reels, wins, controls, sound, slug, texts, format, isMotionReduced }: RoundShowParts): RoundShow {
  const { text } = texts;
  const pacer = createPacer();
  const announcement = element('div', { class: 'announcement', hidden: '' });
  const counter = element('div', { class: 'plate plate-free', hidden: '' });
  const result = element('p', { class: 'visually-hidden', role: 'status' });
  let shownWindow: Spin['window'] = openingWindow(model, slug);

  const timing = () => timingOf(model.reels, isMotionReduced());

  function spinReels(): Promise<void> {
    reels.spin();
    return pacer.wait(timing().firstStopMs);
  }

  /** Announces free spins that were just won, counts this one and spins the reels. Returns false if the player has skipped it. */
  async function startFreeSpin(round: Round, spinIndex: number, isCurrent: () => boolean): Promise<boolean> {
    const won = round.spins[spinIndex - 1]?.freeSpinsWon ?? 0;
    const multiplier = model.freeSpins?.multiplier ?? 1;
    if (won > 0) {
      announcement.replaceChildren(
        element('b', {}, text('games.reels.free_spins.won', { count: won })),
        element('span', {}, text('games.reels.free_spins.multiplier', { multiplier })),
      );
      announcement.hidden = false;
      result.replaceChildren(text('games.reels.free_spins.won', { count: won }));
      await pacer.wait(timing().announceMs);
      if (!isCurrent()) return false;
    }
    announcement.hidden = true;
    const { spin, total } = freeSpinCount(round, spinIndex - 1);
    counter.replaceChildren(
      element('span', {}, text('games.reels.free_spins.counter', { spin: spin + 1, total })),
      element('b', {}, `×${multiplier}`),
    );
    counter.hidden = false;
    wins.clear();
    await spinReels();
    return isCurrent();
  }

  /** Stops the reels from the left. Returns false if the player has skipped it. */
  async function land(spin: Spin, isCurrent: () => boolean): Promise<boolean> {
    const { staggerMs, landMs } = timing();
    for (const [reel, column] of spin.window.entries()) {
      if (reel > 0 && staggerMs > 0) await pacer.wait(staggerMs);
      if (!isCurrent()) return false;
      reels.stopReel(reel, column, timing());
      sound.reelStop(reel);
    }
    await pacer.wait(landMs);
    return isCurrent();
  }

  function resultText({ win, celebrate }: Round): string {
    if (win.minor === 0) return text('games.reels.result.none');
    return text(celebrate ? 'games.reels.result.won' : 'games.reels.result.returned', { amount: format(win) });
  }

  reels.show(shownWindow);
  reels.describe(shownWindow);
  return {
    announcement,
    counter,
    result,
    start(bet) {
      wins.clear();
      result.replaceChildren();
      controls.showWin(text('games.reels.win'), format(zero(bet.currency)), 'none');
      controls.showSpin('spinning');
      return spinReels();
    },
    async showSpin({ round, spinIndex, isSkipped }, isCurrent) {
      const spin = round.spins[spinIndex] ?? round.spins[0];
      if (spinIndex > 0) {
        controls.showSpin(isSkipped ? 'spinning' : 'skip');
        if (!isSkipped && !(await startFreeSpin(round, spinIndex, isCurrent))) return false;
      }
      announcement.hidden = true;
      if (isSkipped) reels.show(spin.window);
      else if (!(await land(spin, isCurrent))) return false;
      shownWindow = spin.window;
      reels.describe(spin.window);
      if (round.spins.length > 1 && !isSkipped) {
        wins.showSpin(spin, round.celebrate);
        wins.showSoFar(wonSoFar(round, spinIndex), round);
        await pacer.wait(spin.wins.length > 0 ? timing().winPauseMs : timing().pauseMs);
      }
      return isCurrent();
    },
    showResult(round) {
      counter.hidden = true;
      announcement.hidden = true;
      wins.showResult(round, timing());
      result.replaceChildren(resultText(round));
    },
    restoreWindow: () => reels.show(shownWindow),
    skip: () => pacer.skip(),
  };
}
