import type { ReactNode } from 'react';
import { useAtomValue } from 'jotai';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Message, localePath, useLocale } from '@playfront/i18n';
import { transactionIdOf } from '@playfront/payments';
import { DepositResult, DepositView } from '@playfront/payments/deposit';
import { PageLink } from '../pages/PageLink.tsx';
import { pagePath } from '../pages/pages.ts';
import { usePageNavigate } from '../pages/usePageNavigate.ts';
import { bonusCodeAtom } from '../state/bonus-code.atoms.ts';

const termsLink = (id: string, children: ReactNode) => (
  <PageLink to="promotion" params={{ id }}>
    {children}
  </PageLink>
);

/** Deposit, and its result when the payment page sent the player back. */
export function DepositTab() {
  const locale = useLocale();
  const navigate = useNavigate();
  const goTo = usePageNavigate();
  const transactionId = transactionIdOf(useSearchParams()[0]);
  const bonusCode = useAtomValue(bonusCodeAtom);
  const path = pagePath({ to: 'account', query: { tab: 'deposit' } });
  return (
    <>
      <h1>
        <Message id="site.account.deposit" />
      </h1>
      {transactionId ? (
        <DepositResult transactionId={transactionId} onAgain={() => void navigate(path)} onDone={() => goTo({ to: 'casino' })} />
      ) : (
        <DepositView returnPath={localePath(locale, path)} promoCode={bonusCode} termsLink={termsLink} />
      )}
    </>
  );
}
