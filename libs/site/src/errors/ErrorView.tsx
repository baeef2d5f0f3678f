import { Message, useFormat, type MessageId } from '@playfront/i18n';
import { Button, buttonClass } from '@playfront/ui';
import { usePageTitle } from '../navigation/usePageTitle.ts';
import { CardPage } from '../frame/CardPage.tsx';
import styles from './ErrorPage.module.css';

type ErrorViewProps = {
  readonly status?: number;
  readonly textId?: MessageId;
  readonly homePath: string;
  readonly onRetry: () => void;
};

/** Spec §2: the page of a failed route change, with its status (500 by default) and message. The link home loads the site anew. */
export function ErrorView({ status = 500, textId = 'site.error.text', homePath, onRetry }: ErrorViewProps) {
  const format = useFormat();
  usePageTitle(format.text('site.error.title'));
  return (
    <CardPage className={styles.page}>
      {/* Read out when it comes in place of a page; the landmark around it stays one. */}
      <div role="alert" className={styles.words}>
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
        <Message id="site.error.home" />
      </a>
    </CardPage>
  );
}
