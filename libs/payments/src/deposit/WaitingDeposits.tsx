import type { ReactNode } from 'react';
import type { Transaction } from '@playfront/api-contract';
import { useFormat } from '@playfront/i18n';
import { Notice } from '@playfront/ui';

type WaitingDepositsProps = {
  deposits: readonly Transaction[];
  /** Renders a link to the result of a deposit. */
  resultLink: (transactionId: string, children: ReactNode) => ReactNode;
};

/** Deposits that the provider has not confirmed yet, each with a link to its status, so that players do not pay twice. */
export function WaitingDeposits({ deposits, resultLink }: WaitingDepositsProps) {
  const { text, money } = useFormat();
  return (
    <Notice>
      {deposits.map(({ id, amount, provider }) => (
        <p key={id}>
          <span>{text('payments.deposit.waiting', { amount: money(amount), provider })}</span>{' '}
          {resultLink(id, text('payments.deposit.waiting_status'))}
        </p>
      ))}
    </Notice>
  );
}
