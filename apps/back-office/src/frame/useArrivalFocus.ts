import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

type ArrivalFocus = 'heading' | 'results';

/** Navigation state of a page that was opened by a login or by the header's search, whose control has gone or is done with. */
export const focusOn = (target: ArrivalFocus) => ({ focus: target });

/** Focuses the element once it is shown, or its first record, if the navigation to this page asks for it with {@link focusOn}. */
export function useArrivalFocus<Of extends HTMLElement>(target: ArrivalFocus, isShown = true): RefObject<Of | null> {
  const element = useRef<Of>(null);
  const { key, state } = useLocation() as { key: string; state: ReturnType<typeof focusOn> | null };
  const isAsked = isShown && state?.focus === target;
  useEffect(() => {
    if (isAsked) (element.current?.querySelector<HTMLElement>('[data-row]') ?? element.current)?.focus();
  }, [isAsked, key]);
  return element;
}
