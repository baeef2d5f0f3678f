import { themeKey, tokenKey, unconfirmedKey, visitorCookie, type ArrivalSettings } from '@playfront/api-contract/site-build';

/** The placeholder is removed after this time if the site's script has not loaded (spec §4, "shown anyway"). */
const maxPlaceholderMs = 4_000;

/** The browser APIs used here; tests pass fakes. */
export type LookWindow = {
  document: {
    cookie: string;
    documentElement: { dataset: Record<string, string | undefined> };
    querySelector(selector: 'meta[name=theme-color]'): { content: string } | null;
  };
  localStorage: Pick<Storage, 'getItem'>;
  matchMedia(query: string): { matches: boolean };
  setTimeout(action: () => void, ms: number): unknown;
};

/**
 * Runs before the first paint. Sets the theme (`data-theme`), the signed-in mark (`data-signed-in`), the mark that reserves space for
 * the activation reminder (`data-unconfirmed`), and the placeholder for a visitor whom the
 * gateway has not checked (`data-starting`), which the page start removes.
 */
export function setFirstLook(page: LookWindow, { colours, defaultScheme }: Pick<ArrivalSettings, 'colours' | 'defaultScheme'>): void {
  const { documentElement: root, cookie } = page.document;
  const isSystem = (scheme: 'dark' | 'light') => page.matchMedia(`(prefers-color-scheme: ${scheme})`).matches;
  const theme = chosenTheme(page) ?? (isSystem('dark') ? 'dark' : isSystem('light') ? 'light' : defaultScheme);
  root.dataset['theme'] = theme;
  const bar = page.document.querySelector('meta[name=theme-color]');
  if (bar) bar.content = colours[theme];
  const token = stored(page, tokenKey);
  if (token && token !== 'false') root.dataset['signedIn'] = '';
  if (stored(page, unconfirmedKey)) root.dataset['unconfirmed'] = '';
  if (`; ${cookie}`.includes(`; ${visitorCookie}=`)) return;
  root.dataset['starting'] = '';
  page.setTimeout(() => delete root.dataset['starting'], maxPlaceholderMs);
}

function chosenTheme(page: LookWindow): 'dark' | 'light' | undefined {
  // Stored as JSON.
  const chosen = stored(page, themeKey)?.replaceAll('"', '');
  return chosen === 'dark' || chosen === 'light' ? chosen : undefined;
}

function stored(page: LookWindow, key: string): string | null {
  try {
    return page.localStorage.getItem(key);
  } catch {
    return null;
  }
}
