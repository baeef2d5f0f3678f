import { useEffect, useRef, type ReactNode } from 'react';
import type { Transaction } from '@playfront/api-contract';
import { useFormat } from '@playfront/i18n';
import { Button } from '@playfront/ui';
import { IconHourglass } from '@playfront/ui/icons';
import styles from '../cashier/ResultPanel.module.css';
import { ResultPanel } from '../cashier/ResultPanel.tsx';

type WithdrawResultProps = { withdrawal: Transaction; transactionsLink: ReactNode; onAgain: () => void };

/** Confirms a requested withdrawal (spec §4): it is scheduled, confirmed by mail once paid, and can be cancelled until approved. */
export function WithdrawResult({ withdrawal, transactionsLink, onAgain }: WithdrawResultProps) {
  const { text, money, dateTime } = useFormat();
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Focus the result: the focused form is gone, and a new live region is not announced.
    result.current?.focus({ preventScroll: true });
    // Focus alone may leave it under the sticky header or at the end of the window.
    result.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={result} tabIndex={-1} className={styles.wrapper}>
      <ResultPanel
        icon={<IconHourglass size={32} />}
        title={text('payments.withdraw.sent.title', { amount: money(withdrawal.amount) })}
        actions={
          <>
            {transactionsLink}
            <Button onClick={onAgain}>{text('payments.withdraw.another')}</Button>
          </>
        }
      >
        {withdrawal.provider && <p>{text('payments.withdraw.sent.method', { method: withdrawal.provider })}</p>}
        {withdrawal.hold_until !== null && <p>{text('payments.withdraw.sent.held', { time: dateTime(withdrawal.hold_until) })}</p>}
        {withdrawal.review_hours !== null && <p>{text('payments.withdraw.sent.review', { hours: withdrawal.review_hours })}</p>}
        <p>{text('payments.withdraw.sent.text')}</p>
        {withdrawal.can_cancel && <p>{text('payments.withdraw.sent.cancel')}</p>}
      </ResultPanel>
    </div>
  );
}
