export type LoadingBarState = 'hidden' | 'running' | 'finished' | 'failed';

export interface LoadingBarStore {
  /** Call when a load starts; the bar appears only if it lasts. */
  start: () => void;
  finish: () => void;
  fail: () => void;
  subscribe: (listener: () => void) => () => void;
  getState: () => LoadingBarState;
}

/** Shorter loads show no bar (spec §9). */
export const loadingBarDelayMs = 200;
/** How long a full bar stays (spec §9). */
export const loadingBarHideMs = 500;

/** State of a loading bar. Overlapping loads count as one; the view animates the progress of about 5 s. */
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
    // A fast failure is shown even if the bar has not appeared; a fast success is not.
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
