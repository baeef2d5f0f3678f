import { useEffect, useLayoutEffect, useRef } from 'react';

/** Keeps how far the page was scrolled while something takes its whole place, and goes back there when it is shown again. */
export function useKeptScroll(isCovered: boolean): void {
  const scrolledTo = useRef(0);

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
    if (!isCovered) return;
    const kept = scrolledTo.current;
    scrollTo(0, 0);
    return () => scrollTo(0, kept);
  }, [isCovered]);
}
