import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { asApiError, callQuery, useApi } from '@playfront/api-client';
import { failureMessage, usePlayer } from '@playfront/auth';
import { useFormat } from '@playfront/i18n';
import { EmptyState, ErrorState } from '@playfront/ui';
import { CashierSkeleton } from '../cashier/CashierSkeleton.tsx';
import { isWalkable } from './deposit.rules.ts';
import { DepositForm } from './DepositForm.tsx';

export type DepositViewProps = {
  /** Where the payment page comes back to: a relative path of this site with its locale prefix (`/fi/user-management?tab=deposit`). */
  readonly returnPath: string;
  /** The promo code a link came with; it stands in its field and can be changed. */
  readonly promoCode?: string | undefined;
  /** Links to help and limits, once the site has their pages. */
  readonly helpLinks?: ReactNode;
  /** Link to the terms of a promotion, in the given words. */
  readonly termsLink?: (promotionId: string, children: ReactNode) => ReactNode;
  /** Leaves for the payment page; default: the whole page goes there. */
  readonly onRedirect?: (url: string) => void;
};

function leaveFor(url: string): void {
  location.assign(url);
}

/** Pays money in: the ways to pay, the amount, and the way to the provider's page (spec §1, §4). */
export function DepositView({ returnPath, promoCode, helpLinks, termsLink, onRedirect = leaveFor }: DepositViewProps) {
  const api = useApi();
  const { text } = useFormat();
  const player = usePlayer();
  const request = player ? { country: player.country, currency: player.currency } : {};
  const processors = useQuery({ ...callQuery(api, 'frontGetProcessors', request, { owner: 'player' }), enabled: player !== undefined });

  if (processors.isError) {
    return (
      <ErrorState
        isCard
        title={text('payments.deposit.error.title')}
        retryLabel={text('payments.retry')}
        onRetry={() => void processors.refetch()}
        isRetrying={processors.isFetching}
      >
        {text(failureMessage(asApiError(processors.error)))}
      </ErrorState>
    );
  }
  if (!processors.data) return <CashierSkeleton label={text('payments.deposit.loading')} />;
  const methods = processors.data.processors.filter(isWalkable);
  if (methods.length === 0) {
    return (
      <EmptyState isCard title={text('payments.deposit.empty.title')}>
        {text('payments.deposit.empty.text')}
      </EmptyState>
    );
  }
  return <DepositForm processors={methods} {...{ returnPath, promoCode, helpLinks, termsLink, onRedirect }} />;
}
