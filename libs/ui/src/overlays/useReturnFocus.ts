import { useLayoutEffect } from 'react';

/** Puts the focus back where it was, when an overlay closes or its whole chunk is taken away (Mantine's own misses one that is open from its first render). */
export function useReturnFocus(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const before = document.activeElement;
    return () => {
      // After the trap lets go. Who opened it may be gone; and who moved the focus on purpose keeps it.
      requestAnimationFrame(() => {
        const now = document.activeElement;
        const isLost = now === null || now === document.body || now.closest('[data-overlay-frame]') !== null;
        if (isLost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      });
    };
  }, [isOpen]);
}
