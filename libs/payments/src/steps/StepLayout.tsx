import { useId, type ReactNode } from 'react';
import styles from './StepLayout.module.css';

type StepLayoutProps = {
  title: string;
  lead?: string;
  aside: ReactNode;
  /** Content with boxes of its own is not in a card. */
  isPlain?: boolean;
  /** Stays visible at the bottom of the window in the narrow layout; hidden in the wide one, where `aside` offers the same. */
  dock?: ReactNode;
  children: ReactNode;
};

/** A step of a payment: instructions, and its progress beside them. */
export function StepLayout({ title, lead, aside, isPlain, dock, children }: StepLayoutProps) {
  const titleId = useId();
  return (
    <section className={styles.step} aria-labelledby={titleId}>
      <div className={styles.columns}>
        <div className={isPlain ? styles.plain : styles.card}>
          <div>
            <h2 id={titleId}>{title}</h2>
            {lead !== undefined && <p className={styles.lead}>{lead}</p>}
          </div>
          {children}
        </div>
        {aside}
      </div>
      {dock && <div className={styles.dock}>{dock}</div>}
    </section>
  );
}
