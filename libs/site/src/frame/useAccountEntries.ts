import { useFormat } from '@playfront/i18n';
import {
  IconArrowsExchange,
  IconBuildingBank,
  IconClock,
  IconFileText,
  IconGauge,
  IconGift,
  IconHistory,
  IconId,
  IconKey,
  IconLock,
  IconMail,
  IconReceipt,
  IconWallet,
  type Icon,
} from '@playfront/ui/icons';
import { accountTabs, menuTabOf, type AccountTab } from '../addresses/account-tabs.ts';
import type { PageTarget } from '../addresses/pages.ts';
import { useUnreadMessages } from './useUnreadMessages.ts';

const icons = {
  'bet-list': IconReceipt,
  details: IconId,
  deposit: IconWallet,
  withdraw: IconBuildingBank,
  transactions: IconArrowsExchange,
  password: IconLock,
  documents: IconFileText,
  security: IconKey,
  'close-account': IconKey,
  limits: IconGauge,
  activity: IconHistory,
  break: IconClock,
} as const satisfies Record<AccountTab, Icon>;

const menuTabs = accountTabs.filter(({ id }) => menuTabOf(id) === id);

/** An entry of the account menu. */
export type AccountEntry = {
  readonly id: AccountTab | 'promotions' | 'mailBox';
  readonly target: PageTarget;
  readonly Icon: Icon;
  readonly label: string;
  /** If the label is not sufficient: includes the number of unread messages. */
  readonly accessibleName?: string | undefined;
  /** Unread messages. */
  readonly count: number;
};

/** The account menu of both builds: account tabs, then the mail box and promotions, which other menus have too. */
export function useAccountEntries(): readonly AccountEntry[] {
  const { text } = useFormat();
  const unread = useUnreadMessages();
  return [
    ...menuTabs.map(({ id, titleId }) => ({
      id,
      target: { to: 'account', query: { tab: id } } as const,
      Icon: icons[id],
      label: text(titleId),
      count: 0,
    })),
    {
      id: 'mailBox',
      target: { to: 'mailBox' },
      Icon: IconMail,
      label: text('site.nav.mail_box'),
      accessibleName: unread > 0 ? text('site.nav.mail_box_unread', { count: unread }) : undefined,
      count: unread,
    },
    { id: 'promotions', target: { to: 'promotions' }, Icon: IconGift, label: text('site.account.bonuses'), count: 0 },
  ];
}
