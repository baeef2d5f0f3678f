import { memo } from 'react';
import type { GridLayout } from './grid-math.ts';
import styles from './VirtualGrid.module.css';

interface BareGridRowProps {
  /** Index of its first tile. */
  first: number;
  /** Of all tiles. */
  count: number;
  layout: GridLayout;
  /** From the top of the list, in px. */
  offset: number;
  /** Of a tile, in px. */
  height: number;
  colorOf: ((index: number) => string | undefined) | undefined;
}

/**
 * One row during fast scrolling: the tiles' colours in one element, the size of the first tile, whose box shadows are the others. That is a
 * few rectangles to paint, while a row of tiles has seventy elements and seven images.
 */
export const BareGridRow = memo(function BareGridRow({ first, count, layout, offset, height, colorOf }: BareGridRowProps) {
  const { columns, gap, tileWidth } = layout;
  const [color, ...others] = Array.from({ length: Math.min(columns, count - first) }, (_, column) => colorOf?.(first + column) ?? 'var(--track)');
  const boxShadow = others.map((other, at) => `${(at + 1) * (tileWidth + gap)}px 0 ${other}`).join(',');
  return (
    <div
      aria-hidden="true"
      className={styles.bare}
      style={{ width: tileWidth, height, transform: `translateY(${offset}px)`, background: color, boxShadow }}
    />
  );
});
