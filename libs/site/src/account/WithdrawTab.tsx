import { Message } from '@playfront/i18n';
import { WithdrawView } from '@playfront/payments/withdraw';
import { buttonClass } from '@playfront/ui';
import { PageLink } from '../navigation/PageLink.tsx';

/** The withdrawal form; requested withdrawals are listed under transactions. */
export function WithdrawTab() {
  return (
    <>
      <h1>
        <Message id="site.account.withdraw" />
      </h1>
      <WithdrawView
        transactionsLink={
          <PageLink to="account" query={{ tab: 'transactions' }} className={buttonClass({ variant: 'action' })}>
            <Message id="site.account.transactions" />
          </PageLink>
        }
        documentsLink={
          <PageLink to="account" query={{ tab: 'documents' }} className={buttonClass({ size: 's' })}>
            <Message id="site.account.documents" />
          </PageLink>
        }
        depositLink={
          <PageLink to="account" query={{ tab: 'deposit' }} className={buttonClass({ variant: 'action' })}>
            <Message id="site.account.deposit" />
          </PageLink>
        }
      />
    </>
  );
}
