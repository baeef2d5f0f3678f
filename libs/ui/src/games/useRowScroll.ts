import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';

const stops = 'a[href],button:not(:disabled)';

/** How far from an end still counts as there: widths are not whole pixels. */
const slackPx = 4;

/**
 * Moves a sideways row by whole views and says at which end it stands; arrow keys, Home and End go from item to item. A sideways wheel, a
 * wheel with Shift and a finger are the browser's own; an upright wheel scrolls the page, as it does everywhere else on it.
 */
export function useRowScroll(itemCount: number) {
  const ref = useRef<HTMLUListElement>(null);
  // Before the first measure: at the start, with more to come.
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

  const handleKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const items = [...event.currentTarget.children];
    const current = items.findIndex((item) => item.contains(event.target as Node));
    // A tile that leads nowhere is passed over.
    const reached = items.map((item) => item.querySelector<HTMLElement>(stops));
    const found: Record<string, () => HTMLElement | null | undefined> = {
      ArrowRight: () => reached.find((candidate, at) => candidate && at > current),
      ArrowLeft: () => reached.findLast((candidate, at) => candidate && at < current),
      Home: () => reached.find(Boolean),
      End: () => reached.findLast(Boolean),
    };
    const stop = found[event.key]?.();
    if (!stop) return;
    event.preventDefault();
    stop.focus();
  };

  return { ref, ...ends, scrollByView, handleKeyDown };
}
