import { Message, useFormat } from '@playfront/i18n';
import { Button, buttonClass } from '@playfront/ui';
import styles from './ErrorPage.module.css';

/** Spec §2: the page of a failed route change, with its status (500 by default). The link home loads the site anew. */
export function ErrorView({ status = 500, homePath, onRetry }: { status?: number; homePath: string; onRetry: () => void }) {
  const format = useFormat();
  return (
    <main id="content" className={styles.page}>
      {/* Read out when it comes in place of a page; the landmark around it stays one. */}
      <div role="alert" className={styles.words}>
        <p className={styles.code} aria-hidden>
          {status}
        </p>
        <h1>{format.text('site.error.title')}</h1>
        <p className={styles.text}>{format.text('site.error.text')}</p>
      </div>
      <Button variant="secondary" size="l" onClick={onRetry}>
        {format.text('site.error.retry')}
      </Button>
      <a className={buttonClass({ variant: 'quiet' })} href={homePath}>
        <Message id="site.error.home" />
      </a>
    </main>
  );
}
