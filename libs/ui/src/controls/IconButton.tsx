import type { ComponentPropsWithRef, ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> {
  /** Its action, for screen readers. */
  label: string;
  icon: ReactNode;
  /** 36 or 40 px; at least 44 px to touch. */
  size?: 's' | 'm' | undefined;
  isBoxed?: boolean | undefined;
}

/** A square button that shows an icon only. */
export function IconButton({ label, icon, size = 'm', isBoxed, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={joinClasses(styles.button, size === 's' && styles.s, isBoxed && styles.boxed, className)}
    >
      {icon}
    </button>
  );
}
