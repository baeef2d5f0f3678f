import { mailLinkPages } from '@playfront/api-contract/mail-links';
import type { MessageId } from '@playfront/i18n';

export type PageAccess =
  | 'everyone'
  /** A signed-in player is redirected home (spec §2 "guest-only"). */
  | 'guest'
  /** A visitor is redirected to the locale's home with the login dialog open (contract, "Sites"). */
  | 'player';

/** The layout around a page (spec §2 "Layouts"): the complete frame, or the bare container of the FAQ or of promotions. */
export type PageLayout = 'default' | 'faq' | 'promotion';

export type PageEntry = {
  /** Path within the locale; a last segment `:name` is a parameter, `:name?` an optional one. */
  readonly path: string;
  /** The allowed values of the parameter, if known. */
  readonly values?: readonly string[];
  readonly access: PageAccess;
  readonly layout: PageLayout;
  /** Whether search engines may list it. */
  readonly isIndexed: boolean;
  /** Title and description, unless data of the page provides better ones. The description is only loaded on the server. */
  readonly titleId: MessageId;
  readonly descriptionId: MessageId;
};

const open = { access: 'everyone', layout: 'default', isIndexed: true } as const;
const campaign = { ...open, layout: 'promotion', titleId: 'site.page.promotion.title', descriptionId: 'site.page.promotion.description' } as const;

/** The pages of the site: both builds implement each of them, and links are typed by this table. */
export const pages = {
  index: { ...open, path: '/', titleId: 'site.page.index.title', descriptionId: 'site.page.index.description' },
  casino: { ...open, path: '/online-casino', titleId: 'site.page.casino.title', descriptionId: 'site.page.casino.description' },
  liveCasino: { ...open, path: '/live-casino', titleId: 'site.page.live_casino.title', descriptionId: 'site.page.live_casino.description' },
  sports: { ...open, path: '/sports', titleId: 'site.page.sports.title', descriptionId: 'site.page.sports.description' },
  game: { ...open, path: '/game/:slug', titleId: 'site.page.game.title', descriptionId: 'site.page.game.description' },
  promotions: { ...open, path: '/promotion', titleId: 'site.page.promotions.title', descriptionId: 'site.page.promotions.description' },
  promotion: { ...campaign, path: '/promotion/:id' },
  contact: { ...open, path: '/contact-us', titleId: 'site.page.contact.title', descriptionId: 'site.page.contact.description' },
  signUp: {
    ...open,
    path: '/sign-up',
    access: 'guest',
    titleId: 'site.page.sign_up.title',
    descriptionId: 'site.page.sign_up.description',
  },
  account: {
    ...open,
    path: '/user-management',
    access: 'player',
    isIndexed: false,
    titleId: 'site.page.account.title',
    descriptionId: 'site.page.account.description',
  },
  restriction: {
    ...open,
    path: '/restriction',
    isIndexed: false,
    titleId: 'site.page.restriction.title',
    descriptionId: 'site.page.restriction.description',
  },
  welcome: { ...open, path: '/welcome', titleId: 'site.page.welcome.title', descriptionId: 'site.page.welcome.description' },
  faq: { ...open, path: '/faq/:id?', layout: 'faq', titleId: 'site.page.faq.title', descriptionId: 'site.page.faq.description' },
  countryWelcome: {
    ...open,
    path: '/welcome1/:country',
    values: ['aus', 'canada', 'south-africa', 'uk'],
    layout: 'promotion',
    titleId: 'site.page.welcome.title',
    descriptionId: 'site.page.welcome.description',
  },
  campaign: {
    ...campaign,
    path: '/:campaign',
    values: [
      '10freeallcurrency',
      '10freeaus',
      '10freeca',
      '10freeuk',
      'bingo50',
      'de10free',
      'en5000welcomebonus',
      'fr10free',
      'frbingo50',
      'no10free',
      'se10free',
    ],
  },
  gameLanding: {
    ...open,
    path: '/ip/:landing',
    values: ['aviator', 'aviatorfr'],
    layout: 'promotion',
    titleId: 'site.page.game_landing.title',
    descriptionId: 'site.page.game_landing.description',
  },
  text: {
    ...open,
    path: '/:text',
    values: ['about-us', 'privacy-policy', 'terms-of-use', 'refund-policy', 'responsible-gaming', 'affiliate', 'cookies'],
    titleId: 'site.page.text.title',
    descriptionId: 'site.page.text.description',
  },
  fairness: { ...open, path: '/fairness', titleId: 'site.page.fairness.title', descriptionId: 'site.page.fairness.description' },
  mobileApps: { ...open, path: '/mobile-apps', titleId: 'site.page.mobile_apps.title', descriptionId: 'site.page.mobile_apps.description' },
  mailLink: {
    ...open,
    path: '/:link',
    values: Object.values(mailLinkPages),
    isIndexed: false,
    titleId: 'site.page.mail_link.title',
    descriptionId: 'site.page.mail_link.description',
  },
  mailBox: {
    ...open,
    path: '/mail-box',
    access: 'player',
    isIndexed: false,
    titleId: 'site.page.mail_box.title',
    descriptionId: 'site.page.mail_box.description',
  },
  selfExcluded: {
    ...open,
    access: 'guest',
    path: '/self-excluded',
    layout: 'promotion',
    isIndexed: false,
    titleId: 'site.page.self_excluded.title',
    descriptionId: 'site.page.self_excluded.description',
  },
} as const satisfies Record<string, PageEntry>;

