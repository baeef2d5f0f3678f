import type { ComponentProps } from 'react';
import { joinClasses } from '@playfront/ui';
import styles from './CardPage.module.css';

type CardPageProps = Omit<ComponentProps<'main'>, 'id'> & {
  /** For a form: the card is no wider than its column. */
  readonly isNarrow?: boolean;
};

/** A page with a single centred card that fills the space between header and footer. */
export function CardPage({ className, isNarrow = false, children, ...props }: CardPageProps) {
  return (
    <main id="content" className={`wrap ${styles.page}`} {...props}>
      <div className={joinClasses(styles.card, isNarrow && styles.narrow, className)}>{children}</div>
    </main>
  );
}
