import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useFormat } from '@playfront/i18n';
import { accountTabOf, accountTabTitle, lazyView, TabBoundary, usePageTitle, type AccountTab } from '@playfront/site';
import styles from './AccountPage.module.css';

const tabs: Record<AccountTab, ComponentType> = {
  'bet-list': lazyView(() => import('@playfront/site/bet-list-tab').then(({ BetListTab }) => BetListTab)),
  details: lazyView(() => import('@playfront/site/details-tab').then(({ DetailsTab }) => DetailsTab)),
  deposit: lazyView(() => import('@playfront/site/deposit-tab').then(({ DepositTab }) => DepositTab)),
  withdraw: lazyView(() => import('@playfront/site/withdraw-tab').then(({ WithdrawTab }) => WithdrawTab)),
  transactions: lazyView(() => import('@playfront/site/transactions-tab').then(({ TransactionsTab }) => TransactionsTab)),
  password: lazyView(() => import('@playfront/site/password-tab').then(({ PasswordTab }) => PasswordTab)),
};

/** The player's account; the place in it is in the address (`?tab=deposit`), the way to the others is the account drawer. */
export function Page() {
  const tab = accountTabOf(useSearchParams()[0]);
  const Tab = tabs[tab];
  const { text } = useFormat();
  const title = text(accountTabTitle(tab));
  usePageTitle(title);
  return (
    <main id="content" className={styles.page}>
      <TabBoundary tab={tab} title={title}>
        <Tab />
      </TabBoundary>
    </main>
  );
}
