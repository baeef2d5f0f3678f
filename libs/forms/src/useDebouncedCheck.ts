import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createDebouncedCheck, type CheckState, type DebouncedCheck } from './debounced-check.ts';

/** Pause in typing before a value is checked (spec §9). */
export const checkDelayMs = 500;

/** Checks a value with {@link createDebouncedCheck} whenever it changes. An empty `value` sends no request. */
export function useDebouncedCheck<Verdict>(
  value: string,
  requestVerdict: (value: string, signal: AbortSignal) => Promise<Verdict>,
): { state: CheckState<Verdict>; settle: DebouncedCheck<Verdict>['settle'] } {
  const latestRequest = useRef(requestVerdict);
  useEffect(() => {
    latestRequest.current = requestVerdict;
  });
  const [check] = useState(() =>
    createDebouncedCheck<Verdict>({ delayMs: checkDelayMs, requestVerdict: (typed, signal) => latestRequest.current(typed, signal) }),
  );
  useEffect(() => check.change(value), [check, value]);
  useEffect(() => check.stop, [check]);
  const state = useSyncExternalStore(check.subscribe, check.state, check.state);
  return { state, settle: check.settle };
}
