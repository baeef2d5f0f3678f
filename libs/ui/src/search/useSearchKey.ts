import { useEffect, useEffectEvent } from 'react';

/** The key that opens the search wherever nothing is being typed. */
export const searchKey = '/';

const typesText = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input,textarea,select,[role="textbox"]'));

/** Calls `onPress` for the key of the search: not while text is typed, and not under an open dialog or drawer. */
export function useSearchKey(onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const isHeld = event.ctrlKey || event.metaKey || event.altKey || event.isComposing;
      if (event.key !== searchKey || isHeld || event.defaultPrevented || typesText(event.target)) return;
      if (document.querySelector('[data-overlay-open]')) return;
      event.preventDefault();
      press();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);
}
