import { useSearchParams } from 'react-router-dom';
import { MailBoxView } from '@playfront/account/mail-box';
import { useFormat } from '@playfront/i18n';
import '@playfront/ui/print.css';
import styles from './page.module.css';

/** The player's mail box; the page number is in the URL. */
export function Page() {
  const { text } = useFormat();
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(search.get('page') ?? 1)) || 1);
  return (
    <main id="content" className={`wrap ${styles.page} ${styles.list} ${styles.narrow}`}>
      <h1>{text('site.page.mail_box.title')}</h1>
      <MailBoxView page={page} onPageChange={(next) => setSearch(next > 1 ? { page: String(next) } : {})} />
    </main>
  );
}
