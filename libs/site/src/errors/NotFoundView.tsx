import { useFormat } from '@playfront/i18n';
import { buttonClass } from '@playfront/ui';
import { usePageTitle } from '../navigation/usePageTitle.ts';
import { PageLink } from '../navigation/PageLink.tsx';
import { CardPage } from '../layout/CardPage.tsx';
import styles from './ErrorPage.module.css';

/** Spec §2: the page of an unknown route. The server sets its status (404). */
export function NotFoundView() {
  const { text } = useFormat();
  usePageTitle(text('site.not_found.title'));
  return (
    <CardPage className={styles.page}>
      <p className={styles.code} aria-hidden>
        404
      </p>
      <h1>{text('site.not_found.title')}</h1>
      <p className={styles.text}>{text('site.not_found.text')}</p>
      <PageLink to="index" className={buttonClass({ variant: 'secondary', size: 'l' })}>
        {text('site.error.home')}
      </PageLink>
    </CardPage>
  );
}
