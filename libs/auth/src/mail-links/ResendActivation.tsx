import { useApi } from '@playfront/api-client';
import { useFormat } from '@playfront/i18n';
import { Button, type ButtonProps } from '@playfront/ui';
import { failureMessage } from '../failure/api.failures.ts';
import styles from './ResendActivation.module.css';
import { useMailAction } from './useMailAction.ts';

/** Mails the signed-in player another activation link, and says whether it was sent. */
export function ResendActivation(button: Pick<ButtonProps, 'size' | 'variant'>) {
  const { text } = useFormat();
  const api = useApi();
  const { isBusy, answer, failure, run } = useMailAction(() => api.frontResendActivation({}));
  return (
    <div className={styles.resend}>
      <Button {...button} isBusy={isBusy} onClick={run}>
        {text('auth.activate.resend')}
      </Button>
      <p role="status">
        {failure
          ? text(failureMessage(failure))
          : answer && text(answer.outcome === 'already_activated' ? 'auth.activate.already' : 'auth.activate.resent')}
      </p>
    </div>
  );
}
