import type { MessageId } from '@playfront/i18n';

/** Places of the player's account page, by their name in the address (`?tab=deposit`) and by the spec's number (`?tab=2`, spec §2). */
export const accountTabs = [
  { id: 'bet-list', index: 0, titleId: 'site.account.betList' },
  { id: 'details', index: 1, titleId: 'site.account.details' },
  { id: 'deposit', index: 2, titleId: 'site.account.deposit' },
  { id: 'withdraw', index: 3, titleId: 'site.account.withdraw' },
  { id: 'transactions', index: 4, titleId: 'site.account.transactions' },
  { id: 'password', index: 5, titleId: 'site.account.password' },
] as const satisfies readonly { id: string; index: number; titleId: MessageId }[];

export type AccountTab = (typeof accountTabs)[number]['id'];

/** The place an address asks for; the bet list when it names none. */
export function accountTabOf(search: URLSearchParams): AccountTab {
  const asked = search.get('tab');
  return accountTabs.find(({ id, index }) => id === asked || String(index) === asked)?.id ?? 'bet-list';
}

const actionTabs: readonly AccountTab[] = ['deposit', 'withdraw', 'details', 'password'];

/** Whether a place has an action button of its own, so that the header's must not compete with it. */
export function isActionTab(tab: AccountTab): boolean {
  return actionTabs.includes(tab);
}

/** What a place is called. */
export function accountTabTitle(tab: AccountTab): MessageId {
  return accountTabs.find(({ id }) => id === tab)?.titleId ?? 'site.account.title';
}
