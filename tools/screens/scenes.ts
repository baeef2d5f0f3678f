import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../start/repository.mjs';

export type FormFactor = 'desktop' | 'mobile';
export type Who = 'visitor' | 'player';

/** A state of the site to capture: a path, as a visitor or player, and optionally the button to press there. */
export type Scene = {
  name: string;
  who: Who;
  /** Path and query within the locale. */
  path: string;
  /** Captured only in this build; by default in both. */
  formFactor?: FormFactor;
  /** The link to follow to the captured page, whose address is not known in advance. */
  link?: Opener;
  /** The button to press to open an overlay, without text, so that it works in every language. */
  opener?: Opener;
};

export type Opener = {
  /** CSS selector of buttons; hidden ones are ignored. */
  buttons: string;
  /** Index as in `Array.at`: 0 is the first, -1 the last. */
  at: number;
  /** The button to press next, in what has opened. */
  next?: Opener;
};

type PageEntry = { access: 'everyone' | 'guest' | 'player' };
type PageTable = { pages: Record<string, PageEntry>; knownPaths(name: string): readonly string[] };

// The registries are in libraries for browsers, so they are imported at run time as plain data.
const registry = (file: string): Promise<unknown> => import(pathToFileURL(join(root, 'libs', file)).href);

/** The codes of all locales of the site. */
export async function allLocales(): Promise<readonly string[]> {
  const { localeCodes } = (await registry('i18n/src/locales.ts')) as { localeCodes: readonly string[] };
  return localeCodes;
}

const firstGame = (): string => {
  const [game] = JSON.parse(readFileSync(join(root, 'apps/api/seed/games.json'), 'utf8')) as { slug: string }[];
  return game?.slug ?? '';
};

/** Pages that look different for players and visitors. */
const pagesOfBoth = ['index', 'casino', 'liveCasino', 'promotions'];

/** The scenes of a page: for each of its paths, as visitor, player or both. */
function scenesOf(name: string, { access }: PageEntry, paths: readonly string[]): Scene[] {
  const whos: Who[] = access === 'player' ? ['player'] : pagesOfBoth.includes(name) ? ['visitor', 'player'] : ['visitor'];
  return paths.flatMap((path) => whos.map((who) => ({ name: paths.length > 1 ? `${name}${path.replaceAll('/', ' ')}` : name, who, path })));
}

const firstRow: Opener = { buttons: '#content td a', at: 0 };
const inHeader = 'header button[aria-haspopup="dialog"]';

/** All scenes: the pages and account tabs from their registries, and the overlays. */
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
      name: 'forgot password',
      who: 'visitor',
      path: '/',
      opener: { buttons: 'header button:not([aria-haspopup])', at: -1, next: { buttons: '[role="dialog"] button[type="button"]', at: -3 } },
    },
    { name: 'limit', who: 'player', path: `${accountPath}?tab=limits`, opener: { buttons: '#content button', at: 0 } },
    // The details of the latest transaction, and of the latest withdrawal with its tracker.
    { name: 'transaction', who: 'player', path: `${accountPath}?tab=transactions&period=30d`, link: firstRow },
    { name: 'withdrawal', who: 'player', path: `${accountPath}?tab=transactions&period=30d&type=withdrawal`, link: firstRow },
    { name: 'authenticator', who: 'player', path: `${accountPath}?tab=security`, opener: { buttons: '#content button', at: 0 } },
    {
      name: 'filters',
      who: 'visitor',
      path: lobby,
      formFactor: 'mobile',
      opener: { buttons: '#content button[aria-haspopup="dialog"]', at: 0 },
    },
  ];
}
