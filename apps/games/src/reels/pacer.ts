export type Pacer = {
  /** Resolves after the time, or as soon as the wait is cut short. */
  wait(ms: number): Promise<void>;
  cutShort(): void;
};

/** Waits that the player can cut short. Uses timers, not animation events, so that a page in the background still finishes its round. */
export function createPacer(): Pacer {
  let release: (() => void) | undefined;
  return {
    wait(ms) {
      return new Promise((resolve) => {
        const timer = setTimeout(resolve, ms);
        release = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    },
    cutShort() {
      release?.();
    },
  };
}
