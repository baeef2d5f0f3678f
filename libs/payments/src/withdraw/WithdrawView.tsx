import { useState, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ApiError, asApiError, callQuery, useApi } from '@playfront/api-client';
import type { Transaction } from '@playfront/api-contract';
import { failureMessage, usePlayer } from '@playfront/auth';
import { useFormat } from '@playfront/i18n';
import { EmptyState, ErrorState, Skeleton } from '@playfront/ui';
import { IconWallet } from '@playfront/ui/icons';
import { CashierSkeleton } from '../cashier/CashierSkeleton.tsx';
import { isPayable } from './payout-fields.rules.ts';
import type { WithdrawalOffer } from './useWithdraw.ts';
import { WithdrawForm } from './WithdrawForm.tsx';
import { WithdrawResult } from './WithdrawResult.tsx';

export type WithdrawViewProps = {
  /** Leads to the transactions, where a withdrawal is cancelled. */
  readonly transactionsLink: ReactNode;
  /** Leads to the deposit, where there is nothing to take out. */
  readonly depositLink: ReactNode;
};

/** Pays money out: the ways to be paid, the amount, where it goes, and what was asked for (spec §2, §4). */
export function WithdrawView({ transactionsLink, depositLink }: WithdrawViewProps) {
  const api = useApi();
  const { text } = useFormat();
  const player = usePlayer();
  const [sent, setSent] = useState<Transaction>();
  const request = player ? { country: player.country, currency: player.currency } : {};
  const offer = useQuery({
    // Never fresh: what may be taken out moves with every bet.
    ...callQuery(api, 'frontGetWithdrawalProcessors', request, { staleMs: 0, owner: 'player' }),
    enabled: player !== undefined,
  });

  async function reload(): Promise<WithdrawalOffer> {
    const { data, error } = await offer.refetch();
    if (error) throw error;
    if (!data) throw new ApiError('aborted', 'withdrawal offer');
    return data;
  }

  if (sent) {
    return (
      <WithdrawResult
        withdrawal={sent}
        transactionsLink={transactionsLink}
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
        {text(failureMessage(asApiError(offer.error)))}
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
  const processors = offer.data.processors.filter(isPayable);
  if (processors.length === 0) {
    return (
      <EmptyState isCard title={text('payments.withdraw.empty.title')}>
        {text('payments.withdraw.empty.text')}
      </EmptyState>
    );
  }
  return <WithdrawForm offer={{ ...offer.data, processors }} reload={reload} onSent={setSent} />;
}
