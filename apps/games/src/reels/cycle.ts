import type { Controls, SpinMode } from './controls.ts';
import { waitMs, type Play } from './play.rules.ts';

export type Cycle = {
  /** A round starts, or is requested again with the same stake. */
  start(): void;
  /** Milliseconds until the next round may start; 0 when it may now. */
  leftMs(play: Play): number;
  /** Enables the large button for another round: now, or after the rest of the minimum time; never once the play is closed. */
  end(play: Play): void;
};

/** The minimum time from the start of one round to the next, shown as progress on the large button. */
export function createCycle(minCycleMs: number, controls: Controls): Cycle {
  let startedAtMs: number | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const leftMs = (play: Play) => waitMs(play, startedAtMs, minCycleMs, performance.now());

  return {
    start() {
      clearTimeout(waiting);
      startedAtMs = performance.now();
    },
    leftMs,
    end(play) {
      const restMs = leftMs(play);
      const next: SpinMode = play.phase === 'closed' ? 'off' : 'spin';
      if (restMs > 0) {
        controls.showSpin('off');
        controls.showWait(restMs);
        waiting = setTimeout(() => controls.showSpin(next), restMs);
      } else controls.showSpin(next);
    },
  };
}
