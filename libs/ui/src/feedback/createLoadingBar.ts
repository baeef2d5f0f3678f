export type LoadingBarState = 'hidden' | 'running' | 'finished' | 'failed';

export interface LoadingBarStore {
  /** Something began; the bar shows only if it lasts. */
  start: () => void;
  finish: () => void;
  fail: () => void;
  subscribe: (listener: () => void) => () => void;
  getState: () => LoadingBarState;
}

/** Nothing is shown for what takes less than this (spec §9). */
export const loadingBarDelayMs = 200;
/** How long a full bar stays (spec §9). */
export const loadingBarHideMs = 500;

/** The state of one loading bar. Starts that overlap are one; the creep of about 5 s is the view's. */
export function createLoadingBar(): LoadingBarStore {
  const listeners = new Set<() => void>();
  let state: LoadingBarState = 'hidden';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const change = (next: LoadingBarState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const after = (delayMs: number, next: LoadingBarState) => {
    clearTimeout(timer);
    timer = setTimeout(() => change(next), delayMs);
  };
  const end = (next: 'finished' | 'failed') => {
    clearTimeout(timer);
    // A failure is shown even when it came too fast for the bar; a quick success is not.
    if (state !== 'running' && next === 'finished') return change('hidden');
    change(next);
    after(loadingBarHideMs, 'hidden');
  };

  return {
    start() {
      if (state === 'running') return;
      if (state !== 'hidden') change('hidden');
      after(loadingBarDelayMs, 'running');
    },
    finish: () => end('finished'),
    fail: () => end('failed'),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => state,
  };
}
