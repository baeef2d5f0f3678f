import type { ReactNode } from 'react';
import styles from './MailLinks.module.css';

type MailLinkPanelProps = {
  /** Above the title. */
  readonly mark?: ReactNode;
  readonly title: string;
  /** Buttons and links. */
  readonly actions?: ReactNode;
  /** Whether the panel appears after the page has loaded and must be announced. */
  readonly isLive?: boolean;
  readonly children?: ReactNode;
};

/** Layout of the pages that mail links open. */
export function MailLinkPanel({ mark, title, actions, isLive = false, children }: MailLinkPanelProps) {
  return (
    <section className={styles.panel} {...(isLive ? { role: 'status' } : {})}>
      {mark}
      <h1>{title}</h1>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}
