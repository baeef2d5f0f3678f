import { useEffect, useEffectEvent } from 'react';

/** The key that opens the search wherever nothing is being typed. */
export const searchKey = '/';

/** All keys that open it, as `aria-keyshortcuts` names them. */
export const searchKeys = `${searchKey} Control+K Meta+K`;

/** The key that writes K, or stands in its place where letters are not Latin. */
const isK = ({ key, code }: KeyboardEvent) => key.toLowerCase() === 'k' || (code === 'KeyK' && !/[a-z]/i.test(key));

/** Control and K, or Command and K on a Mac, where Control and K belongs to the field that is typed in. */
const isChord = (event: KeyboardEvent) => {
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  const isHeld = /^(Mac|iP)/.test(navigator.platform) ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  return isHeld && !altKey && !shiftKey && isK(event);
};

const isAlone = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => key === searchKey && !ctrlKey && !metaKey && !altKey;

const typesText = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input,textarea,select,[role="textbox"]'));

/** Calls `onPress` for the keys of the search: `/` while no text is typed, Ctrl+K or Cmd+K at any time; not under an open dialog or drawer. */
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
