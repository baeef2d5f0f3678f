import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';

const stops = 'a[href],button:not(:disabled)';

/** Moves a sideways row by whole views and says at which end it stands; arrow keys, Home and End go from item to item. */
export function useRowScroll(itemCount: number) {
  const ref = useRef<HTMLUListElement>(null);
  // Before the first measure: at the start, with more to come.
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: false });

  useEffect(() => {
    const row = ref.current;
    if (!row) return undefined;
    const measure = () => {
      const isAtStart = row.scrollLeft < 4;
      const isAtEnd = row.scrollLeft + row.clientWidth > row.scrollWidth - 4;
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

  const handleKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const items = [...event.currentTarget.children];
    const current = items.findIndex((item) => item.contains(event.target as Node));
    const wanted = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: items.length - 1 }[event.key];
    if (wanted === undefined) return;
    const stop = items[wanted]?.querySelector<HTMLElement>(stops);
    if (!stop) return;
    event.preventDefault();
    stop.focus();
  };

  return { ref, ...ends, scrollByView, handleKeyDown };
}
