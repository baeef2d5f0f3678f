import { accountTabOf } from '../account/account-tabs.ts';
import { pageAt } from '../pages/pages.ts';

/** What counts as another place: the page, and on the account page also which part of it. */
export const placeOf = (pathname: string, search: string) =>
  pageAt(pathname) === 'account' ? `${pathname}?tab=${accountTabOf(new URLSearchParams(search))}` : pathname;
