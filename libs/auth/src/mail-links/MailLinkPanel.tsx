import type { ReactNode } from 'react';
import styles from './MailLinks.module.css';

type MailLinkPanelProps = {
  /** Above the title. */
  readonly mark?: ReactNode;
  readonly title: string;
  /** Buttons and links. */
  readonly actions?: ReactNode;
  /** Whether the panel appeared after the page and must be announced. */
  readonly isLive?: boolean;
  readonly children?: ReactNode;
};

/** The panel that the link of a mail opens. */
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
