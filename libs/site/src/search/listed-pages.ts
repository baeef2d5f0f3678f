import type { MessageId } from '@playfront/i18n';
import {
  IconArrowsExchange,
  IconBallFootball,
  IconBroadcast,
  IconBuildingBank,
  IconCards,
  IconDeviceMobile,
  IconFileText,
  IconGift,
  IconHelp,
  IconHome,
  IconId,
  IconKey,
  IconMail,
  IconMessage2,
  IconReceipt,
  IconShieldCheck,
  IconUser,
  IconWallet,
  type Icon,
} from '@playfront/ui/icons';
import { accountTabs, type AccountTab } from '../account/account-tabs.ts';
import type { PageTarget } from '../pages/pages.ts';

export type ListedPage = {
  readonly target: PageTarget;
  readonly titleId: MessageId;
  readonly Icon: Icon;
  /** Other words that it is looked for by. */
  readonly wordsId?: MessageId;
  /** Offered before anything is typed. */
  readonly isMain?: boolean;
};

const accountPages = {
  'bet-list': { wordsId: 'site.search.words.betList', Icon: IconReceipt },
  details: { wordsId: 'site.search.words.details', Icon: IconId },
  deposit: { wordsId: 'site.search.words.deposit', Icon: IconWallet },
  withdraw: { wordsId: 'site.search.words.withdraw', Icon: IconBuildingBank },
  transactions: { wordsId: 'site.search.words.transactions', Icon: IconArrowsExchange },
  password: { wordsId: 'site.search.words.password', Icon: IconKey },
} as const satisfies Record<AccountTab, { wordsId: MessageId; Icon: Icon }>;

/** The pages that the search finds by their name and by other words for what they are for. */
export const listedPages: readonly ListedPage[] = [
  { target: { to: 'index' }, titleId: 'site.nav.home', Icon: IconHome, isMain: true },
  { target: { to: 'casino' }, titleId: 'site.nav.casino', Icon: IconCards, isMain: true },
  { target: { to: 'liveCasino' }, titleId: 'site.nav.liveCasino', Icon: IconBroadcast, isMain: true },
  { target: { to: 'sports' }, titleId: 'site.nav.sports', Icon: IconBallFootball, isMain: true },
  { target: { to: 'promotions' }, titleId: 'site.nav.promotions', wordsId: 'site.search.words.promotions', Icon: IconGift, isMain: true },
  { target: { to: 'account' }, titleId: 'site.nav.account', Icon: IconUser, isMain: true },
  { target: { to: 'signUp' }, titleId: 'site.page.signUp.title', wordsId: 'site.search.words.register', Icon: IconUser },
  ...accountTabs.map(({ id, titleId }) => ({ target: { to: 'account' as const, query: { tab: id } }, titleId, ...accountPages[id] })),
  { target: { to: 'mailBox' }, titleId: 'site.nav.mailBox', wordsId: 'site.search.words.mailBox', Icon: IconMail },
  { target: { to: 'faq' }, titleId: 'site.nav.faq', wordsId: 'site.search.words.faq', Icon: IconHelp },
  { target: { to: 'contact' }, titleId: 'site.nav.contact', wordsId: 'site.search.words.contact', Icon: IconMessage2 },
  { target: { to: 'mobileApps' }, titleId: 'site.nav.mobileApps', Icon: IconDeviceMobile },
  {
    target: { to: 'text', params: { text: 'responsible-gaming' } },
    titleId: 'site.nav.saferPlay',
    wordsId: 'site.search.words.saferPlay',
    Icon: IconShieldCheck,
  },
  { target: { to: 'text', params: { text: 'about-us' } }, titleId: 'site.nav.aboutUs', Icon: IconFileText },
  { target: { to: 'text', params: { text: 'terms-of-use' } }, titleId: 'site.nav.terms', Icon: IconFileText },
  { target: { to: 'text', params: { text: 'privacy-policy' } }, titleId: 'site.nav.privacy', Icon: IconFileText },
  { target: { to: 'text', params: { text: 'refund-policy' } }, titleId: 'site.nav.refunds', Icon: IconFileText },
  { target: { to: 'text', params: { text: 'cookies' } }, titleId: 'site.nav.cookies', Icon: IconFileText },
  { target: { to: 'text', params: { text: 'affiliate' } }, titleId: 'site.nav.affiliate', Icon: IconFileText },
];
