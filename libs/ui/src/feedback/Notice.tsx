import type { ReactNode } from 'react';
import { translationSafeText } from '../controls/translation-safe-text.tsx';
import { joinClasses } from '../join-classes.ts';
import { MessageIcon } from './MessageIcon.tsx';
import type { MessageKind } from './MessageIcon.tsx';
import styles from './Notice.module.css';

export interface NoticeProps {
  kind?: MessageKind | undefined;
  title?: ReactNode;
  action?: ReactNode;
  /** It appeared because of an action of the player: announced politely. `danger` is always announced immediately. */
  isLive?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** An inline message: a refusal above a form, a hint below a list. */
export function Notice({ kind = 'info', title, action, isLive, className, children }: NoticeProps) {
  const role = kind === 'danger' ? 'alert' : isLive ? 'status' : undefined;
  return (
    <div role={role} className={joinClasses(styles.notice, kind !== 'info' && styles[kind], className)}>
      <span className={styles.icon}>
        <MessageIcon kind={kind} />
      </span>
      <div className={styles.body}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {translationSafeText(children)}
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
