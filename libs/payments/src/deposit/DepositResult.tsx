import { useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '@playfront/api-client';
import type { PaymentContinuation, Transaction } from '@playfront/api-contract';
import { failureReasonMessage, failureText, useBalance } from '@playfront/auth';
import { useFormat } from '@playfront/i18n';
import type { Money } from '@playfront/money';
import { Button, buttonClass, MoneyText, StatusDot } from '@playfront/ui';
import { DescriptionList } from '@playfront/ui/data';
import { IconAlertCircle, IconCircleCheck, IconHourglass } from '@playfront/ui/icons';
import { LazyPaymentStep } from '../steps/LazyPaymentStep.tsx';
import { isOnSite } from '../steps/on-site.ts';
import { submitPaymentForm, type PaymentForm } from '../steps/submit-payment-form.ts';
import { useStartedPayment } from '../steps/useStartedPayment.ts';
import { bonusTermRows } from './bonus-terms.ts';
import { adviceOfStatus } from './deposit.messages.ts';
import styles from './DepositResult.module.css';
import { paymentAddress } from '../cashier/payment-address.rules.ts';
import { ResultPanel } from '../cashier/ResultPanel.tsx';
import { pendingDepositsQuery } from './pending-deposits.query.ts';
import { useBonusOfDeposit } from './useDepositBonus.ts';
import { useDepositResult } from './useDepositResult.ts';

export type DepositResultProps = {
  /** From the URL (`transactionIdOf`); all other data comes from the operator. */
  readonly transactionId: string;
  /** Returns to the deposit form: empty, or with the amount of the failed deposit. */
  readonly onAgain: (amount?: Money) => void;
  /** Opens the games, or the game that the player left to deposit; offered once the deposit is complete. */
  readonly onDone?: () => void;
  readonly isFromGame?: boolean;
};

/** The result of a deposit after the return from the payment page. One panel for all states, because a live region must exist before it changes. */
export function DepositResult({ transactionId, onAgain, onDone, isFromGame = false }: DepositResultProps) {
  const { text, money } = useFormat();
  const { outcome, checkedAt, isFetching, pollAgain, check } = useDepositResult(transactionId);
  const { started, refetch } = useStartedPayment(transactionId, { isPending: outcome.kind === 'waiting', checkedAt });
  const wasListed = useWasListed(transactionId);

  if (outcome.kind === 'unknown') {
    return (
      <ResultPanel icon={<IconAlertCircle size={32} />} title={text('payments.result.unknown.title')} actions={<AgainButton onAgain={onAgain} />}>
        <p>{failureText(text, outcome.failure)}</p>
      </ResultPanel>
    );
  }
  if (outcome.kind === 'waiting' && isOnSite(started)) {
    return (
      <LazyPaymentStep started={started} transactionId={transactionId} transaction={outcome.transaction} onCheck={check} onAgain={() => onAgain()} />
    );
  }
  if (outcome.kind === 'waiting') {
    const amount = outcome.transaction && money(outcome.transaction.amount);
    // After a return it is offered only when overdue: most players have just paid, and the return URL does not show whether they have.
    const unfinished = (outcome.isOverdue || wasListed) && started ? providerPageOf(started) : undefined;
    const actions = (
      <>
        {outcome.isOverdue && (
          <Button onClick={() => [pollAgain(), refetch()]} isBusy={isFetching}>
            {text('payments.result.check_again')}
          </Button>
        )}
        {unfinished && <ContinuePayment {...unfinished} />}
        <AgainButton onAgain={onAgain} />
      </>
    );
    return (
      <ResultPanel
        icon={<IconHourglass size={32} />}
        title={amount ? text('payments.result.waiting.title_amount', { amount }) : text('payments.result.waiting.title')}
        actions={actions}
      >
        <p>{text(outcome.isOverdue ? 'payments.result.waiting.overdue' : 'payments.result.waiting.text')}</p>
        <p>{text(unfinished ? 'payments.result.waiting.unfinished' : 'payments.result.waiting.unpaid')}</p>
      </ResultPanel>
    );
  }
  const { transaction } = outcome;
  if (transaction.status === 'complete') {
    const actions = (
      <>
        {onDone && (
          <Button variant="action" onClick={onDone}>
            {text(isFromGame ? 'payments.result.to_game' : 'payments.result.to_games')}
          </Button>
        )}
        <AgainButton onAgain={onAgain} isAfterSuccess />
      </>
    );
    return (
      <ResultPanel icon={<IconCircleCheck size={32} />} title={text('payments.result.complete.title')} actions={actions}>
        <CompleteText transaction={transaction} />
      </ResultPanel>
    );
  }
  const requested = transaction.amount;
  return (
    <ResultPanel
      icon={<IconAlertCircle size={32} />}
      title={text('payments.result.failed.title', { amount: money(requested) })}
      actions={
        <>
          {canRetry(transaction) && (
            <Button variant="action" onClick={() => onAgain(requested)}>
              {text('payments.result.retry', { amount: money(requested) })}
            </Button>
          )}
          <AgainButton onAgain={onAgain} />
        </>
      }
    >
      <FailedText transaction={transaction} />
    </ResultPanel>
  );
}

/** Whether the deposit was opened from the list of pending deposits on this page. A return from the provider loads the page anew, without that list. */
function useWasListed(transactionId: string): boolean {
  const api = useApi();
  const client = useQueryClient();
  const [wasListed] = useState(() => {
    const list = client.getQueryData(pendingDepositsQuery(api).queryKey);
    return list?.transactions.some(({ id }) => id === transactionId) ?? false;
  });
  return wasListed;
}

type ProviderPage = { readonly address: string; readonly form?: PaymentForm | undefined };

/** The provider's page of an unfinished payment, if a redirect to it is allowed. */
function providerPageOf(started: PaymentContinuation): ProviderPage | undefined {
  if (started.type !== 'redirect_url' && started.type !== 'form') return undefined;
  const address = paymentAddress(started.type === 'form' ? started.action : started.url, location.origin);
  return address ? { address, form: started.type === 'form' ? { ...started, action: address } : undefined } : undefined;
}

/** Returns to the provider's page. */
function ContinuePayment({ address, form }: ProviderPage): ReactNode {
  const { text } = useFormat();
  const label = text('payments.result.go_on');
  if (form) return <Button onClick={() => submitPaymentForm(form)}>{label}</Button>;
  return (
    <a className={buttonClass()} href={address}>
      {label}
    </a>
  );
}

function AgainButton({ onAgain, isAfterSuccess = false }: { onAgain: () => void; isAfterSuccess?: boolean }): ReactNode {
  const { text } = useFormat();
  return <Button onClick={() => onAgain()}>{text(isAfterSuccess ? 'payments.result.another' : 'payments.result.again')}</Button>;
}

function CompleteText({ transaction }: { transaction: Transaction }): ReactNode {
  const format = useFormat();
  const { text, money } = format;
  const balance = useBalance();
  const bonus = useBonusOfDeposit(transaction.id);
  const terms = bonus ? bonusTermRows(bonus, format) : [];
  return (
    <>
      <p>
        <MoneyText kind="real" size="l">
          {money(transaction.amount, { sign: 'always' })}
        </MoneyText>
      </p>
      {bonus?.amount && (
        <>
          <p className={styles.bonus}>
            <StatusDot tone="bonus">{bonus.title}</StatusDot>
            <MoneyText kind="bonus">{money(bonus.amount, { sign: 'always' })}</MoneyText>
            {bonus.status === 'issued' && <span>{text('payments.deposit.summary.bonus_waits')}</span>}
          </p>
          {terms.length > 0 && <DescriptionList isBoxed className={styles.terms} rows={terms} />}
        </>
      )}
      {balance && <p className="num">{text('payments.result.complete.balance', { balance: money(balance.total) })}</p>}
    </>
  );
}

/** Money arrived, but not the agreed amount, or more than the limits allow: staff decide about it. */
const isHeld = ({ status, reason }: Pick<Transaction, 'status' | 'reason'>) =>
  status === 'failed' && (reason === 'amount_out_of_range' || reason === 'limit_reached');

/** Not if the money may be in transit, or has arrived. */
const canRetry = (transaction: Transaction) => transaction.status === 'failed' && !isHeld(transaction);

function FailedText({ transaction: { id, status, reason } }: { transaction: Transaction }): ReactNode {
  const { text } = useFormat();
  if (status === 'pending' || status === 'complete') return null;
  const why = failureReasonMessage(reason);
  return (
    <>
      {why && <p>{text(why)}</p>}
      <p>{text(isHeld({ status, reason }) ? 'payments.result.advice.held' : adviceOfStatus[status])}</p>
      <p className={styles.reference}>{text('payments.result.reference', { id })}</p>
    </>
  );
}
