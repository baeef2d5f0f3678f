import type { ReactNode } from 'react';
import styles from './DepositResultPanel.module.css';

type DepositResultPanelProps = { icon: ReactNode; title: string; actions: ReactNode; children: ReactNode };

/** One state of a deposit. The words are a live region: a reader hears when the state changes, without losing their place. */
export const DepositResultPanel = ({ icon, title, actions, children }: DepositResultPanelProps) => (
  <section className={styles.panel}>
    <span className={styles.icon}>{icon}</span>
    <div role="status" className={styles.words}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </div>
    {actions && <div className={styles.actions}>{actions}</div>}
  </section>
);
