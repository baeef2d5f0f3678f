import { useEffect, useRef, useState } from 'react';

/** Counts whole seconds down while `isRunning` and calls `onEnd` once at zero. Starts anew each time it is started. */
export function useCountdown(fromSeconds: number, isRunning: boolean, onEnd: () => void): number {
  const [leftSeconds, setLeftSeconds] = useState(fromSeconds);
  const latestOnEnd = useRef(onEnd);
  useEffect(() => {
    latestOnEnd.current = onEnd;
  });
  useEffect(() => {
    if (!isRunning) return;
    // By the clock: timers of a page in the background are late.
    const endsAt = Date.now() + fromSeconds * 1000;
    setLeftSeconds(fromSeconds);
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
      setLeftSeconds(left);
      if (left > 0) return;
      clearInterval(timer);
      latestOnEnd.current();
    }, 1000);
    return () => clearInterval(timer);
  }, [fromSeconds, isRunning]);
  return leftSeconds;
}
