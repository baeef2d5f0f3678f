import { useId, type ReactNode } from 'react';
import styles from './StepLayout.module.css';

type StepLayoutProps = { title: string; lead: string; aside: ReactNode; children: ReactNode };

/** A step of a payment: instructions, and its progress beside them. */
export function StepLayout({ title, lead, aside, children }: StepLayoutProps) {
  const titleId = useId();
  return (
    <section className={styles.step} aria-labelledby={titleId}>
      <div className={styles.columns}>
        <div className={styles.card}>
          <div>
            <h2 id={titleId}>{title}</h2>
            <p className={styles.lead}>{lead}</p>
          </div>
          {children}
        </div>
        {aside}
      </div>
    </section>
  );
}
