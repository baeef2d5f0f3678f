import { useCallback, useEffect, useRef } from 'react';
import { checkDelayMs } from './useDebouncedCheck.ts';

/** Runs an action when typing pauses: {@link checkDelayMs} after the last call, which replaces the ones before it. The function is stable. */
export function useAfterTyping(): (action: () => void) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback((action) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(action, checkDelayMs);
  }, []);
}