export type PageName = keyof typeof pages;

/** Name of the last segment of a path, if it is a parameter. */
type ParamName<Path extends string> = Path extends `${string}/:${infer Name}?` ? Name : Path extends `${string}/:${infer Name}` ? Name : never;
type ParamValue<Entry> = Entry extends { values: readonly (infer Value extends string)[] } ? Value : string;
type IsOptional<Path extends string> = Path extends `${string}?` ? true : false;

/** The parameters of a page's URL: none, or one. */
export type PageParams<Name extends PageName> = [ParamName<(typeof pages)[Name]['path']>] extends [never]
  ? { readonly [Param in never]?: never }
  : IsOptional<(typeof pages)[Name]['path']> extends true
    ? { readonly [Param in ParamName<(typeof pages)[Name]['path']>]?: ParamValue<(typeof pages)[Name]> }
    : { readonly [Param in ParamName<(typeof pages)[Name]['path']>]: ParamValue<(typeof pages)[Name]> };

/** A page whose URL needs no parameter. */
export type PlainPageName = { [Name in PageName]: object extends PageParams<Name> ? Name : never }[PageName];

export type PageQuery = Readonly<Record<string, string | undefined>>;

/** A link target: a page, its parameter if it has one, and a query. */
export type PageTarget = {
  [Name in PageName]: { readonly to: Name; readonly query?: PageQuery | undefined } & (Name extends PlainPageName
    ? { readonly params?: PageParams<Name> }
    : { readonly params: PageParams<Name> });
}[PageName];

/** A page and its parameters, read from a URL. */
export type PageMatch = { readonly name: PageName; readonly params: Readonly<Record<string, string | undefined>> };

type Route = {
  readonly name: PageName;
  readonly start: string;
  readonly param: string | undefined;
  readonly isOptional: boolean;
  readonly values: readonly string[] | undefined;
};

const routes: readonly Route[] = Object.entries(pages as Record<PageName, PageEntry>).map(([name, { path, values }]) => {
  const [start = '', param] = path.split('/:');
  return { name: name as PageName, start, param: param?.replace('?', ''), isOptional: path.endsWith('?'), values };
});

/** The format of parameters without a list of values: an id or a slug. */
const anyValue = /^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$/;

/** The page at a path within its locale; a trailing slash is the same page. */
export function matchPage(path: string): PageMatch | undefined {
  const bare = path.length > 1 ? path.replace(/\/$/, '') : path;
  for (const { name, start, param, isOptional, values } of routes) {
    if (param === undefined || isOptional) {
      if (bare === start) return { name, params: {} };
    }
    if (param === undefined || !bare.startsWith(`${start}/`)) continue;
    const value = bare.slice(start.length + 1);
    if (values ? values.includes(value) : anyValue.test(value)) return { name, params: { [param]: value } };
  }
  return undefined;
}

/** Name of the page at a path within its locale. */
export function pageAt(path: string): PageName | undefined {
  return matchPage(path)?.name;
}

/** The layout of the page at a path; the not-found page uses the complete frame. */
export function layoutAt(path: string): PageLayout {
  const name = pageAt(path);
  return name ? pages[name].layout : 'default';
}

/** The path of a page within its locale, with query parameters; empty ones are omitted. */
export function pagePath({ to, params, query = {} }: PageTarget): string {
  const [start = '', param] = pages[to].path.split('/:');
  const value = param && (params as Record<string, string | undefined> | undefined)?.[param.replace('?', '')];
  const path = value ? `${start}/${encodeURIComponent(value)}` : start;
  const search = new URLSearchParams(Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))).toString();
  return search ? `${path}?${search}` : path;
}

/** All paths of a page within a locale that are known without data of the operator. */
export function knownPaths(name: PageName): readonly string[] {
  const { path, values }: PageEntry = pages[name];
  const [start = '', param] = path.split('/:');
  if (values) return values.map((value) => `${start}/${value}`);
  return param === undefined || param.endsWith('?') ? [start] : [];
}
