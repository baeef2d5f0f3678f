import { defaultLocale, languageTags } from '@playfront/i18n/locale-tags';

/** The locales by prefix (spec §2), each with its `lang` (BCP 47). The default has no prefix. */
export const languages: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(languageTags).map(([code, tag]) => [code === defaultLocale ? '' : `/${code}`, tag]),
);

/** Every public route of spec §2, and the screens that §1 names without a URL. Written out, because the route table is what is tested. */
export const publicPaths: readonly string[] = [
  '/',
  '/online-casino',
  '/live-casino',
  '/sports',
  '/promotion',
  '/contact-us',
  '/sign-up',
  '/welcome',
  '/faq',
  '/faq/0',
  '/welcome1/aus',
  '/welcome1/canada',
  '/welcome1/south-africa',
  '/welcome1/uk',
  '/10freeallcurrency',
  '/10freeaus',
  '/10freeca',
  '/10freeuk',
  '/bingo50',
  '/de10free',
  '/en5000welcomebonus',
  '/fr10free',
  '/frbingo50',
  '/no10free',
  '/se10free',
  '/ip/aviator',
  '/ip/aviatorfr',
  '/about-us',
  '/privacy-policy',
  '/terms-of-use',
  '/refund-policy',
  '/responsible-gaming',
  '/affiliate',
  '/cookies',
  '/fairness',
  '/mobile-apps',
];

/** Routes that links in mails open. */
export const mailLinkPaths: readonly string[] = ['/activate', '/confirm-email', '/undo-email-change', '/reset-password'];

/** Routes that search engines must not list. */
export const unlistedPaths: readonly string[] = ['/restriction', '/user-management', '/mail-box', ...mailLinkPaths, '/self-excluded'];

/** Routes of a signed-in player. */
export const playerPaths: readonly string[] = [
  '/user-management?tab=bet-list',
  '/user-management?tab=details',
  '/user-management?tab=deposit',
  '/user-management?tab=withdraw',
  '/user-management?tab=transactions',
  '/user-management?tab=password',
  '/user-management?tab=documents',
  '/user-management?tab=security',
  '/user-management?tab=activity',
  '/user-management?tab=close-account',
  '/user-management?tab=limits',
  '/user-management?tab=break',
  '/mail-box',
];

/** The projects that render a page besides the frame; the first matching pattern applies. */
const projectsOfPages: readonly (readonly [path: RegExp, projects: readonly string[]])[] = [
  [/^\/$|^\/online-casino|^\/live-casino|^\/welcome|^\/ip\//, ['casino', 'content']],
  [/^\/sports/, ['sportsbook', 'casino']],
  [/^\/sign-up/, ['auth', 'content']],
  [/^\/(activate|confirm-email|undo-email-change|reset-password|self-excluded)$/, ['auth']],
  [/tab=deposit$/, ['payments', 'account']],
  [/tab=withdraw$/, ['payments']],
  [/^\/(user-management|mail-box|fairness)/, ['account']],
  [/^\/(promotion|contact-us|faq|restriction|mobile-apps)/, ['content']],
  [/^\/(about-us|privacy-policy|terms-of-use|refund-policy|responsible-gaming|affiliate|cookies)$/, ['content']],
  [/^\/(\d+free\w+|\w\w\d+free|(fr)?bingo50|en5000welcomebonus)$/, ['content']],
  [/^\/nowhere$/, ['site']],
];

/** A page without a pattern counts as rendered by every feature library. */
const featureLibraries = ['account', 'casino', 'content', 'payments', 'sportsbook'];

export const projectsOfPath = (path: string): readonly string[] => projectsOfPages.find(([pattern]) => pattern.test(path))?.[1] ?? featureLibraries;
