import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '@playfront/ui';
import styles from './ListActionButton.module.css';

type ListActionButtonProps = Pick<ButtonProps, 'icon' | 'isBusy' | 'disabled' | 'onClick'> & { children: ReactNode };

/** A button for a whole list or page, such as to print it. Shows only its icon on narrow screens. */
export function ListActionButton({ children, ...props }: ListActionButtonProps) {
  return (
    <Button {...props} className={styles.button}>
      <span className={styles.word}>{children}</span>
    </Button>
  );
}
