import { observeWindowOffset, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { rowsWithPinned } from './grid-math.ts';
import type { GridLayout } from './grid-math.ts';

interface GridRowsInput {
  rowCount: number;
  /** Undefined before the first measurement: nothing is rendered. */
  layout: GridLayout | undefined;
  /** Tile to focus: its row is always rendered. */
  focusedIndex: number | undefined;
  onScroll: () => void;
}

/** Rows rendered beyond both edges of the window. */
const overscanRows = 2;

/** Scrolling by this part of the window or more in one frame is a leap: the tiles in between cannot be seen. */
const leapShare = 0.3;

/** The rows to render: those near the viewport, and the focused one. */
export function useGridRows({ rowCount, layout, focusedIndex, onScroll }: GridRowsInput) {
  const [pinnedIndex, setPinnedIndex] = useState(focusedIndex);
  const [lastFocusedIndex, setLastFocusedIndex] = useState(focusedIndex);
  if (focusedIndex !== lastFocusedIndex) {
    setLastFocusedIndex(focusedIndex);
    setPinnedIndex(focusedIndex);
  }
  const pinnedRow = layout && pinnedIndex !== undefined ? Math.floor(pinnedIndex / layout.columns) : undefined;
  const rowStep = layout?.rowStep ?? 1;
  const { isLeaping, noteOffset } = useLeaps();
  // Its functions return new values with every render, which the React Compiler would break; it is not used here.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count: layout ? rowCount : 0,
    estimateSize: () => rowStep,
    scrollMargin: layout?.top ?? 0,
    overscan: isLeaping() ? 0 : overscanRows,
    rangeExtractor: ({ startIndex, endIndex, overscan, count }) =>
      rowsWithPinned(Math.max(0, startIndex - overscan), Math.min(count - 1, endIndex + overscan), pinnedRow),
    onChange: onScroll,
    // Before the virtualizer is notified, so that the first frame of a leap already has bare rows.
    observeElementOffset: (instance, notify) =>
      observeWindowOffset(instance, (offset, isScrolling) => {
        noteOffset(offset);
        notify(offset, isScrolling);
      }),
  });

  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowStep]);

  // A leap only affects new rows: rendered ones stay rendered.
  const renderedRows = useRef<ReadonlySet<number>>(new Set());
  const rows = virtualizer.getVirtualItems().map(({ index, start }) => ({
    index,
    offset: start - virtualizer.options.scrollMargin,
    isBare: isLeaping() && index !== pinnedRow && !renderedRows.current.has(index),
  }));
  useEffect(() => {
    renderedRows.current = new Set(rows.filter(({ isBare }) => !isBare).map(({ index }) => index));
  });

  return {
    rows,
    rowsInView: Math.floor((virtualizer.scrollRect?.height ?? 0) / rowStep),
    /** Keeps the row of a tile rendered until called again. */
    pinTile: setPinnedIndex,
    /** The same, but synchronously. */
    pinTileSync: (index: number) => flushSync(() => setPinnedIndex(index)),
  };
}

/** Whether the page is currently scrolled by leaps; two slow frames end it. */
function useLeaps() {
  const [, setSettledCount] = useState(0);
  const state = useRef({ offset: 0, isLeaping: false, frame: 0 });
  useEffect(() => () => cancelAnimationFrame(state.current.frame), []);

  const settle = () => {
    state.current.isLeaping = false;
    setSettledCount((count) => count + 1);
  };
  const noteOffset = (offset: number) => {
    const { current } = state;
    const isLeap = Math.abs(offset - current.offset) > innerHeight * leapShare;
    current.offset = offset;
    if (!isLeap) return;
    current.isLeaping = true;
    cancelAnimationFrame(current.frame);
    current.frame = requestAnimationFrame(() => {
      current.frame = requestAnimationFrame(settle);
    });
  };
  return { isLeaping: () => state.current.isLeaping, noteOffset };
}
