import type { ReactNode } from 'react';
import styles from './ResultPanel.module.css';

type ResultPanelProps = { icon: ReactNode; title: string; actions: ReactNode; children: ReactNode };

/** One state of a payment. The text is a live region: screen readers announce changes without moving the focus. */
export const ResultPanel = ({ icon, title, actions, children }: ResultPanelProps) => (
  <section className={styles.panel}>
    <span className={styles.icon}>{icon}</span>
    <div role="status" className={styles.text}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </div>
    {actions && <div className={styles.actions}>{actions}</div>}
  </section>
);
