import { useSyncExternalStore, type RefObject } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/** Full screen of an element, where the browser has it (an iPhone has not, spec §2 "only when the browser supports it"). */
export function useFullscreen(element: RefObject<HTMLElement | null>): { isSupported: boolean; isOn: boolean; toggle: () => void } {
  const isSupported = useSyncExternalStore(
    subscribe,
    () => document.fullscreenEnabled === true,
    () => false,
  );
  const isOn = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null,
    () => false,
  );
  const toggle = () => {
    // A browser may refuse (no gesture, policy): the game simply stays as it is.
    const done = isOn ? document.exitFullscreen() : element.current?.requestFullscreen();
    void done?.catch(() => {});
  };
  return { isSupported, isOn, toggle };
}
