import { useEffect, useEffectEvent } from 'react';

/** Opens the search unless the focus is in a text field. */
export const searchKey = '/';

/** All shortcuts, in the syntax of `aria-keyshortcuts`. */
export const searchKeys = `${searchKey} Control+K Meta+K`;

/** The K key, or the key in its position on non-Latin layouts. */
const isK = ({ key, code }: KeyboardEvent) => key.toLowerCase() === 'k' || (code === 'KeyK' && !/[a-z]/i.test(key));

/** Control+K, or Command+K on a Mac, where Control+K is an editing command in text fields. */
const isChord = (event: KeyboardEvent) => {
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  const isHeld = /^(Mac|iP)/.test(navigator.platform) ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  return isHeld && !altKey && !shiftKey && isK(event);
};

const isAlone = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => key === searchKey && !ctrlKey && !metaKey && !altKey;

const typesText = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input,textarea,select,[role="textbox"]'));

/** Calls `onPress` for the search shortcuts: `/` outside text fields, Ctrl+K or Cmd+K anywhere; not while a dialog or drawer is open. */
export function useSearchKey(onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const isPressed = isChord(event) || (isAlone(event) && !typesText(event.target));
      if (!isPressed || event.isComposing || event.defaultPrevented) return;
      if (document.querySelector('[data-overlay-open]')) return;
      event.preventDefault();
      press();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);
}
