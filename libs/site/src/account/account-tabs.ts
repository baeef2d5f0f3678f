import type { MessageId } from '@playfront/i18n';

/** Places of the player's account page, by their name in the address (`?tab=deposit`). */
export const accountTabs = [
  { id: 'bet-list', titleId: 'site.account.betList' },
  { id: 'deposit', titleId: 'site.account.deposit' },
] as const satisfies readonly { id: string; titleId: MessageId }[];

export type AccountTab = (typeof accountTabs)[number]['id'];

/** The place an address asks for; the bet list when it names none. */
export function accountTabOf(search: URLSearchParams): AccountTab {
  return accountTabs.find(({ id }) => id === search.get('tab'))?.id ?? 'bet-list';
}
