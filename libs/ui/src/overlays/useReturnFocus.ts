import { useLayoutEffect } from 'react';

/** Where the focus is to go back to from an overlay that another has just taken the place of. */
let handedOn: Element | null = null;

/** Puts the focus back where it was, when an overlay closes or its whole chunk is taken away (Mantine's own misses one that is open from its first render). */
export function useReturnFocus(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const current = document.activeElement;
    // What opened this one may have gone with the overlay it was in: the way back is then that one's.
    const before = current === document.body || current?.closest('[data-overlay-frame]') ? (handedOn ?? current) : current;
    return () => {
      handedOn = before;
      // After the trap lets go. Who opened it may be gone; who moved the focus on purpose keeps it, and so does an overlay that took its place.
      requestAnimationFrame(() => {
        handedOn = null;
        const now = document.activeElement;
        const isLost = now === null || now === document.body || now.closest('[data-overlay-frame]') !== null;
        // One that waits for the code of the next is still there, hidden.
        const open = [...document.querySelectorAll('[data-overlay-open]')].filter((frame) => frame.checkVisibility());
        const isReplaced = open.length > 0 && !open.some((frame) => frame.contains(before));
        if (isLost && !isReplaced && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      });
    };
  }, [isOpen]);
}
