import { loadLater } from './later-scripts.ts';
import { listPictures } from './list-pictures.ts';
import { releaseFonts } from './release-fonts.ts';

/** The parts of a browser the boot script touches; tests hand in fakes. */
export type BootWindow = {
  document: {
    cookie: string;
    documentElement: { dataset: Record<string, string | undefined>; style: { visibility: string } };
    querySelector(selector: string): { content: string } | null;
  };
  localStorage: Pick<Storage, 'getItem'>;
  sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  matchMedia(query: string): { matches: boolean };
  location: { reload(): void };
  setTimeout(action: () => void, ms: number): unknown;
};

/**
 * Runs before anything paints: theme, form factor, the mark of a signed-in player, and the placeholder for a visitor whom this gateway has not judged. It is sent as text, so it stands alone: no imports, no outer names.
 * The placeholder is lifted by the page start, and by itself where the page's own script does not come (spec §4, "shown anyway").
 * Storage may be forbidden; then the reload that swaps builds is not tried, since nothing could stop it from looping. The cookie is read back before the
 * reload: Chromium writes cookies behind our back, and a reload that overtakes one gets the wrong build again.
 */
/* v8 ignore next */
export function boot(page: BootWindow, pageColours: { dark: string; light: string }, defaultScheme: 'dark' | 'light'): void {
  const root = page.document.documentElement;
  let theme: 'dark' | 'light' = defaultScheme;
  if (page.matchMedia('(prefers-color-scheme: light)').matches) theme = 'light';
  if (page.matchMedia('(prefers-color-scheme: dark)').matches) theme = 'dark';
  try {
    const chosen = (page.localStorage.getItem('front.theme') || '').replace(/"/g, '');
    if (chosen === 'dark' || chosen === 'light') theme = chosen;
    const token = page.localStorage.getItem('auth._token.local');
    if (token && token !== 'false') root.dataset['signedIn'] = '';
  } catch {}
  root.dataset['theme'] = theme;
  if (!/(^|; )front\.visitor=/.test(page.document.cookie)) {
    root.dataset['starting'] = '';
    page.setTimeout(() => delete root.dataset['starting'], 4000);
  }
  const bar = page.document.querySelector('meta[name=theme-color]');
  if (bar) bar.content = pageColours[theme];
  try {
    const served = root.dataset['formFactor'];
    const wanted = page.matchMedia('(max-width: 990px)').matches ? 'mobile' : 'desktop';
    if (!served || served === wanted) page.sessionStorage.removeItem('form_factor.reloaded');
    else {
      const reloads = Number(page.sessionStorage.getItem('form_factor.reloaded'));
      page.document.cookie = 'form_factor=' + wanted + '; path=/; max-age=31536000; samesite=lax';
      if (reloads < 2 && page.document.cookie.includes('form_factor=' + wanted)) {
        page.sessionStorage.setItem('form_factor.reloaded', String(reloads + 1));
        root.style.visibility = 'hidden';
        page.location.reload();
      }
    }
  } catch {}
}

/** Text of the inline script, with a brand's colours and font families in it. */
export function bootScript(pageColours: { dark: string; light: string }, defaultScheme: 'dark' | 'light', families: readonly string[]): string {
  // Node has taken the types out and left blanks in their place.
  const textOf = (part: { toString(): string }) => part.toString().replace(/\s+/g, ' ');
  return `(${textOf(boot)})(window,${JSON.stringify(pageColours)},${JSON.stringify(defaultScheme)});(${textOf(loadLater)})(window,${JSON.stringify(families)},${textOf(releaseFonts)},${textOf(listPictures)})`;
}
