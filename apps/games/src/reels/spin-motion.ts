import type { Money } from '@playfront/money';
import type { Sound } from '../frame/sound.ts';
import type { Texts } from '../frame/texts.ts';
import { createAnnouncements, type Announcements } from './announcements.ts';
import type { Pacer } from './pacer.ts';
import { wonSoFar, type Round, type Spin } from './round.ts';
import { layoutOf, type SlotModel } from './slot-model.ts';
import { timingOf, type Timing } from './timing.ts';
import type { WinDisplay } from './win-display.ts';
import type { ReelsWindow } from './window.ts';

export type SpinMotion = {
  readonly labels: Announcements;
  timing(): Timing;
  /** Spins the reels. Resolves when the first one may stop. */
  spin(): Promise<void>;
  /** Stops the reels from the left. Returns false if the player has skipped it. */
  land(spin: Spin, isCurrent: () => boolean): Promise<boolean>;
  /** Shows the windows after the first one of a spin: the wins of one, then what falls. Returns false if the player has skipped it. */
  cascade(round: Round, spinIndex: number, isCurrent: () => boolean): Promise<boolean>;
};

export type SpinMotionParts = {
  readonly model: SlotModel;
  readonly reels: ReelsWindow;
  readonly wins: WinDisplay;
  readonly sound: Sound;
  readonly texts: Texts;
  readonly format: (amount: Money) => string;
  readonly isMotionReduced: () => boolean;
};

/** How the reels move in a spin. */
export function createSpinMotion({ model, reels, wins, sound, texts, format, isMotionReduced }: SpinMotionParts, pacer: Pacer): SpinMotion {
  const labels = createAnnouncements(model, texts, format);
  const timing = () => timingOf(layoutOf(model).strips.length, isMotionReduced());

  return {
    labels,
    timing,
    spin() {
      reels.spin();
      return pacer.wait(timing().firstStopMs);
    },
    async land(spin, isCurrent) {
      const { staggerMs, landMs } = timing();
      for (const [reel, column] of spin.steps[0].window.entries()) {
        if (reel > 0 && staggerMs > 0) await pacer.wait(staggerMs);
        if (!isCurrent()) return false;
        reels.stopReel(reel, column, timing());
        sound.reelStop(reel);
      }
      await pacer.wait(landMs);
      return isCurrent();
    },
    async cascade(round, spinIndex, isCurrent) {
      const steps = round.spins[spinIndex]?.steps ?? [];
      let wonMinor = wonSoFar(round, spinIndex - 1);
      for (const [index, step] of steps.entries()) {
        const previous = steps[index - 1];
        if (previous) {
          reels.vanish(previous);
          await pacer.wait(timing().vanishMs);
          if (!isCurrent()) return false;
          wins.clear();
          reels.fall(previous, step.window, timing());
          if (spinIndex > 0) labels.count(round, spinIndex, step);
          sound.reelStop(index);
          await pacer.wait(timing().landMs);
          if (!isCurrent()) return false;
        }
        // The last window is shown with the result of the spin.
        if (index === steps.length - 1) break;
        wonMinor += step.win.minor;
        wins.showStep(step, round.celebrate);
        wins.showSoFar(wonMinor, round);
        await pacer.wait(timing().stepMs);
        if (!isCurrent()) return false;
      }
      return true;
    },
  };
}
