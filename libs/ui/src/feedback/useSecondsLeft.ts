import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react';

const tickMs = 250;

/**
 * The time `seconds` from now, in ms of the monotonic clock (`performance.now()`), which does not change with the device's clock and is
 * correct even if a tab's timers were suspended.
 */
export const endMsAfter = (seconds: number): number => performance.now() + seconds * 1000;

// Rounded first: floating-point error in the sum above would show 6 seconds instead of 5.
const secondsUntil = (endMs: number) => Math.max(0, Math.ceil(Math.round(endMs - performance.now()) / 1000));

const unknown = () => undefined;

/**
 * Whole seconds until `endMs` (see {@link endMsAfter}), at least 0; calls `onEnd` at 0. Undefined without a time and during hydration, because
 * the server's clock differs.
 */
export function useSecondsLeft(endMs: number | undefined, onEnd?: () => void): number | undefined {
  const read = useCallback(() => (endMs === undefined ? undefined : secondsUntil(endMs)), [endMs]);
  const subscribe = useCallback(
    (onTick: () => void) => {
      const timer = setInterval(() => {
        onTick();
        if (!read()) clearInterval(timer);
      }, tickMs);
      return () => clearInterval(timer);
    },
    [read],
  );
  const seconds = useSyncExternalStore(subscribe, read, unknown);
  const end = useEffectEvent(() => onEnd?.());
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  return seconds;
}
