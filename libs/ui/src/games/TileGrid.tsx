import { Children, isValidElement, useRef } from 'react';
import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import { moveTileFocus } from './move-tile-focus.ts';
import styles from './TileGrid.module.css';
import { useRovingStop } from './useRovingStop.ts';

export interface TileGridProps {
  /** Accessible name of the list. */
  label: string;
  /** Tiles 7 or 8 a row, wide (live tables) 5; fewer on narrow screens. */
  items?: 'tile' | 'wide' | undefined;
  className?: string | undefined;
  /** Each child becomes one list item. */
  children: ReactNode;
}

/** A grid of games: 7 or 8 tiles a row, 5 from 600 px, 3 on a phone; one tab stop. For more than a few pages use `VirtualGrid`. */
export function TileGrid({ label, items = 'tile', className, children }: TileGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const { onFocus } = useRovingStop(list);
  return (
    // The key handler only adds to the links of the grid, which are focusable themselves.
    <ul
      ref={list}
      onFocus={onFocus}
      onKeyDown={moveTileFocus}
      className={joinClasses(styles.grid, styles[items], className)}
      role="list"
      aria-label={label}
    >
      {Children.toArray(children).map((item, index) => (
        <li key={isValidElement(item) ? item.key : index}>{item}</li>
      ))}
    </ul>
  );
}
