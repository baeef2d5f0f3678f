import { useLocation, useSearchParams } from 'react-router-dom';
import { accountTabOf, isActionTab } from '../addresses/account-tabs.ts';
import { pageAt } from '../addresses/pages.ts';

/** Whether the page is an account tab with its own action button; the header's button is then secondary. */
export function usePageHasAction(): boolean {
  const [search] = useSearchParams();
  return pageAt(useLocation().pathname) === 'account' && isActionTab(accountTabOf(search));
}
