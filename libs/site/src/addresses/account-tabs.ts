import type { MessageId } from '@playfront/i18n';
import { returnQueryOf } from '@playfront/payments';

/** Tabs of the account page, by name (`?tab=deposit`) and by the spec's number (`?tab=2`, spec §2). Numbers above 6 are the site's own. */
export const accountTabs = [
  { id: 'bet-list', index: 0, titleId: 'site.account.bet_list' },
  { id: 'details', index: 1, titleId: 'site.account.details' },
  { id: 'deposit', index: 2, titleId: 'site.account.deposit' },
  { id: 'withdraw', index: 3, titleId: 'site.account.withdraw' },
  { id: 'transactions', index: 4, titleId: 'site.account.transactions' },
  { id: 'password', index: 5, titleId: 'site.account.password' },
  { id: 'documents', index: 7, titleId: 'site.account.documents' },
  { id: 'security', index: 8, titleId: 'site.account.security' },
  { id: 'close-account', index: 9, titleId: 'site.account.close_account' },
  { id: 'limits', index: 10, titleId: 'site.account.limits' },
  { id: 'break', index: 12, titleId: 'site.account.break' },
  { id: 'activity', index: 13, titleId: 'site.account.activity' },
] as const satisfies readonly { id: string; index: number; titleId: MessageId }[];

export type AccountTab = (typeof accountTabs)[number]['id'];

/** The account menu entry of a tab. */
export function menuTabOf(tab: AccountTab): AccountTab {
  return tab === 'close-account' ? 'security' : tab;
}

/** The tab in the URL, also in one that a payment provider has changed; the bet list by default. */
export function accountTabOf(search: URLSearchParams): AccountTab {
  const requested = returnQueryOf(search).get('tab');
  return accountTabs.find(({ id, index }) => id === requested || String(index) === requested)?.id ?? 'bet-list';
}

const actionTabs: readonly AccountTab[] = ['deposit', 'withdraw', 'details', 'documents', 'password', 'close-account', 'limits', 'break', 'activity'];

/** Whether the header's deposit button is secondary: the tab has its own action button, or must not lead to a deposit. */
export function isActionTab(tab: AccountTab): boolean {
  return actionTabs.includes(tab);
}

/** The title of a tab. */
export function accountTabTitle(tab: AccountTab): MessageId {
  return accountTabs.find(({ id }) => id === tab)?.titleId ?? 'site.account.title';
}
