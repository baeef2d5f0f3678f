import type { Controls, SpinMode } from './controls.ts';
import { waitMs, type Play } from './play.rules.ts';

export type Cycle = {
  /** Called when a round starts, or is requested again with the same stake. */
  start(): void;
  /** Milliseconds until the next round may start; 0 if it may start now. */
  remainingTimeMs(play: Play): number;
  /** Enables the large button for the next round, after the rest of the minimum time; not if the play is closed. */
  end(play: Play): void;
};

/** The minimum time from the start of one round to the next, shown as progress on the large button. */
export function createCycle(minCycleMs: number, controls: Controls): Cycle {
  let startedAtMs: number | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const remainingTimeMs = (play: Play) => waitMs(play, startedAtMs, minCycleMs, performance.now());

  return {
    start() {
      clearTimeout(waiting);
      startedAtMs = performance.now();
    },
    remainingTimeMs,
    end(play) {
      const remainingMs = remainingTimeMs(play);
      const next: SpinMode = play.phase === 'closed' ? 'off' : 'spin';
      if (remainingMs > 0) {
        controls.showSpin('off');
        controls.showWait(remainingMs);
        waiting = setTimeout(() => controls.showSpin(next), remainingMs);
      } else controls.showSpin(next);
    },
  };
}
