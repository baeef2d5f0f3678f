/** Layout of a grid in the page. Lengths in px. */
export interface GridLayout {
  columns: number;
  /** Distance between the tops of two rows. */
  rowStep: number;
  gap: number;
  tileWidth: number;
  /** Distance of the list from the top of the page. */
  top: number;
}

/** The tile at the top edge of the window, and how much of its row is above that edge (0 to 1). */
export interface GridAnchor {
  index: number;
  share: number;
}

export const rowsOf = (count: number, columns: number): number => Math.ceil(count / columns);

/** The tile that a key moves to from `index`; undefined for other keys and at an edge. */
export function indexAfterKey(key: string, index: number, { count, columns, rowsInView }: { count: number; columns: number; rowsInView: number }) {
  const pageStep = Math.max(1, rowsInView - 1) * columns;
  const wanted = {
    ArrowRight: index + 1,
    ArrowLeft: index - 1,
    ArrowDown: index + columns,
    ArrowUp: index - columns,
    Home: 0,
    End: count - 1,
    PageDown: index + pageStep,
    PageUp: index - pageStep,
  }[key];
  if (wanted === undefined) return undefined;
  // Down into a shorter last row moves to its last tile.
  const isBelow = wanted >= count && rowsOf(index + 1, columns) < rowsOf(count, columns);
  if (key === 'PageDown' || (key === 'ArrowDown' && isBelow)) return Math.min(wanted, count - 1);
  if (key === 'PageUp') return Math.max(wanted, index % columns);
  return wanted >= 0 && wanted < count ? wanted : undefined;
}

/** The anchor at the top edge of a window scrolled to `scrollTop`; undefined while the list starts below that edge. */
export function anchorAt(scrollTop: number, { columns, rowStep, top }: GridLayout): GridAnchor | undefined {
  const rows = (scrollTop - top) / rowStep;
  return rows < 0 ? undefined : { index: Math.floor(rows) * columns, share: rows % 1 };
}

/** Scroll position that shows the same tile at the top edge in another layout. */
export const scrollTopOf = ({ index, share }: GridAnchor, { columns, rowStep, top }: GridLayout): number =>
  top + (Math.floor(index / columns) + share) * rowStep;

/** The rows of a range and a pinned row, in order. */
export function rowsWithPinned(first: number, last: number, pinned: number | undefined): number[] {
  const rows = Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
  if (pinned === undefined || (pinned >= first && pinned <= last)) return rows;
  return pinned < first ? [pinned, ...rows] : [...rows, pinned];
}
