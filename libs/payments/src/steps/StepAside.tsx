import { useState, type ReactNode } from 'react';
import { useFormat, type MessageId } from '@playfront/i18n';
import { Button, buttonClass, Countdown, MoneyText, Timeline } from '@playfront/ui';
import { paymentAddress } from '../cashier/payment-address.rules.ts';
import type { StepProps } from './step.ts';
import styles from './StepLayout.module.css';

type StepAsideProps = Pick<StepProps, 'transaction' | 'onAgain'> & {
  /** What the deposit waits for. */
  waitsFor: MessageId;
  /** When the provider ends the payment, as an ISO time. */
  expiresAt?: string | null;
  /** The provider's own page of the payment. */
  pageUrl?: string | null;
  /** Further actions, above "Back to deposit". */
  children?: ReactNode;
};

/** Longer deadlines, such as that of a transfer, are shown as a date. */
const maxCountdownMs = 60 * 60_000;

/** Progress of a payment, its deadline, and further actions. */
export function StepAside({ transaction, waitsFor, expiresAt, pageUrl, onAgain, children }: StepAsideProps) {
  const { text, money, dateTime } = useFormat();
  const untilMs = expiresAt ? Date.parse(expiresAt) : Number.NaN;
  const page = pageUrl ? paymentAddress(pageUrl, location.origin) : undefined;
  const [openedAt] = useState(() => Date.now());
  return (
    <div className={styles.aside}>
      {transaction && (
        <p>
          <MoneyText size="l">{money(transaction.amount)}</MoneyText>
        </p>
      )}
      <Timeline
        label={text('payments.step.progress')}
        steps={[
          { id: 'started', label: text('payments.step.started'), time: transaction && dateTime(transaction.date), state: 'done' },
          { id: 'waits', label: text(waitsFor), state: 'current' },
          { id: 'credited', label: text('payments.step.credited'), state: 'next' },
        ]}
      />
      {untilMs > openedAt && untilMs - openedAt <= maxCountdownMs && (
        <p>
          {text('payments.step.time_left')}{' '}
          <Countdown
            untilMs={untilMs}
            label={text('payments.step.time_left')}
            spokenText={(seconds) => text('payments.step.time_left_spoken', { minutes: Math.ceil(seconds / 60) })}
          />
        </p>
      )}
      {expiresAt && untilMs - openedAt > maxCountdownMs && <p>{text('payments.step.valid_until', { time: dateTime(expiresAt) })}</p>}
      <p className={styles.note}>{text('payments.step.may_leave')}</p>
      <div className={styles.actions}>
        {page && (
          <a className={buttonClass({ block: true })} href={page} target="_blank" rel="noopener">
            {text('payments.step.provider_page')}
          </a>
        )}
        {children}
        <Button variant="quiet" block onClick={onAgain}>
          {text('payments.result.again')}
        </Button>
      </div>
    </div>
  );
}
