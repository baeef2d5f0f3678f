import { useId, type ReactNode } from 'react';
import { asApiError } from '@playfront/api-client';
import { failureText } from '@playfront/auth';
import { AccountUsername, passwordLabels } from '@playfront/auth/form';
import { useFormat } from '@playfront/i18n';
import { Button, ErrorState, Notice, Skeleton } from '@playfront/ui';
import { Form, PasswordField } from '@playfront/ui/forms';
import styles from './CloseAccountView.module.css';
import { ClosureFacts, type ClosureFactsProps } from './ClosureFacts.tsx';
import { useCloseForm, useClosure } from './useClosure.ts';

export type CloseAccountViewProps = Omit<ClosureFactsProps, 'facts'> & {
  /** Link that leaves the page without closing the account. */
  readonly keepLink: ReactNode;
  /** Called when the account is closed and the session has ended. */
  readonly onClosed: () => void;
};

/** Shows what happens to money, bonuses and bets when the account is closed, and closes it once the player has confirmed their identity. */
export function CloseAccountView({ keepLink, onClosed, ...links }: CloseAccountViewProps) {
  const { text } = useFormat();
  const { facts, needsPassword, failure, isLoading, reload } = useClosure();
  if (!facts) {
    return failure ? (
      <ErrorState isCard title={text('account.closure.error')} retryLabel={text('account.retry')} onRetry={reload} isRetrying={isLoading}>
        {failureText(text, asApiError(failure))}
      </ErrorState>
    ) : (
      <div role="status" aria-label={text('account.closure.loading')}>
        <Skeleton height={480} radius="card" />
      </div>
    );
  }
  return (
    <div className={styles.view}>
      <p className={styles.intro}>{text('account.closure.intro')}</p>
      <ClosureFacts facts={facts} {...links} />
      <CloseForm needsPassword={needsPassword} keepLink={keepLink} onClosed={onClosed} />
    </div>
  );
}

type CloseFormProps = Pick<CloseAccountViewProps, 'keepLink' | 'onClosed'> & { readonly needsPassword: boolean };

function CloseForm({ needsPassword, keepLink, onClosed }: CloseFormProps) {
  const format = useFormat();
  const { text } = format;
  const titleId = useId();
  const { failure, isBusy, ref, fieldProps, handleSubmit } = useCloseForm(needsPassword, onClosed);
  return (
    <Form ref={ref} className={styles.form} aria-labelledby={titleId} onSubmit={handleSubmit}>
      <h2 id={titleId}>{text(needsPassword ? 'account.closure.confirm_password' : 'account.closure.confirm')}</h2>
      {failure && (
        <div tabIndex={-1} data-form-notice>
          <Notice kind="danger">{failureText(text, failure)}</Notice>
        </div>
      )}
      {needsPassword ? (
        <>
          <AccountUsername />
          <PasswordField
            {...fieldProps('password')}
            label={text('account.security.password')}
            {...passwordLabels(format)}
            autoComplete="current-password"
          />
        </>
      ) : (
        <p>{text('account.closure.confirm.text')}</p>
      )}
      <div className={styles.buttons}>
        {keepLink}
        <Button type="submit" size="l" isBusy={isBusy}>
          {text('account.closure.submit')}
        </Button>
      </div>
    </Form>
  );
}
