import type { MessageId } from '@playfront/i18n';
import {
  IconBallFootball,
  IconBroadcast,
  IconCards,
  IconDeviceMobile,
  IconFileText,
  IconGift,
  IconHelp,
  IconHome,
  IconMail,
  IconMessage2,
  IconShieldCheck,
  IconUser,
  type Icon,
} from '@playfront/ui/icons';
import type { PageTarget } from '../pages/pages.ts';

export type ListedPage = {
  readonly target: PageTarget;
  readonly titleId: MessageId;
  readonly Icon: Icon;
  /** Offered before anything is typed. */
  readonly isMain?: boolean;
};

/** The pages that the search finds by their name. */
export const listedPages: readonly ListedPage[] = [
  { target: { to: 'index' }, titleId: 'site.nav.home', Icon: IconHome, isMain: true },
  { target: { to: 'casino' }, titleId: 'site.nav.casino', Icon: IconCards, isMain: true },
  { target: { to: 'liveCasino' }, titleId: 'site.nav.liveCasino', Icon: IconBroadcast, isMain: true },
  { target: { to: 'sports' }, titleId: 'site.nav.sports', Icon: IconBallFootball, isMain: true },
  { target: { to: 'promotions' }, titleId: 'site.nav.promotions', Icon: IconGift, isMain: true },
  { target: { to: 'account' }, titleId: 'site.nav.account', Icon: IconUser, isMain: true },
  { target: { to: 'mailBox' }, titleId: 'site.nav.mailBox', Icon: IconMail },
  { target: { to: 'faq' }, titleId: 'site.nav.faq', Icon: IconHelp },
  { target: { to: 'contact' }, titleId: 'site.nav.contact', Icon: IconMessage2 },
  { target: { to: 'mobileApps' }, titleId: 'site.nav.mobileApps', Icon: IconDeviceMobile },
  { target: { to: 'text', params: { text: 'responsible-gaming' } }, titleId: 'site.nav.saferPlay', Icon: IconShieldCheck },
  { target: { to: 'text', params: { text: 'about-us' } }, titleId: 'site.nav.aboutUs', Icon: IconFileText },
  { target: { to: 'text', params: { text: 'terms-of-use' } }, titleId: 'site.nav.terms', Icon: IconFileText },
  { target: { to: 'text', params: { text: 'privacy-policy' } }, titleId: 'site.nav.privacy', Icon: IconFileText },
  { target: { to: 'text', params: { text: 'refund-policy' } }, titleId: 'site.nav.refunds', Icon: IconFileText },
  { target: { to: 'text', params: { text: 'cookies' } }, titleId: 'site.nav.cookies', Icon: IconFileText },
  { target: { to: 'text', params: { text: 'affiliate' } }, titleId: 'site.nav.affiliate', Icon: IconFileText },
];
