import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../start/repository.mjs';

export type FormFactor = 'desktop' | 'mobile';
export type Who = 'visitor' | 'player';

/** One thing to picture: an address as somebody, and what is pressed there. */
export type Scene = {
  name: string;
  who: Who;
  /** Path and query within the locale. */
  path: string;
  /** Only in this build; in both when it is left out. */
  formFactor?: FormFactor;
  /** Which of the buttons that open something is pressed: free of words, so that every language has it. */
  opener?: Opener;
};

export type Opener = {
  /** CSS of visible buttons. */
  buttons: string;
  /** As of an array: 0 is the first, -1 the last. */
  at: number;
};

type PageEntry = { access: 'everyone' | 'guest' | 'player' };
type PageTable = { pages: Record<string, PageEntry>; knownPaths(name: string): readonly string[] };

// The registries belong to libraries for browsers: loaded at run time, they are only data.
const registry = (file: string): Promise<unknown> => import(pathToFileURL(join(root, 'libs', file)).href);

/** The prefixes of the site's languages. */
export async function allLocales(): Promise<readonly string[]> {
  const { localeCodes } = (await registry('i18n/src/locales.ts')) as { localeCodes: readonly string[] };
  return localeCodes;
}

const firstGame = (): string => {
  const [game] = JSON.parse(readFileSync(join(root, 'apps/api/seed/games.json'), 'utf8')) as { slug: string }[];
  return game?.slug ?? '';
};

/** Pages that show a player something else than a visitor. */
const pagesOfBoth = ['index', 'casino', 'liveCasino', 'promotions'];

/** A scene for each of those who may see the page, at each of its addresses. */
function scenesOf(name: string, { access }: PageEntry, paths: readonly string[]): Scene[] {
  const whos: Who[] = access === 'player' ? ['player'] : pagesOfBoth.includes(name) ? ['visitor', 'player'] : ['visitor'];
  return paths.flatMap((path) => whos.map((who) => ({ name: paths.length > 1 ? `${name}${path.replaceAll('/', ' ')}` : name, who, path })));
}

const inHeader = 'header button[aria-haspopup="dialog"]';

/** Everything the site shows: its pages from their registry, the account's tabs from theirs, and what opens over a page. */
export async function allScenes(): Promise<Scene[]> {
  const { pages, knownPaths } = (await registry('site/src/addresses/pages.ts')) as PageTable;
  const { accountTabs } = (await registry('site/src/addresses/account-tabs.ts')) as { accountTabs: readonly { id: string }[] };
  const { account: _account, ...others } = pages;
  const [accountPath = '/'] = knownPaths('account');
  const [lobby = '/'] = knownPaths('casino');
  const game = `${lobby}?game=${firstGame()}`;
  return [
    ...Object.entries(others).flatMap(([name, entry]) => scenesOf(name, entry, knownPaths(name))),
    { name: 'promotion', who: 'visitor', path: '/promotion/1' },
    { name: 'promotion', who: 'player', path: '/promotion/1' },
    { name: 'faq deposits', who: 'visitor', path: '/faq/deposits' },
    ...accountTabs.map(({ id }): Scene => ({ name: `account ${id}`, who: 'player', path: `${accountPath}?tab=${id}` })),
    { name: 'lobby category', who: 'visitor', path: `${lobby}?category=slots` },
    { name: 'lobby search', who: 'visitor', path: `${lobby}?q=ho` },
    { name: 'lobby search, nothing found', who: 'visitor', path: `${lobby}?q=zzzzzz` },
    { name: 'game', who: 'visitor', path: game },
    { name: 'game', who: 'player', path: game },
    { name: 'not found', who: 'visitor', path: '/nowhere' },
    { name: 'menu', who: 'visitor', path: lobby, opener: { buttons: inHeader, at: 0 } },
    { name: 'menu', who: 'player', path: lobby, opener: { buttons: inHeader, at: 0 } },
    { name: 'login', who: 'visitor', path: '/', opener: { buttons: 'header button:not([aria-haspopup])', at: -1 } },
    { name: 'language', who: 'visitor', path: '/', formFactor: 'desktop', opener: { buttons: inHeader, at: -1 } },
    { name: 'search', who: 'visitor', path: '/', formFactor: 'desktop', opener: { buttons: inHeader, at: 1 } },
    { name: 'balance', who: 'player', path: '/', formFactor: 'desktop', opener: { buttons: inHeader, at: -2 } },
    { name: 'account menu', who: 'player', path: '/', opener: { buttons: inHeader, at: -1 } },
    {
      name: 'filters',
      who: 'visitor',
      path: lobby,
      formFactor: 'mobile',
      opener: { buttons: '#content button[aria-haspopup="dialog"]', at: 0 },
    },
  ];
}
