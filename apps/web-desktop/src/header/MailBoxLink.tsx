import { useLocation } from 'react-router-dom';
import { useFormat } from '@playfront/i18n';
import { pageAt, PageLink, useUnreadMessages } from '@playfront/site';
import { IconMail } from '@playfront/ui/icons';
import styles from './DesktopHeader.module.css';

/** Link to the mail box; a dot marks unread messages. */
export function MailBoxLink() {
  const format = useFormat();
  const count = useUnreadMessages();
  const isHere = pageAt(useLocation().pathname) === 'mailBox';
  const label = count > 0 ? format.text('site.nav.mail_box_unread', { count }) : format.text('site.nav.mail_box');
  return (
    <PageLink
      to="mailBox"
      className={styles.mail}
      aria-label={label}
      title={label}
      aria-current={isHere ? 'page' : undefined}
      data-unread={count > 0 || undefined}
    >
      <IconMail size={20} />
    </PageLink>
  );
}
