import { Message, useFormat } from '@playfront/i18n';
import { buttonClass } from '@playfront/ui';
import { usePageTitle } from '../navigation/usePageTitle.ts';
import { PageLink } from '../pages/PageLink.tsx';
import { CardPage } from '../frame/CardPage.tsx';
import styles from './ErrorPage.module.css';

/** Spec §2: the page of an unknown route. Its status (404) is set by the server render. */
export function NotFoundView() {
  usePageTitle(useFormat().text('site.notFound.title'));
  return (
    <CardPage className={styles.page}>
      <p className={styles.code} aria-hidden>
        404
      </p>
      <h1>
        <Message id="site.notFound.title" />
      </h1>
      <p className={styles.text}>
        <Message id="site.notFound.text" />
      </p>
      <PageLink to="index" className={buttonClass({ variant: 'secondary', size: 'l' })}>
        <Message id="site.error.home" />
      </PageLink>
    </CardPage>
  );
}
