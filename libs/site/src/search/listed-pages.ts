import type { MessageId } from '@playfront/i18n';
import {
  IconArrowsExchange,
  IconBallFootball,
  IconBroadcast,
  IconBuildingBank,
  IconCards,
  IconDeviceMobile,
  IconClock,
  IconFileText,
  IconGauge,
  IconGift,
  IconHelp,
  IconHistory,
  IconHome,
  IconId,
  IconKey,
  IconLock,
  IconLogout,
  IconMail,
  IconMessage2,
  IconReceipt,
  IconShieldCheck,
  IconUser,
  IconWallet,
  type Icon,
} from '@playfront/ui/icons';
import { accountTabs, type AccountTab } from '../addresses/account-tabs.ts';
import type { PageTarget } from '../addresses/pages.ts';

export type ListedPage = {
  readonly target: PageTarget;
  readonly titleId: MessageId;
  readonly Icon: Icon;
  /** Further search words. */
  readonly keywordsId?: MessageId;
  /** Shown before anything is typed. */
  readonly isMain?: boolean;
};

const accountPages = {
  'bet-list': { keywordsId: 'site.search.keywords.bet_list', Icon: IconReceipt },
  details: { keywordsId: 'site.search.keywords.details', Icon: IconId },
  deposit: { keywordsId: 'site.search.keywords.deposit', Icon: IconWallet },
  withdraw: { keywordsId: 'site.search.keywords.withdraw', Icon: IconBuildingBank },
  transactions: { keywordsId: 'site.search.keywords.transactions', Icon: IconArrowsExchange },
  password: { keywordsId: 'site.search.keywords.password', Icon: IconLock },
  documents: { keywordsId: 'site.search.keywords.documents', Icon: IconFileText },
  security: { keywordsId: 'site.search.keywords.security', Icon: IconKey },
  break: { keywordsId: 'site.search.keywords.break', Icon: IconClock },
  'close-account': { keywordsId: 'site.search.keywords.close_account', Icon: IconLogout },
  limits: { keywordsId: 'site.search.keywords.limits', Icon: IconGauge },
  activity: { keywordsId: 'site.search.keywords.activity', Icon: IconHistory },
} as const satisfies Record<AccountTab, { keywordsId: MessageId; Icon: Icon }>;

/** The pages that the search finds, by title and by further search words. */
export const listedPages: readonly ListedPage[] = [
  { target: { to: 'index' }, titleId: 'site.nav.home', Icon: IconHome, isMain: true },
  { target: { to: 'casino' }, titleId: 'site.nav.casino', Icon: IconCards, isMain: true },
  {
    target: { to: 'liveCasino' },
    titleId: 'site.nav.live_casino',
    keywordsId: 'site.search.keywords.live_casino',
    Icon: IconBroadcast,
    isMain: true,
  },
  { target: { to: 'sports' }, titleId: 'site.nav.sports', Icon: IconBallFootball, isMain: true },
  { target: { to: 'promotions' }, titleId: 'site.nav.promotions', keywordsId: 'site.search.keywords.promotions', Icon: IconGift, isMain: true },
  { target: { to: 'account' }, titleId: 'site.nav.account', Icon: IconUser, isMain: true },
  { target: { to: 'signUp' }, titleId: 'site.page.sign_up.title', keywordsId: 'site.search.keywords.register', Icon: IconUser },
  ...accountTabs.map(({ id, titleId }) => ({ target: { to: 'account' as const, query: { tab: id } }, titleId, ...accountPages[id] })),
  { target: { to: 'mailBox' }, titleId: 'site.nav.mail_box', keywordsId: 'site.search.keywords.mail_box', Icon: IconMail },
  { target: { to: 'faq' }, titleId: 'site.nav.faq', keywordsId: 'site.search.keywords.faq', Icon: IconHelp },
  { target: { to: 'contact' }, titleId: 'site.nav.contact', keywordsId: 'site.search.keywords.contact', Icon: IconMessage2 },
  { target: { to: 'fairness' }, titleId: 'site.page.fairness.title', Icon: IconShieldCheck },
  { target: { to: 'mobileApps' }, titleId: 'site.nav.mobile_apps', Icon: IconDeviceMobile },
  {
    target: { to: 'text', params: { text: 'responsible-gaming' } },
    titleId: 'site.nav.safer_play',
    keywordsId: 'site.search.keywords.safer_play',
    Icon: IconShieldCheck,
  },
  { target: { to: 'text', params: { text: 'about-us' } }, titleId: 'site.nav.about_us', Icon: IconFileText },
  { target: { to: 'text', params: { text: 'terms-of-use' } }, titleId: 'site.nav.terms', Icon: IconFileText },
  { target: { to: 'text', params: { text: 'privacy-policy' } }, titleId: 'site.nav.privacy', Icon: IconFileText },
  { target: { to: 'text', params: { text: 'refund-policy' } }, titleId: 'site.nav.refunds', Icon: IconFileText },
  { target: { to: 'text', params: { text: 'cookies' } }, titleId: 'site.nav.cookies', Icon: IconFileText },
  { target: { to: 'text', params: { text: 'affiliate' } }, titleId: 'site.nav.affiliate', Icon: IconFileText },
];
