import { useEffect, useRef, useState } from 'react';
import { slackPx } from './useRovingStop.ts';

/**
 * Scrolls a horizontal row by its visible width and reports whether it is at an end. Horizontal wheel,
 * Shift with wheel, and touch are native; the vertical wheel scrolls the page, as everywhere else.
 */
export function useRowScroll(itemCount: number) {
  const ref = useRef<HTMLUListElement>(null);
  // Before the first measurement: at the start, with more to scroll.
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: false });

  useEffect(() => {
    const row = ref.current;
    if (!row) return undefined;
    const measure = () => {
      const isAtStart = row.scrollLeft < slackPx;
      const isAtEnd = row.scrollLeft + row.clientWidth > row.scrollWidth - slackPx;
      setEnds((old) => (old.isAtStart === isAtStart && old.isAtEnd === isAtEnd ? old : { isAtStart, isAtEnd }));
    };
    const resizes = new ResizeObserver(measure);
    resizes.observe(row);
    row.addEventListener('scroll', measure, { passive: true });
    return () => {
      resizes.disconnect();
      row.removeEventListener('scroll', measure);
    };
  }, [itemCount]);

  const scrollByView = (direction: 1 | -1) => ref.current?.scrollBy({ left: direction * ref.current.clientWidth });

  return { ref, ...ends, scrollByView };
}
