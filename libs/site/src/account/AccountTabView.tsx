import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useFormat } from '@playfront/i18n';
import { accountTabOf, accountTabTitle, type AccountTab } from '../addresses/account-tabs.ts';
import { TabBoundary } from '../errors/TabBoundary.tsx';
import { usePageTitle } from '../navigation/usePageTitle.ts';
import { lazyView } from '../page-loading/lazy-view.ts';
import { PrintedPlayer } from './PrintedPlayer.tsx';
import '@playfront/ui/print.css';

const tabs: Record<AccountTab, ComponentType> = {
  'bet-list': lazyView(() => import('./BetListTab.tsx').then(({ BetListTab }) => BetListTab)),
  details: lazyView(() => import('./DetailsTab.tsx').then(({ DetailsTab }) => DetailsTab)),
  deposit: lazyView(() => import('./DepositTab.tsx').then(({ DepositTab }) => DepositTab)),
  withdraw: lazyView(() => import('./WithdrawTab.tsx').then(({ WithdrawTab }) => WithdrawTab)),
  transactions: lazyView(() => import('./TransactionsTab.tsx').then(({ TransactionsTab }) => TransactionsTab)),
  password: lazyView(() => import('./PasswordTab.tsx').then(({ PasswordTab }) => PasswordTab)),
  documents: lazyView(() => import('./DocumentsTab.tsx').then(({ DocumentsTab }) => DocumentsTab)),
  'close-account': lazyView(() => import('./CloseAccountTab.tsx').then(({ CloseAccountTab }) => CloseAccountTab)),
  limits: lazyView(() => import('./LimitsTab.tsx').then(({ LimitsTab }) => LimitsTab)),
  activity: lazyView(() => import('./ActivityTab.tsx').then(({ ActivityTab }) => ActivityTab)),
  break: lazyView(() => import('./BreakTab.tsx').then(({ BreakTab }) => BreakTab)),
  security: lazyView(() => import('./SecurityTab.tsx').then(({ SecurityTab }) => SecurityTab)),
};

/** The tab of the account page in the URL (`?tab=deposit`). */
export function useAccountTab(): AccountTab {
  return accountTabOf(useSearchParams()[0]);
}

/** A tab of the account page, loaded when it is first shown. Its name is the page title. */
export function AccountTabView({ tab }: { tab: AccountTab }) {
  const Tab = tabs[tab];
  const { text } = useFormat();
  const title = text(accountTabTitle(tab));
  usePageTitle(title);
  return (
    <>
      <PrintedPlayer />
      <TabBoundary tab={tab} title={title}>
        <Tab />
      </TabBoundary>
    </>
  );
}
