import { depositTransactionParam, transactionIdOf } from '@playfront/payments';
import { accountTabOf } from './account-tabs.ts';
import { pageAt } from './pages.ts';

/** Identifies a page for navigation: its path, and on the account page also the tab and the deposit. */
export function pageKeyOf(pathname: string, search: string): string {
  if (pageAt(pathname) !== 'account') return pathname;
  const query = new URLSearchParams(search);
  return `${pathname}?tab=${accountTabOf(query)}&${depositTransactionParam}=${transactionIdOf(query) ?? ''}`;
}
