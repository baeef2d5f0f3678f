import { useId } from 'react';
import { asApiError } from '@playfront/api-client';
import { failureText } from '@playfront/auth';
import { useFormat } from '@playfront/i18n';
import { ErrorState, Skeleton } from '@playfront/ui';
import { ConsentSwitch } from './ConsentSwitch.tsx';
import styles from './ConsentsSection.module.css';
import { useConsents } from './useConsents.ts';

/** Consents to news and offers: a switch for each channel, all off until the player turns them on. */
export function ConsentsSection() {
  const { text } = useFormat();
  const titleId = useId();
  const { data, isError, error, isFetching, refetch } = useConsents();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId}>{text('account.consents.title')}</h2>
      {data ? (
        <>
          <p>{text('account.consents.intro')}</p>
          <ul className={styles.channels}>
            {data.consents.map((consent) => (
              <ConsentSwitch key={consent.channel} consent={consent} onChanged={refetch} />
            ))}
          </ul>
          <p className={styles.note}>{text('account.consents.note')}</p>
        </>
      ) : isError ? (
        <ErrorState title={text('account.consents.error')} retryLabel={text('account.retry')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {failureText(text, asApiError(error))}
        </ErrorState>
      ) : (
        <>
          <p className="visually-hidden" role="status">
            {text('account.consents.loading')}
          </p>
          <Skeleton height={192} />
        </>
      )}
    </section>
  );
}
