import { useEffectEvent, useLayoutEffect } from 'react';
import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import { indexAfterKey } from './grid-math.ts';
import { tileStops, useRovingStop } from './useRovingStop.ts';

interface GridFocusInput {
  list: RefObject<HTMLElement | null>;
  count: number;
  columns: number;
  rowsInView: number;
  /** Whether the grid has been measured and has rows. */
  isReady: boolean;
  /** Tile to focus when the grid appears, and when this changes. */
  focusedIndex: number | undefined;
  /** Keeps the row of a tile rendered. */
  pinTile: (index: number | undefined) => void;
  /** The same, but synchronously. */
  pinTileSync: (index: number) => void;
}

const indexOf = (target: EventTarget) => Number((target as Element).closest<HTMLElement>('[data-index]')?.dataset['index']);

/** Moves the focus in the grid by keys and keeps the focused row rendered. Spread the returned props on the list. */
export function useGridFocus({ list, count, columns, rowsInView, isReady, focusedIndex, pinTile, pinTileSync }: GridFocusInput) {
  // The browser scrolls to the focused element. For a tile that is loading or has no link, the list item receives the focus.
  const focusTile = (index: number) => {
    const place = list.current?.querySelector<HTMLElement>(`[data-index="${index}"]`);
    (place?.querySelector<HTMLElement>(tileStops) ?? place)?.focus();
  };

  const focusIndex = useEffectEvent(() => focusedIndex !== undefined && focusTile(focusedIndex));
  useLayoutEffect(() => {
    if (isReady) focusIndex();
  }, [isReady, focusedIndex]);

  // When a tile has loaded in a focused list item, the focus moves into the tile.
  useLayoutEffect(() => {
    const place = document.activeElement;
    if (place?.hasAttribute('data-index') && list.current?.contains(place))
      place.querySelector<HTMLElement>(tileStops)?.focus({ preventScroll: true });
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const wanted = indexAfterKey(event.key, indexOf(event.target), { count, columns, rowsInView });
    if (wanted === undefined) return;
    event.preventDefault();
    pinTileSync(wanted);
    focusTile(wanted);
  };
  const roving = useRovingStop(list);
  const onFocus = (event: FocusEvent) => {
    pinTile(indexOf(event.target));
    roving.onFocus(event);
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) pinTile(undefined);
  };
  return { onKeyDown, onFocus, onBlur };
}
