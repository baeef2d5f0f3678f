import { useEffect, useLayoutEffect, useRef } from 'react';

/** Restores scroll position and focus of a page that was covered completely, when it is shown again. */
export function useRestoredPosition(isCovered: boolean): void {
  const scrolledTo = useRef(0);
  const focused = useRef<Element | null>(null);

  useEffect(() => {
    if (isCovered) return;
    const handleScroll = () => {
      scrolledTo.current = scrollY;
    };
    handleScroll();
    addEventListener('scroll', handleScroll, { passive: true });
    return () => removeEventListener('scroll', handleScroll);
  }, [isCovered]);

  useLayoutEffect(() => {
    if (!isCovered) {
      const isFocusLost = document.activeElement === document.body;
      if (isFocusLost && focused.current instanceof HTMLElement) focused.current.focus({ preventScroll: true });
      return;
    }
    // The browser blurs it in the next frame.
    focused.current = document.activeElement;
    const scrollTop = scrolledTo.current;
    scrollTo(0, 0);
    return () => scrollTo(0, scrollTop);
  }, [isCovered]);
}
