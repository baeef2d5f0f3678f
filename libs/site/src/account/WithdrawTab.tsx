import { useFormat } from '@playfront/i18n';
import { depositTransactionParam } from '@playfront/payments';
import { WithdrawView } from '@playfront/payments/withdraw';
import { buttonClass } from '@playfront/ui';
import { PageLink } from '../navigation/PageLink.tsx';

/** The withdrawal form; requested withdrawals are listed under transactions. */
export function WithdrawTab() {
  const { text } = useFormat();
  return (
    <>
      <h1>{text('site.account.withdraw')}</h1>
      <WithdrawView
        transactionsLink={
          <PageLink to="account" query={{ tab: 'transactions' }} className={buttonClass({ variant: 'action' })}>
            {text('site.account.transactions')}
          </PageLink>
        }
        transactionLink={(id, children) => (
          <PageLink to="account" query={{ tab: 'transactions', [depositTransactionParam]: id }} className={buttonClass({ variant: 'action' })}>
            {children}
          </PageLink>
        )}
        documentsLink={
          <PageLink to="account" query={{ tab: 'documents' }} className={buttonClass({ size: 's' })}>
            {text('site.account.documents')}
          </PageLink>
        }
        depositLink={
          <PageLink to="account" query={{ tab: 'deposit' }} className={buttonClass({ variant: 'action' })}>
            {text('site.account.deposit')}
          </PageLink>
        }
      />
    </>
  );
}
