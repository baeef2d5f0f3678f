import { localePath, Message, useLocale } from '@playfront/i18n';
import { pages } from '../addresses/pages.ts';
import { CardPage } from '../layout/CardPage.tsx';
import styles from './ErrorPage.module.css';

/** Spec §2: shown when the error page itself fails, or the frame around it. */
export function FallbackView() {
  return (
    <CardPage className={styles.page}>
      <p role="alert">
        <Message id="site.error.fallback" />
      </p>
      <a href={localePath(useLocale(), pages.index.path)}>
        <Message id="site.error.home" />
      </a>
    </CardPage>
  );
}
