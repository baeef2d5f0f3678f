import { localePath, useFormat, useLocale } from '@playfront/i18n';
import { pages } from '../addresses/pages.ts';
import { CardPage } from '../layout/CardPage.tsx';
import styles from './ErrorPage.module.css';

/** Spec §2: shown when the error page itself fails, or the frame around it. */
export function FallbackView() {
  const { text } = useFormat();
  return (
    <CardPage className={styles.page}>
      <p role="alert">{text('site.error.fallback')}</p>
      <a href={localePath(useLocale(), pages.index.path)}>{text('site.error.home')}</a>
    </CardPage>
  );
}
