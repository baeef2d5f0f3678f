import type { ReactNode } from 'react';
import { isErrorKey, type Transaction } from '@playfront/api-contract';
import { errorKeyMessage, failureMessage, useBalance } from '@playfront/auth';
import { useFormat } from '@playfront/i18n';
import { Button, buttonClass, MoneyText, StatusDot } from '@playfront/ui';
import { IconAlertCircle, IconCircleCheck, IconHourglass } from '@playfront/ui/icons';
import { adviceOfStatus } from './deposit.messages.ts';
import styles from './DepositResultPanel.module.css';
import { DepositResultPanel } from './DepositResultPanel.tsx';
import { paymentPageOf } from './payment-page.schema.ts';
import { useBonusOfDeposit } from './useDepositBonus.ts';
import { useDepositResult } from './useDepositResult.ts';

export type DepositResultProps = {
  /** From the address (`transactionIdOf`); everything else is asked from the operator. */
  readonly transactionId: string;
  /** Back to an empty deposit form. */
  readonly onAgain: () => void;
  /** On to the games, offered once the deposit is complete. */
  readonly onDone?: () => void;
};

/** How a deposit ended, after the payment page came back. One panel in all states, so that its live region is always there before it changes. */
export function DepositResult({ transactionId, onAgain, onDone }: DepositResultProps) {
  const { text, money } = useFormat();
  const { outcome, isAsking, askAgain } = useDepositResult(transactionId);

  if (outcome.kind === 'unknown') {
    return (
      <DepositResultPanel
        icon={<IconAlertCircle size={32} />}
        title={text('payments.result.unknown.title')}
        actions={<AgainButton onAgain={onAgain} />}
      >
        <p>{text(failureMessage(outcome.failure))}</p>
      </DepositResultPanel>
    );
  }
  if (outcome.kind === 'waiting') {
    const amount = outcome.transaction && money(outcome.transaction.amount);
    // Most have just paid; who has not cannot be told by the address one comes back to.
    const paymentPage = outcome.isOverdue ? paymentPageOf(transactionId) : undefined;
    const actions = (
      <>
        {outcome.isOverdue && (
          <Button onClick={askAgain} isBusy={isAsking}>
            {text('payments.result.check_again')}
          </Button>
        )}
        {paymentPage && (
          <a className={buttonClass()} href={paymentPage}>
            {text('payments.result.go_on')}
          </a>
        )}
        <AgainButton onAgain={onAgain} />
      </>
    );
    return (
      <DepositResultPanel
        icon={<IconHourglass size={32} />}
        title={amount ? text('payments.result.waiting.title_amount', { amount }) : text('payments.result.waiting.title')}
        actions={actions}
      >
        <p>{text(outcome.isOverdue ? 'payments.result.waiting.overdue' : 'payments.result.waiting.text')}</p>
        <p>{text(paymentPage ? 'payments.result.waiting.unfinished' : 'payments.result.waiting.unpaid')}</p>
      </DepositResultPanel>
    );
  }
  const { transaction } = outcome;
  if (transaction.status === 'complete') {
    const actions = (
      <>
        {onDone && (
          <Button variant="action" onClick={onDone}>
            {text('payments.result.to_games')}
          </Button>
        )}
        <AgainButton onAgain={onAgain} isAfterSuccess />
      </>
    );
    return (
      <DepositResultPanel icon={<IconCircleCheck size={32} />} title={text('payments.result.complete.title')} actions={actions}>
        <CompleteWords transaction={transaction} />
      </DepositResultPanel>
    );
  }
  return (
    <DepositResultPanel
      icon={<IconAlertCircle size={32} />}
      title={text('payments.result.failed.title', { amount: money(transaction.amount) })}
      actions={<AgainButton onAgain={onAgain} />}
    >
      <FailedWords transaction={transaction} />
    </DepositResultPanel>
  );
}

function AgainButton({ onAgain, isAfterSuccess = false }: { onAgain: () => void; isAfterSuccess?: boolean }): ReactNode {
  const { text } = useFormat();
  return <Button onClick={onAgain}>{text(isAfterSuccess ? 'payments.result.another' : 'payments.result.again')}</Button>;
}

function CompleteWords({ transaction }: { transaction: Transaction }): ReactNode {
  const { text, money } = useFormat();
  const balance = useBalance();
  const bonus = useBonusOfDeposit(transaction.id);
  return (
    <>
      <p>
        <MoneyText kind="real" size="l">
          {money(transaction.amount, { sign: 'always' })}
        </MoneyText>
      </p>
      {bonus?.amount && (
        <p className={styles.bonus}>
          <StatusDot tone="bonus">{bonus.title}</StatusDot>
          <MoneyText kind="bonus">{money(bonus.amount, { sign: 'always' })}</MoneyText>
          {bonus.status === 'issued' && <span>{text('payments.deposit.summary.bonus_waits')}</span>}
        </p>
      )}
      {balance && <p className="num">{text('payments.result.complete.balance', { balance: money(balance.total) })}</p>}
    </>
  );
}

function FailedWords({ transaction: { status, reason } }: { transaction: Transaction }): ReactNode {
  const { text } = useFormat();
  if (status === 'pending' || status === 'complete') return null;
  // `deposit_fail` is what the title says already.
  const hasReason = reason !== null && isErrorKey(reason) && reason !== 'deposit_fail';
  return (
    <>
      {hasReason && <p>{text(errorKeyMessage(reason))}</p>}
      <p>{text(adviceOfStatus[status])}</p>
    </>
  );
}
