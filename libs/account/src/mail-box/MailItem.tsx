import { useId, useState } from 'react';
import type { Message } from '@playfront/api-contract';
import { useFormat } from '@playfront/i18n';
import { joinClasses } from '@playfront/ui';
import { IconChevronDown } from '@playfront/ui/icons';
import styles from './MailItem.module.css';
import { messageTexts } from './message-texts.ts';

/** A message with title and date, and its text when opened. */
export function MailItem({ message, onOpen }: { message: Message; onOpen: (message: Message) => void }) {
  const format = useFormat();
  const textId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { title, text } = messageTexts(message, format);

  function handleToggle(): void {
    setIsOpen(!isOpen);
    if (!isOpen) onOpen(message);
  }

  return (
    <li className={joinClasses(styles.item, !message.is_read && styles.unread)}>
      <button type="button" className={styles.head} aria-expanded={isOpen} aria-controls={textId} onClick={handleToggle}>
        <span className={styles.content}>
          {!message.is_read && <span className="visually-hidden">{`${format.text('account.mail.unread')} `}</span>}
          <span className={styles.title}>{title}</span>
          <time className={styles.date} dateTime={message.date}>
            {format.dateTime(message.date)}
          </time>
        </span>
        <span className={styles.arrow}>
          <IconChevronDown size={20} />
        </span>
      </button>
      <p id={textId} className={styles.text} hidden={!isOpen}>
        {text}
      </p>
    </li>
  );
}
