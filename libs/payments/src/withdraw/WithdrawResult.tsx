import { useEffect, useRef, type ReactNode } from 'react';
import type { CallResponse } from '@playfront/api-client';
import { useFormat } from '@playfront/i18n';
import { Button } from '@playfront/ui';
import { DescriptionList, type DescriptionRow } from '@playfront/ui/data';
import { IconHourglass } from '@playfront/ui/icons';
import panel from '../cashier/ResultPanel.module.css';
import { ResultPanel } from '../cashier/ResultPanel.tsx';
import { CopyValue } from '../steps/CopyValue.tsx';
import styles from './WithdrawResult.module.css';

/** A withdrawal that the operator has accepted. `method`: its name as chosen; `eta`: how long it takes at most, if no time is promised. */
export type SentWithdrawal = CallResponse<'paymentSendWithdrawalRequest'> & { readonly method: string; readonly eta: string | undefined };

type WithdrawResultProps = {
  sent: SentWithdrawal;
  transactionsLink: ReactNode;
  /** Link to the progress of a withdrawal; without it, to all transactions. */
  transactionLink?: ((id: string, children: ReactNode) => ReactNode) | undefined;
  onAgain: () => void;
};

/** Confirms a requested withdrawal (spec §4): it is scheduled, confirmed by mail once paid, and can be cancelled until approved. */
export function WithdrawResult({ sent, transactionsLink, transactionLink, onAgain }: WithdrawResultProps) {
  const { text, money, dateTime } = useFormat();
  const { transaction: withdrawal } = sent;
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Focus the result: the focused form is gone, and a new live region is not announced.
    result.current?.focus({ preventScroll: true });
    // Focus alone may leave it under the sticky header or at the end of the window.
    result.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={result} tabIndex={-1} className={panel.wrapper}>
      <ResultPanel
        icon={<IconHourglass size={32} />}
        title={text('payments.withdraw.sent.title', { amount: money(withdrawal.amount) })}
        actions={
          <>
            {transactionLink?.(withdrawal.id, text('payments.withdraw.sent.track')) ?? transactionsLink}
            <Button onClick={onAgain}>{text('payments.withdraw.another')}</Button>
          </>
        }
      >
        {withdrawal.hold_until !== null && <p>{text('payments.withdraw.sent.held', { time: dateTime(withdrawal.hold_until) })}</p>}
        {withdrawal.review_hours !== null && <p>{text('payments.withdraw.sent.review', { hours: withdrawal.review_hours })}</p>}
        <p>{text('payments.withdraw.sent.text')}</p>
        {withdrawal.can_cancel && <p>{text('payments.withdraw.sent.cancel')}</p>}
        <WithdrawalFacts sent={sent} />
      </ResultPanel>
    </div>
  );
}

/** When, where to, when it arrives, what it has ended, what is left, and the reference for support. */
function WithdrawalFacts({
  sent: { transaction, method, destination, expected_at: expectedAt, eta, forfeited, realBalance },
}: {
  sent: SentWithdrawal;
}): ReactNode {
  const { text, money, dateTime } = useFormat();
  const goesTo = [method, destination].filter(Boolean).join(', ');
  const arrives = expectedAt === null ? eta : text('payments.withdraw.sent.by', { time: dateTime(expectedAt) });
  const rows: readonly (DescriptionRow | false)[] = [
    { id: 'date', label: text('payments.withdraw.sent.date'), value: dateTime(transaction.date) },
    goesTo !== '' && { id: 'to', label: text('payments.withdraw.sent.to'), value: goesTo },
    arrives !== undefined && { id: 'arrives', label: text('payments.withdraw.sent.arrives'), value: arrives },
    forfeited.minor > 0 && {
      id: 'bonus',
      label: text('payments.withdraw.sent.forfeited'),
      value: money(forfeited),
      money: 'bonus',
      startsGroup: true,
    },
    realBalance !== null && {
      id: 'left',
      label: text('payments.withdraw.summary.left'),
      value: money(realBalance),
      money: 'real',
      startsGroup: forfeited.minor === 0,
    },
  ];
  return (
    <div className={styles.facts}>
      <DescriptionList isBoxed rows={rows.filter((row) => row !== false)} />
      <CopyValue label={text('payments.withdraw.sent.reference')} value={transaction.id} />
    </div>
  );
}
