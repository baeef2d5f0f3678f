import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react';

const tickMs = 250;

const subscribe = (onTick: () => void) => {
  const timer = setInterval(onTick, tickMs);
  return () => clearInterval(timer);
};

const noTicks = () => () => {};
const unknown = () => undefined;

/**
 * Whole seconds until a time (ms since 1970), at least 0; calls `onEnd` at 0. Undefined without a time and during hydration,
 * because the server's clock differs.
 */
export function useSecondsLeft(untilMs: number | undefined, onEnd?: () => void): number | undefined {
  const read = useCallback(() => (untilMs === undefined ? undefined : Math.max(0, Math.ceil((untilMs - Date.now()) / 1000))), [untilMs]);
  const seconds = useSyncExternalStore(untilMs === undefined ? noTicks : subscribe, read, unknown);
  const end = useEffectEvent(() => onEnd?.());
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  return seconds;
}
