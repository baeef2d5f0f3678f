import { useCallback, useSyncExternalStore } from 'react';

const tickMs = 250;

const subscribe = (onTick: () => void) => {
  const timer = setInterval(onTick, tickMs);
  return () => clearInterval(timer);
};

const unknown = () => undefined;

/** Whole seconds until a moment (ms since 1970), never under 0; nothing while the page is still the server's, whose clock is another. */
export function useSecondsLeft(untilMs: number): number | undefined {
  const read = useCallback(() => Math.max(0, Math.ceil((untilMs - Date.now()) / 1000)), [untilMs]);
  return useSyncExternalStore(subscribe, read, unknown);
}
