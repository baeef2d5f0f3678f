import { useState } from 'react';
import { asApiError, type ApiError } from '@playfront/api-client';
import { useFormat } from '@playfront/i18n';
import { Button, clockText, endMsAfter, useSecondsLeft, type ButtonProps } from '@playfront/ui';
import { failureText } from '../failure/api.failures.ts';
import styles from './SendAgain.module.css';

export type SendAgainProps = Pick<ButtonProps, 'size' | 'variant'> & {
  readonly label: string;
  /** Seconds until the button can first be pressed. */
  readonly initialWaitSeconds?: number;
  /** Requests the mail; resolves to the result and the seconds until another can be requested. */
  readonly send: () => Promise<{ readonly outcome: string; readonly waitSeconds: number }>;
};

/** Requests a mail again and shows whether it was sent. The button counts down while the operator would refuse another. */
export function SendAgain({ label, initialWaitSeconds = 0, send, ...button }: SendAgainProps) {
  const { text } = useFormat();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState('');
  const [waitEndMs, setWaitEndMs] = useState(() => endMsAfter(initialWaitSeconds));
  const leftSeconds = useSecondsLeft(waitEndMs) ?? initialWaitSeconds;

  async function handleClick(): Promise<void> {
    setBusy(true);
    setOutcome('');
    try {
      const sent = await send();
      setOutcome(sent.outcome);
      setWaitEndMs(endMsAfter(sent.waitSeconds));
    } catch (error) {
      const failure: ApiError = asApiError(error);
      setOutcome(failureText(text, failure));
      setWaitEndMs(endMsAfter(failure.retryAfterSeconds));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={styles.again}>
      <Button {...button} isBusy={isBusy} disabled={leftSeconds > 0} onClick={() => void handleClick()}>
        {leftSeconds > 0 ? text('auth.recovery.again_in', { time: clockText(leftSeconds) }) : label}
      </Button>
      <p role="status">{outcome}</p>
    </div>
  );
}
