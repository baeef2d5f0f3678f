import { useEffectEvent, useLayoutEffect } from 'react';
import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import { indexAfterKey } from './gridMath.ts';

interface GridFocusInput {
  list: RefObject<HTMLElement | null>;
  count: number;
  columns: number;
  rowsInView: number;
  /** The grid was measured: there are rows. */
  isReady: boolean;
  /** Tile that the focus goes to when the grid appears, and again when it is another. */
  focusedIndex: number | undefined;
  /** Keeps the row of a tile drawn. */
  keepTile: (index: number | undefined) => void;
  /** The same, and the row is there when this returns. */
  drawTile: (index: number) => void;
}

const stops = 'a[href],button:not(:disabled)';

const indexOf = (target: EventTarget) => Number((target as Element).closest<HTMLElement>('[data-index]')?.dataset['index']);

/** Moves the focus through the grid by keys and keeps the row that has it. The answer goes on the list. */
export function useGridFocus({ list, count, columns, rowsInView, isReady, focusedIndex, keepTile, drawTile }: GridFocusInput) {
  // The browser itself scrolls to what has the focus. A tile that is still on its way, or leads nowhere, has it as a place.
  const focusTile = (index: number) => {
    const place = list.current?.querySelector<HTMLElement>(`[data-index="${index}"]`);
    (place?.querySelector<HTMLElement>(stops) ?? place)?.focus();
  };

  const focusWanted = useEffectEvent(() => focusedIndex !== undefined && focusTile(focusedIndex));
  useLayoutEffect(() => {
    if (isReady) focusWanted();
  }, [isReady, focusedIndex]);

  // When a tile comes to a place that has the focus, the focus goes on into it.
  useLayoutEffect(() => {
    const place = document.activeElement;
    if (place?.hasAttribute('data-index') && list.current?.contains(place)) place.querySelector<HTMLElement>(stops)?.focus({ preventScroll: true });
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const wanted = indexAfterKey(event.key, indexOf(event.target), { count, columns, rowsInView });
    if (wanted === undefined) return;
    event.preventDefault();
    drawTile(wanted);
    focusTile(wanted);
  };
  const onFocus = (event: FocusEvent) => keepTile(indexOf(event.target));
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) keepTile(undefined);
  };
  return { onKeyDown, onFocus, onBlur };
}
