import { observeWindowOffset, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { rowsWithKept } from './gridMath.ts';
import type { GridLayout } from './gridMath.ts';

interface GridRowsInput {
  rowCount: number;
  /** Unknown before the first measure: nothing is drawn then. */
  layout: GridLayout | undefined;
  /** Tile that the focus goes to: its row is drawn wherever it is. */
  keptFirst: number | undefined;
  onScroll: () => void;
}

/** Rows drawn beyond either edge of the window. */
const overscanRows = 2;

/** A frame that goes this part of a window or more is a leap: nobody sees the tiles it passes. */
const leapShare = 0.3;

/** The rows to draw: those around the window, and one that is kept wherever it is because it has the focus. */
export function useGridRows({ rowCount, layout, keptFirst, onScroll }: GridRowsInput) {
  const [keptIndex, setKeptIndex] = useState(keptFirst);
  const [wantedFirst, setWantedFirst] = useState(keptFirst);
  if (keptFirst !== wantedFirst) {
    setWantedFirst(keptFirst);
    setKeptIndex(keptFirst);
  }
  const keptRow = layout && keptIndex !== undefined ? Math.floor(keptIndex / layout.columns) : undefined;
  const rowStep = layout?.rowStep ?? 1;
  const { isLeaping, noteOffset } = useLeaps();
  // Its functions answer anew at every render, which memoising by a compiler would break; there is no such compiler here.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count: layout ? rowCount : 0,
    estimateSize: () => rowStep,
    scrollMargin: layout?.top ?? 0,
    overscan: isLeaping() ? 0 : overscanRows,
    rangeExtractor: ({ startIndex, endIndex, overscan, count }) =>
      rowsWithKept(Math.max(0, startIndex - overscan), Math.min(count - 1, endIndex + overscan), keptRow),
    onChange: onScroll,
    // Before the virtualizer hears of it: the first frame of a leap is bare already.
    observeElementOffset: (instance, tell) =>
      observeWindowOffset(instance, (offset, isScrolling) => {
        noteOffset(offset);
        tell(offset, isScrolling);
      }),
  });

  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowStep]);

  // What was drawn stays drawn: a leap only leaves new rows bare.
  const drawn = useRef<ReadonlySet<number>>(new Set());
  const rows = virtualizer.getVirtualItems().map(({ index, start }) => ({
    index,
    offset: start - virtualizer.options.scrollMargin,
    isBare: isLeaping() && index !== keptRow && !drawn.current.has(index),
  }));
  useEffect(() => {
    drawn.current = new Set(rows.filter(({ isBare }) => !isBare).map(({ index }) => index));
  });

  return {
    rows,
    rowsInView: Math.floor((virtualizer.scrollRect?.height ?? 0) / rowStep),
    /** Keeps the row of a tile drawn until told otherwise. */
    keepTile: setKeptIndex,
    /** The same, and the row is there when this returns. */
    drawTile: (index: number) => flushSync(() => setKeptIndex(index)),
  };
}

/** Whether the page is going by leaps just now; two calm frames end it. */
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
