import type { MessageId } from '@playfront/i18n';

export type PageAccess =
  | 'everyone'
  /** A signed-in player goes home (spec §2 "guest-only"). */
  | 'guest'
  /** A visitor goes to the locale's home with the login dialog open (contract, "Sites"). */
  | 'player';

export type PageEntry = {
  /** Path within the locale. */
  readonly path: string;
  readonly access: PageAccess;
  /** Whether search engines may list it. */
  readonly isIndexed: boolean;
  readonly titleId: MessageId;
  readonly descriptionId: MessageId;
};

/** The pages of the site: both builds furnish each of them, and links are made from here. */
export const pages = {
  index: { path: '/', access: 'everyone', isIndexed: true, titleId: 'site.page.index.title', descriptionId: 'site.page.index.description' },
  casino: {
    path: '/online-casino',
    access: 'everyone',
    isIndexed: true,
    titleId: 'site.page.casino.title',
    descriptionId: 'site.page.casino.description',
  },
  signUp: { path: '/sign-up', access: 'guest', isIndexed: true, titleId: 'site.page.signUp.title', descriptionId: 'site.page.signUp.description' },
  account: {
    path: '/user-management',
    access: 'player',
    isIndexed: false,
    titleId: 'site.page.account.title',
    descriptionId: 'site.page.account.description',
  },
} as const satisfies Record<string, PageEntry>;

export type PageName = keyof typeof pages;

/** The page at a path within its locale; a trailing slash is the same page. */
export function pageAt(path: string): PageName | undefined {
  const bare = path.length > 1 ? path.replace(/\/$/, '') : path;
  return (Object.keys(pages) as PageName[]).find((name) => pages[name].path === bare);
}

/** The path of a page within its locale, with query parameters; empty ones are left out. */
export function pagePath(name: PageName, query: Readonly<Record<string, string | undefined>> = {}): string {
  const search = new URLSearchParams(Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))).toString();
  return search ? `${pages[name].path}?${search}` : pages[name].path;
}
