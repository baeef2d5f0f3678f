import { joinClasses } from '../join-classes.ts';
import styles from './Button.module.css';

/** `action` is the one primary button of a group, `glass` is for images, `danger` for losses. */
export type ButtonVariant = 'action' | 'secondary' | 'quiet' | 'danger' | 'glass';

/** 32, 40 and 48 px high; at least 44 px to touch. */
export type ButtonSize = 's' | 'm' | 'l';

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** As wide as its container. */
  block?: boolean | undefined;
  className?: string | undefined;
}

/** Classes of a button, for links that look like one. */
export function buttonClass({ variant = 'secondary', size = 'm', block, className }: ButtonLook = {}): string {
  return joinClasses(styles.button, styles[variant], size !== 'm' && styles[size], block && styles.block, className);
}
