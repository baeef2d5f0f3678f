import { useSyncExternalStore, type RefObject } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/** Full screen of an element, if the browser supports it (spec §2); an iPhone does not. */
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
    // The browser may refuse, for example by its policy: then nothing changes.
    const done = isOn ? document.exitFullscreen() : element.current?.requestFullscreen();
    void done?.catch(() => {});
  };
  return { isSupported, isOn, toggle };
}
