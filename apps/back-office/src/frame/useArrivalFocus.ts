import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

type ArrivalFocus = 'heading' | 'results';

/** Navigation state after a login or a header search, whose control is gone or no longer needed. */
export const focusOn = (target: ArrivalFocus) => ({ focus: target });

/** Focuses the element, or its first record, once it is shown, if the navigation requested it with {@link focusOn}. */
export function useArrivalFocus<Of extends HTMLElement>(target: ArrivalFocus, isShown = true): RefObject<Of | null> {
  const element = useRef<Of>(null);
  const { key, state } = useLocation() as { key: string; state: ReturnType<typeof focusOn> | null };
  const isRequested = isShown && state?.focus === target;
  useEffect(() => {
    if (isRequested) (element.current?.querySelector<HTMLElement>('[data-row]') ?? element.current)?.focus();
  }, [isRequested, key]);
  return element;
}
