import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './Chip.module.css';
import { chipClass } from './chip-class.ts';

export interface ChipProps extends ComponentPropsWithRef<'button'> {
  isPressed?: boolean | undefined;
  icon?: ReactNode;
  /** Number of results, already formatted. */
  count?: string | undefined;
  size?: 's' | 'm' | undefined;
}

/** A choice that stays pressed: a category, a filter, a period. */
export function Chip({ isPressed = false, icon, count, size, className, children, type = 'button', ...rest }: ChipProps) {
  return (
    <button {...rest} type={type} aria-pressed={isPressed} className={chipClass({ isOn: isPressed, size, className })}>
      {icon}
      {/* A text of up to 20 letters is never cut off. */}
      <span className={styles.text} title={typeof children === 'string' && children.length > 20 ? children : undefined}>
        {children}
      </span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </button>
  );
}
