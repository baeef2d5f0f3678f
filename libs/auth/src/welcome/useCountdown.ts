import { useEffect, useEffectEvent, useState } from 'react';

const tickMs = 250;

/**
 * Counts down in whole seconds while `isRunning` and calls `onEnd` once at zero. Restarts each time it is started. Measures time that has passed,
 * so that setting the device's clock does not change it.
 */
export function useCountdown(fromSeconds: number, isRunning: boolean, onEnd: () => void): number {
  const [leftSeconds, setLeftSeconds] = useState(fromSeconds);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    setLeftSeconds(fromSeconds);
    if (!isRunning) return undefined;
    const startedAt = performance.now();
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil(fromSeconds - (performance.now() - startedAt) / 1000));
      setLeftSeconds(left);
      if (left > 0) return;
      clearInterval(timer);
      end();
    }, tickMs);
    return () => clearInterval(timer);
  }, [fromSeconds, isRunning]);
  return leftSeconds;
}
