import { Children, isValidElement, useId } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from '../controls/IconButton.tsx';
import { IconChevronLeft, IconChevronRight } from '../icons.ts';
import { joinClasses } from '../join-classes.ts';
import styles from './Shelf.module.css';
import { moveTileFocus } from './move-tile-focus.ts';
import { useDrawnCount } from './useDrawnCount.ts';
import { useRovingStop } from './useRovingStop.ts';
import { useRowDrag } from './useRowDrag.ts';
import { useRowScroll } from './useRowScroll.ts';

/** Number of tiles in a row of the widest screen. */
const drawnFirst = 8;

export interface ShelfProps {
  /** Name of the row, and of its list. */
  title: ReactNode;
  /** Beside the title, dim. */
  count?: ReactNode;
  /** Link to the complete list. */
  seeAll?: ReactNode;
  /** Accessible name of the button that scrolls back. */
  previousLabel: string;
  /** Accessible name of the button that scrolls forward. */
  nextLabel: string;
  /** Width of an item: tiles 7 or 8 a row, wide (live tables) 5, cards (continue playing) 4; on narrow screens 112 or 144 px tiles. */
  items?: 'tile' | 'wide' | 'card' | undefined;
  /** 2, unless the shelf is inside a section with its own heading. */
  headingLevel?: 2 | 3 | undefined;
  className?: string | undefined;
  /** Each child becomes one list item. */
  children: ReactNode;
}

/** A row of the lobby that scrolls by button, wheel, drag, touch and keys and snaps to tiles. It is one tab stop. */
export function Shelf({ title, count, seeAll, previousLabel, nextLabel, items = 'tile', headingLevel = 2, className, children }: ShelfProps) {
  const titleId = useId();
  const rowId = useId();
  const list = Children.toArray(children);
  const { ref, isAtStart, isAtEnd, scrollByView } = useRowScroll(list.length);
  const drag = useRowDrag();
  const roving = useRovingStop(ref);
  const drawn = useDrawnCount(drawnFirst);
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={joinClasses(styles.shelf, className)} aria-labelledby={titleId}>
      <div className={styles.head}>
        <Heading id={titleId} className={styles.title}>
          {title}
        </Heading>
        {count !== undefined && <span className={styles.count}>{count}</span>}
        <div className={styles.side}>
          {seeAll}
          {/* `aria-disabled`, because a disabled button would drop the focus at the end of the row. */}
          <div className={joinClasses(styles.arrows, isAtStart && isAtEnd && styles.idle)}>
            <IconButton
              label={previousLabel}
              icon={<IconChevronLeft size={18} />}
              size="s"
              isBoxed
              aria-disabled={isAtStart}
              aria-controls={rowId}
              onClick={() => scrollByView(-1)}
            />
            <IconButton
              label={nextLabel}
              icon={<IconChevronRight size={18} />}
              size="s"
              isBoxed
              aria-disabled={isAtEnd}
              aria-controls={rowId}
              onClick={() => scrollByView(1)}
            />
          </div>
        </div>
      </div>
      {/* The key handler only adds to the links of the row, which are focusable themselves. */}
      <ul
        {...drag}
        {...roving}
        ref={ref}
        id={rowId}
        className={joinClasses(styles.row, styles[items])}
        role="list"
        aria-labelledby={titleId}
        onKeyDown={moveTileFocus}
      >
        {list.map((item, index) => (
          <li key={isValidElement(item) ? item.key : index}>{index < drawn && item}</li>
        ))}
      </ul>
    </section>
  );
}
