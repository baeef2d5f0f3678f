import { useLayoutEffect } from 'react';

/** Return target of an overlay that another one replaced. */
let replacedTarget: Element | null = null;

/** Returns the focus when an overlay closes or unmounts (Mantine's own hook misses overlays that are open from their first render). */
export function useReturnFocus(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const current = document.activeElement;
    // The element that opened this overlay may have closed with its own overlay: use that overlay's return target.
    const before = current === document.body || current?.closest('[data-overlay-frame]') ? (replacedTarget ?? current) : current;
    return () => {
      replacedTarget = before;
      // After the focus trap has released. Does nothing if the opener is gone, the focus was moved on purpose, or another overlay replaced this one.
      requestAnimationFrame(() => {
        replacedTarget = null;
        const now = document.activeElement;
        const isLost = now === null || now === document.body || now.closest('[data-overlay-frame]') !== null;
        // An overlay that waits for the next one's code is still mounted, but hidden.
        const open = [...document.querySelectorAll('[data-overlay-open]')].filter((frame) => frame.checkVisibility());
        const isReplaced = open.length > 0 && !open.some((frame) => frame.contains(before));
        if (isLost && !isReplaced && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      });
    };
  }, [isOpen]);
}
