import { useFormat } from '@playfront/i18n';
import { useUnreadMessages } from '@playfront/site';
import styles from './UnreadMark.module.css';

/** A dot on the account button while the mail box has unread messages. */
export function UnreadMark() {
  const format = useFormat();
  const count = useUnreadMessages();
  if (count === 0) return null;
  return (
    <span className={styles.mark}>
      <span className="visually-hidden">{format.text('site.nav.mail_box_unread', { count })}</span>
    </span>
  );
}
