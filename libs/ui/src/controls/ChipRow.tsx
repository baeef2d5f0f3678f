import { Children, isValidElement, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './ChipRow.module.css';

export interface ChipRowProps {
  label?: string | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** Width of the fade at the end of the row, as in the style sheet. */
const fadePx = 48;

/** Scrolls the row to a chip outside it or in its fade. `scrollIntoView` would scroll the page too. */
function reveal(row: HTMLElement, chip: Element): void {
  const [outer, inner] = [row.getBoundingClientRect(), chip.getBoundingClientRect()];
  const isRightToLeft = getComputedStyle(row).direction === 'rtl';
  const isInView = inner.left >= outer.left + (isRightToLeft ? fadePx : 0) && inner.right <= outer.right - (isRightToLeft ? 0 : fadePx);
  if (!isInView) row.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
}

/**
 * Chips in one line that scrolls sideways and fades over its last 48 px. Each child becomes one list item. The active chip (pressed, or the current
 * page) is scrolled into view at the start and when it changes.
 */
export function ChipRow({ label, children, className }: ChipRowProps) {
  const row = useRef<HTMLUListElement>(null);
  const shown = useRef<Element>(null);
  useEffect(() => {
    const chip = row.current?.querySelector('[aria-pressed="true"], [aria-current]') ?? null;
    if (chip !== shown.current && row.current && chip) reveal(row.current, chip);
    shown.current = chip;
  });
  return (
    <ul ref={row} className={joinClasses(styles.row, className)} aria-label={label} role="list">
      {Children.toArray(children).map((chip, index) => (
        <li key={isValidElement(chip) ? chip.key : index}>{chip}</li>
      ))}
    </ul>
  );
}
