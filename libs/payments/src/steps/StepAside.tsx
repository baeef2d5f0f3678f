import { useState, type ReactNode } from 'react';
import { useFormat, type MessageId, type MessageValues } from '@playfront/i18n';
import { add } from '@playfront/money';
import { Button, buttonClass, Countdown, MoneyText, Timeline } from '@playfront/ui';
import { paymentAddress } from '../cashier/payment-address.rules.ts';
import type { StepProps } from './step.ts';
import styles from './StepLayout.module.css';

type StepAsideProps = Pick<StepProps, 'transaction' | 'onAgain'> & {
  /** What has happened since the start. */
  seen?: MessageId;
  /** What the deposit waits for. */
  waitsFor: MessageId;
  waitsValues?: MessageValues;
  /** When the provider ends the payment, as an ISO time. */
  expiresAt?: string | null;
  /** Called once, when the time is up. */
  onExpired?: () => void;
  /** The provider's own page of the payment. */
  pageUrl?: string | null;
  /** At the top, such as a QR code. */
  top?: ReactNode;
  /** Further actions, above "Back to deposit". */
  children?: ReactNode;
};

/** Longer deadlines, such as that of a transfer, are shown as a date. */
const maxCountdownMs = 60 * 60_000;

/** Progress of a payment, its deadline, and further actions. */
export function StepAside({ transaction, seen, waitsFor, waitsValues, expiresAt, onExpired, pageUrl, onAgain, top, children }: StepAsideProps) {
  const { text, money, dateTime } = useFormat();
  const untilMs = expiresAt ? Date.parse(expiresAt) : Number.NaN;
  const page = pageUrl ? paymentAddress(pageUrl, location.origin) : undefined;
  const [openedAt] = useState(() => Date.now());
  return (
    <div className={styles.aside}>
      {top}
      {transaction && (
        <p>
          <MoneyText size="l">{money(add(transaction.amount, transaction.fee))}</MoneyText>
        </p>
      )}
      <Timeline
        label={text('payments.step.progress')}
        steps={[
          { id: 'started', label: text('payments.step.started'), time: transaction && dateTime(transaction.date), state: 'done' },
          ...(seen ? [{ id: 'seen', label: text(seen), state: 'done' } as const] : []),
          { id: 'waits', label: text(waitsFor, waitsValues), state: 'current' },
          { id: 'credited', label: text('payments.step.credited'), state: 'next' },
        ]}
      />
      {untilMs > openedAt && untilMs - openedAt <= maxCountdownMs && (
        <p>
          {text('payments.step.time_left')}{' '}
          <Countdown
            untilMs={untilMs}
            label={text('payments.step.time_left')}
            onEnd={onExpired}
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
