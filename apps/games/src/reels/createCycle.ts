import type { Controls, SpinMode } from './createControls.ts';
import { waitMs, type Play } from './play.rules.ts';

export type Cycle = {
  /** A round starts, or asks once more about its stake. */
  start(): void;
  /** Milliseconds until the next round may start; 0 when it may now. */
  leftMs(play: Play): number;
  /** Gives the big button back for another round: now, or as soon as the rest of the time has passed; never once the play is closed. */
  end(play: Play): void;
};

/** The least time from one round's start to the next, which the big button shows running. */
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
