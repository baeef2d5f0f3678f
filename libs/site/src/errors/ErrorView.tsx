import { useFormat, type MessageId } from '@playfront/i18n';
import { Button, buttonClass } from '@playfront/ui';
import { usePageTitle } from '../navigation/usePageTitle.ts';
import { CardPage } from '../layout/CardPage.tsx';
import styles from './ErrorPage.module.css';

type ErrorViewProps = {
  readonly status?: number;
  readonly textId?: MessageId;
  readonly homePath: string;
  readonly onRetry: () => void;
};

/** Spec §2: the page of a failed route change, with its status (500 by default) and message. The home link reloads the site. */
export function ErrorView({ status = 500, textId = 'site.error.text', homePath, onRetry }: ErrorViewProps) {
  const format = useFormat();
  usePageTitle(format.text('site.error.title'));
  return (
    <CardPage className={styles.page}>
      {/* Announced when it replaces a page; the landmark around it stays the same. */}
      <div role="alert" className={styles.content}>
        <p className={styles.code} aria-hidden>
          {status}
        </p>
        <h1>{format.text('site.error.title')}</h1>
        <p className={styles.text}>{format.text(textId)}</p>
      </div>
      <Button variant="secondary" size="l" onClick={onRetry}>
        {format.text('site.error.retry')}
      </Button>
      <a className={buttonClass({ variant: 'quiet' })} href={homePath}>
        {format.text('site.error.home')}
      </a>
    </CardPage>
  );
}
