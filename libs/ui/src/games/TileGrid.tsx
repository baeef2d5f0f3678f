import { Children, isValidElement } from 'react';
import type { ReactNode } from 'react';
import { joinClasses } from '../joinClasses.ts';
import styles from './TileGrid.module.css';

export interface TileGridProps {
  /** What the list is, for those who do not see it. */
  label: string;
  /** Tiles 7 or 8 a row, wide (live tables) 5; fewer on narrow screens. */
  items?: 'tile' | 'wide' | undefined;
  className?: string | undefined;
  /** Each child becomes one list item. */
  children: ReactNode;
}

/** All games of a choice: 7 or 8 tiles a row, 5 from 600 px, 3 on a phone. For more than a few pages of them there is `VirtualGrid`. */
export function TileGrid({ label, items = 'tile', className, children }: TileGridProps) {
  return (
    <ul className={joinClasses(styles.grid, styles[items], className)} role="list" aria-label={label}>
      {Children.toArray(children).map((item, index) => (
        <li key={isValidElement(item) ? item.key : index}>{item}</li>
      ))}
    </ul>
  );
}
