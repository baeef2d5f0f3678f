import type { ReactNode } from 'react';
import styles from './MailLinks.module.css';

type MailLinkPanelProps = {
  readonly title: string;
  /** Buttons and links. */
  readonly actions?: ReactNode;
  /** Appeared after the page did: read out. */
  readonly isLive?: boolean;
  readonly children?: ReactNode;
};

/** One thing that the link of a mail leads to. */
export function MailLinkPanel({ title, actions, isLive = false, children }: MailLinkPanelProps) {
  return (
    <section className={styles.panel} {...(isLive ? { role: 'status' } : {})}>
      <h1>{title}</h1>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}
