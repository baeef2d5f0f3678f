import type { ComponentProps } from 'react';
import styles from './CardPage.module.css';

/** A page that says one thing, in the middle of a card that fills what header and footer leave. */
export function CardPage({ className = '', children, ...props }: Omit<ComponentProps<'main'>, 'id'>) {
  return (
    <main id="content" className={`wrap ${styles.page}`} {...props}>
      <div className={`${styles.card} ${className}`}>{children}</div>
    </main>
  );
}
