import { useState, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ApiError, asApiError, callQuery, useApi } from '@playfront/api-client';
import { failureText, usePlayer } from '@playfront/auth';
import { useFormat } from '@playfront/i18n';
import { EmptyState, ErrorState, Skeleton } from '@playfront/ui';
import { IconWallet } from '@playfront/ui/icons';
import { CashierSkeleton } from '../cashier/CashierSkeleton.tsx';
import { offerOf, type WithdrawalOffer } from './payable-amount.rules.ts';
import { WithdrawForm } from './WithdrawForm.tsx';
import { WithdrawResult, type SentWithdrawal } from './WithdrawResult.tsx';

export type WithdrawViewProps = {
  /** Link to the transactions, where a withdrawal can be cancelled. */
  readonly transactionsLink: ReactNode;
  /** Link to the progress of a withdrawal by its id, shown with its result. */
  readonly transactionLink?: (id: string, children: ReactNode) => ReactNode;
  /** Link to the documents that must be uploaded before a withdrawal. */
  readonly documentsLink?: ReactNode;
  /** Link to the deposit, shown if there is nothing to withdraw. */
  readonly depositLink: ReactNode;
};

/** The withdrawal view: payout methods, amount, destination, and the confirmation (spec §2, §4). */
export function WithdrawView({ transactionsLink, transactionLink, documentsLink, depositLink }: WithdrawViewProps) {
  const api = useApi();
  const { text } = useFormat();
  const player = usePlayer();
  const [sent, setSent] = useState<SentWithdrawal>();
  const request = player ? { country: player.country, currency: player.currency } : {};
  const offer = useQuery({
    // Always refetch: the withdrawable amount changes with every bet.
    ...callQuery(api, 'frontGetWithdrawalProcessors', request, { staleMs: 0, owner: 'player' }),
    enabled: player !== undefined,
  });

  async function reload(): Promise<WithdrawalOffer> {
    const { data, error } = await offer.refetch();
    if (error) throw error;
    if (!data) throw new ApiError('aborted', 'withdrawal offer');
    return offerOf(data);
  }

  if (sent) {
    return (
      <WithdrawResult
        sent={sent}
        transactionsLink={transactionsLink}
        transactionLink={transactionLink}
        onAgain={() => {
          setSent(undefined);
          void offer.refetch();
        }}
      />
    );
  }
  if (!offer.data) {
    if (!offer.isError) return <CashierSkeleton label={text('payments.withdraw.loading')} head={<Skeleton height={88} radius="card" />} />;
    return (
      <ErrorState
        isCard
        title={text('payments.withdraw.error.title')}
        retryLabel={text('payments.retry')}
        onRetry={() => void offer.refetch()}
        isRetrying={offer.isFetching}
      >
        {failureText(text, asApiError(offer.error))}
      </ErrorState>
    );
  }
  if (offer.data.withdrawable.minor <= 0) {
    return (
      <EmptyState isCard title={text('payments.withdraw.nothing.title')} icon={<IconWallet size={24} />} action={depositLink}>
        {text('payments.withdraw.nothing.text')}
      </EmptyState>
    );
  }
  const offered = offerOf(offer.data);
  if (offered.rows.length === 0) {
    return (
      <EmptyState isCard title={text('payments.withdraw.empty.title')}>
        {text('payments.withdraw.empty.text')}
      </EmptyState>
    );
  }
  return <WithdrawForm offer={offered} documentsLink={documentsLink} reload={reload} onSent={setSent} />;
}
