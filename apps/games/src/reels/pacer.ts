export type Pacer = {
  /** Resolves after the time, or when `skip` is called. */
  wait(ms: number): Promise<void>;
  skip(): void;
};

/** Delays that the player can skip. Uses timers instead of animation events, so that a page in the background finishes its round. */
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
    skip() {
      release?.();
    },
  };
}
