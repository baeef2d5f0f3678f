import { zero, type Money } from '@playfront/money';
import { element } from '../frame/element.ts';
import type { Announcements } from './announcements.ts';
import type { Controls } from './controls.ts';
import { createPacer } from './pacer.ts';
import { openingWindow } from './opening-window.ts';
import type { Play } from './play.rules.ts';
import { lastStep, wonSoFar, type Round, type Step } from './round.ts';
import { createSpinMotion, type SpinMotionParts } from './spin-motion.ts';

type Showing = Extract<Play, { readonly phase: 'showing' }>;

export type RoundShow = Pick<Announcements, 'announcement' | 'counter' | 'ways'> & {
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

export type RoundShowParts = SpinMotionParts & { readonly controls: Controls; readonly slug: string };

/** Shows a round on the reels: the start, each spin, the result. Before the first round the reels show a window without a win. */
export function createRoundShow({ controls, slug, ...parts }: RoundShowParts): RoundShow {
  const { model, reels, wins, sound, texts, format, isMotionReduced } = parts;
  const { text } = texts;
  const pacer = createPacer();
  const { labels, timing, ...motion } = createSpinMotion(parts, pacer);
  const { announcement, counter, ways } = labels;
  const result = element('p', { class: 'visually-hidden', role: 'status' });
  let shownWindow: Step['window'] = openingWindow(model, slug);

  /** Announces free spins that were just won, counts this one and spins the reels. Returns false if the player has skipped it. */
  async function startFreeSpin(round: Round, spinIndex: number, isCurrent: () => boolean): Promise<boolean> {
    const won = round.spins[spinIndex - 1]?.freeSpinsWon ?? 0;
    if (won > 0) {
      result.replaceChildren(labels.announceFreeSpins(won));
      await pacer.wait(timing().announceMs);
      if (!isCurrent()) return false;
    }
    announcement.hidden = true;
    labels.count(round, spinIndex, round.spins[spinIndex]?.steps[0]);
    wins.clear();
    await motion.spin();
    return isCurrent();
  }

  /** A jackpot is announced over the reels before the result of the round. */
  async function announceJackpot({ jackpot }: Round): Promise<void> {
    if (!jackpot?.won) return;
    result.replaceChildren(labels.announceJackpot(jackpot.won));
    sound.win(4);
    await pacer.wait(2 * timing().announceMs);
    announcement.hidden = true;
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
    ways,
    result,
    start(bet) {
      wins.clear();
      ways.hidden = true;
      result.replaceChildren();
      controls.showWin(text('games.reels.win'), format(zero(bet.currency)), 'none');
      controls.showSpin('spinning');
      return motion.spin();
    },
    async showSpin({ round, spinIndex, isSkipped }, isCurrent) {
      const spin = round.spins[spinIndex] ?? round.spins[0];
      if (spinIndex > 0) {
        controls.showSpin(isSkipped ? 'spinning' : 'skip');
        if (!isSkipped && !(await startFreeSpin(round, spinIndex, isCurrent))) return false;
      }
      announcement.hidden = true;
      const last = lastStep(spin);
      if (isSkipped) reels.show(last.window);
      else if (!(await motion.land(spin, isCurrent))) return false;
      labels.showWays(spin);
      // Without motion, the result is shown at once.
      if (isMotionReduced()) reels.show(last.window);
      else if (!isSkipped && !(await motion.cascade(round, spinIndex, isCurrent))) return false;
      shownWindow = last.window;
      reels.describe(last.window);
      if (round.spins.length > 1 && !isSkipped) {
        wins.showStep(last, round.celebrate);
        wins.showSoFar(wonSoFar(round, spinIndex), round);
        await pacer.wait(spin.win.minor > 0 ? timing().winPauseMs : timing().pauseMs);
      }
      if (spinIndex === round.spins.length - 1) await announceJackpot(round);
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
