/** Steps of a draw, one after the other. */
export type Pace = {
  /** Calls `onStep` for each step and waits in between. Once the player has skipped, the remaining steps follow at once, with `isStill`. */
  run(steps: number, waitMs: (step: number) => number, onStep: (step: number, isStill: boolean) => void, isStill: boolean): Promise<void>;
  skip(): void;
};

/** Uses timers instead of animation events, so that a page in the background finishes its round. */
export function createPace(): Pace {
  let isSkipped = false;
  let release: (() => void) | undefined;

  function wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      release = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  return {
    async run(steps, waitMs, onStep, isStill) {
      isSkipped = isStill;
      for (let step = 0; step < steps; step++) {
        onStep(step, isSkipped);
        if (!isSkipped) await wait(waitMs(step));
      }
    },
    skip() {
      isSkipped = true;
      release?.();
    },
  };
}
