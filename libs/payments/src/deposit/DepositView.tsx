import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { asApiError, callQuery, useApi } from '@playfront/api-client';
import { failureText, usePlayer } from '@playfront/auth';
import { missingDepositPeriods, tightestDepositLimit, usePlayerLimits } from '@playfront/auth/limits';
import { useFormat } from '@playfront/i18n';
import { fromDecimal, formatTypedAmount } from '@playfront/money';
import { EmptyState, ErrorState } from '@playfront/ui';
import { CashierSkeleton } from '../cashier/CashierSkeleton.tsx';
import { isSupported } from './deposit.rules.ts';
import { DepositForm } from './DepositForm.tsx';
import { pendingDepositsQuery } from './pending-deposits.query.ts';
import { WaitingDeposits } from './WaitingDeposits.tsx';

export type DepositViewProps = {
  /** Return path of the payment page: a relative path of this site with its locale prefix (`/fi/user-management?tab=deposit`). */
  readonly returnPath: string;
  /** The promo code of a link; prefilled and editable. */
  readonly promoCode?: string | undefined;
  /** The amount of a deposit that is retried, as a decimal number; other texts are ignored. */
  readonly amount?: string | undefined;
  /** Sets the deposit limits that the player's country requires; shown in place of the form until they are set. */
  readonly requiredLimits?: ReactNode;
  /** Links to help and limits, if the site has those pages. */
  readonly helpLinks?: ReactNode;
  /** Renders a link to the player's limits. */
  readonly limitsLink?: (children: ReactNode) => ReactNode;
  /** Renders a link to the terms of a promotion. */
  readonly termsLink?: (promotionId: string, children: ReactNode) => ReactNode;
  /** Renders a link to the result of a deposit; without it, pending deposits are not listed. */
  readonly resultLink?: (transactionId: string, children: ReactNode) => ReactNode;
  /** Opens the payment page; by default in place of this page. */
  readonly onRedirect?: (url: string) => void;
  /** Opens the page of a deposit that continues on this site. */
  readonly onStarted: (transactionId: string) => void;
};

function redirectTo(url: string): void {
  location.assign(url);
}

/** The deposit view: pending deposits, payment methods, amount, and the redirect to the provider's page (spec §1, §4). */
export function DepositView({
  returnPath,
  promoCode,
  amount,
  requiredLimits,
  helpLinks,
  limitsLink,
  termsLink,
  resultLink,
  onRedirect = redirectTo,
  onStarted,
}: DepositViewProps) {
  const api = useApi();
  const { text, languageTag } = useFormat();
  const player = usePlayer();
  const request = player ? { country: player.country, currency: player.currency } : {};
  const processors = useQuery({ ...callQuery(api, 'frontGetProcessors', request, { owner: 'player' }), enabled: player !== undefined });
  const limits = usePlayerLimits();
  const waiting = useQuery({
    ...pendingDepositsQuery(api),
    enabled: player !== undefined && resultLink !== undefined,
  });

  if (processors.isError) {
    return (
      <ErrorState
        isCard
        title={text('payments.deposit.error.title')}
        retryLabel={text('payments.retry')}
        onRetry={() => void processors.refetch()}
        isRetrying={processors.isFetching}
      >
        {failureText(text, asApiError(processors.error))}
      </ErrorState>
    );
  }
  // Wait for all, so that the layout does not shift; if pending deposits or limits fail to load, paying is still possible.
  const isFirstLoad = [waiting, limits].some(({ isLoading, failureCount }) => isLoading && failureCount === 0);
  if (!processors.data || isFirstLoad) return <CashierSkeleton label={text('payments.deposit.loading')} />;
  if (requiredLimits && limits.data && missingDepositPeriods(limits.data).length > 0) return requiredLimits;
  const methods = processors.data.processors.filter(isSupported);
  if (methods.length === 0) {
    return (
      <EmptyState isCard title={text('payments.deposit.empty.title')}>
        {text('payments.deposit.empty.text')}
      </EmptyState>
    );
  }
  const retryAmount = amount === undefined || !player ? undefined : fromDecimal(amount, player.currency);
  const typedAmount = retryAmount && formatTypedAmount(retryAmount, languageTag);
  const deposits = waiting.data?.transactions ?? [];
  return (
    <>
      {resultLink && deposits.length > 0 && <WaitingDeposits deposits={deposits} resultLink={resultLink} />}
      <DepositForm
        processors={methods}
        limit={limits.data && tightestDepositLimit(limits.data)}
        {...{ returnPath, promoCode, typedAmount, helpLinks, limitsLink, termsLink, onRedirect, onStarted }}
      />
    </>
  );
}
