import type { Run } from '../../bets/table-scene.ts';

export type Playback = {
  /** Begins the way to a result. `isStill`: it has been seen before, or nothing may move. */
  begin(isStill: boolean): void;
  /** Plays one part of it, unless the rest has been skipped. */
  play(make: () => Run): Promise<void>;
};

const skipKeys = new Set(['Space', 'Enter', 'Escape']);

/** Parts that are played one after the other; a tap on `root` or a key skips all that are left. */
export function createPlayback(root: HTMLElement): Playback {
  let running: Run | undefined;
  let isSkipped = false;

  function skip(): void {
    if (!running) return;
    isSkipped = true;
    running.skip();
  }

  root.addEventListener('click', skip);
  document.addEventListener('keydown', (event) => {
    if (!running || event.repeat || !skipKeys.has(event.code)) return;
    // In the open rules these keys have their own meaning.
    if (event.target instanceof Element && event.target.closest('dialog')) return;
    event.preventDefault();
    skip();
  });

  return {
    begin(isStill) {
      isSkipped = isStill;
    },
    async play(make) {
      if (isSkipped) return;
      running = make();
      await running.finished;
      running = undefined;
    },
  };
}
