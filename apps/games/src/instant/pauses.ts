/** Waits that a player can end. */
export type Pauses = {
  wait(ms: number): Promise<void>;
  /** Ends the wait and every running animation of the scene. */
  skip(): void;
};

/** The timing of a scene. Timers, not the end of an animation: a hidden page runs no animations. */
export function createPauses(root: HTMLElement): Pauses {
  let finish: (() => void) | undefined;
  return {
    wait: (ms) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, ms);
        finish = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
    skip() {
      if (!finish) return;
      for (const animation of root.getAnimations({ subtree: true })) {
        if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
      }
      finish();
      finish = undefined;
    },
  };
}
