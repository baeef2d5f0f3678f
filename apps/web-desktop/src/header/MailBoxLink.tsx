import { useLocation } from 'react-router-dom';
import { useFormat } from '@playfront/i18n';
import { pageAt, PageLink, useUnreadMessages } from '@playfront/site';
import { IconMail } from '@playfront/ui/icons';
import styles from './DesktopHeader.module.css';

/** The way to the mail box; a dot tells of what is not read yet. */
export function MailBoxLink() {
  const format = useFormat();
  const count = useUnreadMessages();
  const isHere = pageAt(useLocation().pathname) === 'mailBox';
  const label = count > 0 ? format.text('site.nav.mailBoxUnread', { count }) : format.text('site.nav.mailBox');
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
