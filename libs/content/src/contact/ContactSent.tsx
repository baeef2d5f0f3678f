import { useEffect, useRef } from 'react';
import { useFormat } from '@playfront/i18n';
import { IconCheck } from '@playfront/ui/icons';
import styles from './ContactSent.module.css';

/** Replaces the form once the message is sent (spec §4) and says what happens next. It takes the focus from the removed button. */
export function ContactSent({ email }: { email: string }) {
  const { text } = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <span className={styles.sign}>
        <IconCheck size={28} />
      </span>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {text('content.contact.sent')}
      </h2>
      <p>{text('content.contact.sent_text')}</p>
      <p className={styles.address}>{text('content.contact.sent_to', { email })}</p>
    </div>
  );
}
