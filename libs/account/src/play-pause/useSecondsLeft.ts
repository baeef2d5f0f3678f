import { useEffect, useState } from 'react';

/** Whole seconds until `endMs` on the monotonic clock, so that a wrong device clock does not matter. */
export function useSecondsLeft(endMs: number): number {
  const [nowMs, setNowMs] = useState(() => performance.now());
  const isRunning = nowMs < endMs;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNowMs(performance.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return Math.max(0, Math.ceil((endMs - nowMs) / 1000));
}

/** The time at which so many seconds from now have passed, up to the full minute: shown as `HH:mm`, it is not too early. */
export function endTimeOf(seconds: number): string {
  return new Date(Math.ceil((Date.now() + seconds * 1000) / 60_000) * 60_000).toISOString();
}

/** Minutes and seconds of a countdown: "4:32". */
export function countdownText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
