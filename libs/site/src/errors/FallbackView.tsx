import { Message } from '@playfront/i18n';
import styles from './ErrorPage.module.css';

/** Spec §2: what is left when the error page itself fails. */
export function FallbackView({ homePath }: { homePath: string }) {
  return (
    <main id="content" className={styles.page}>
      <p role="alert">
        <Message id="site.error.fallback" />
      </p>
      <a href={homePath}>
        <Message id="site.error.home" />
      </a>
    </main>
  );
}
