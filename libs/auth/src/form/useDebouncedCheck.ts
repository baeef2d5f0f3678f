import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createDebouncedCheck, type CheckState, type DebouncedCheck } from './createDebouncedCheck.ts';

/** Milliseconds of rest before the server is asked about a value (spec §9). */
export const checkDelayMs = 500;

/** Follows a value with a {@link createDebouncedCheck}. An empty `value` asks nothing. */
export function useDebouncedCheck<Verdict>(
  value: string,
  ask: (value: string, signal: AbortSignal) => Promise<Verdict>,
): { state: CheckState<Verdict>; settle: DebouncedCheck<Verdict>['settle'] } {
  const latestAsk = useRef(ask);
  useEffect(() => {
    latestAsk.current = ask;
  });
  const [check] = useState(() => createDebouncedCheck<Verdict>({ delayMs: checkDelayMs, ask: (asked, signal) => latestAsk.current(asked, signal) }));
  useEffect(() => check.change(value), [check, value]);
  useEffect(() => check.stop, [check]);
  const state = useSyncExternalStore(check.subscribe, check.state, check.state);
  return { state, settle: check.settle };
}
