import { localePath, Message, useLocale } from '@playfront/i18n';
import { pages } from '../pages/pages.ts';
import { CardPage } from '../frame/CardPage.tsx';
import styles from './ErrorPage.module.css';

/** Spec §2: what is left when the error page itself fails, or the frame around it. */
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
