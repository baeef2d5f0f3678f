import { escapeHtml } from '@playfront/api-contract/escape-html';
import { themeKey } from '@playfront/api-contract/site-build';

/** The texts of the offline page in one language, included in the worker at build time. */
export type OfflineMessages = { readonly languageTag: string; readonly title: string; readonly text: string; readonly retry: string };

/** The brand's logo as SVG, and from its web app manifest the name and the page colour of each scheme. */
export type OfflineBrand = { readonly name: string; readonly colours: { readonly dark: string; readonly light: string }; readonly icon: string };

const hexColour = (colour: string, fallback: string) => (/^#[0-9a-f]{6}$/i.test(colour) ? colour : fallback);

/**
 * Runs in the offline page, included as source text: applies the player's chosen scheme (stored by `themeAtom`) over the system's, and reloads when
 * the network is back.
 */
/* v8 ignore next */
function live(page: Window, colours: OfflineBrand['colours'], key: string): void {
  page.addEventListener('online', () => page.location.reload());
  try {
    const chosen = (page.localStorage.getItem(key) ?? '').replaceAll('"', '');
    if (chosen !== 'dark' && chosen !== 'light') return;
    page.document.documentElement.style.colorScheme = chosen;
    for (const bar of page.document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) bar.content = colours[chosen];
  } catch {
    // Storage is forbidden: use the system's scheme.
  }
}

/** The offline page, complete in one file. `nonce` allows its script under `offlinePolicy`. */
export function offlinePage({ languageTag, title, text, retry }: OfflineMessages, { name, colours, icon }: OfflineBrand, nonce: string): string {
  // Fallback without a manifest; the brand's palette is not in the worker. The text is readable on both.
  const dark = hexColour(colours.dark, '#101216');
  const light = hexColour(colours.light, '#ffffff');
  const styles =
    // The first pair is for browsers without `light-dark()`.
    `html{color-scheme:dark light;background:${dark};color:#f4f4f5}@supports (color:light-dark(#000,#fff)){html{background:light-dark(${light},${dark});color:light-dark(#18181b,#f4f4f5)}}` +
    'body{margin:0;min-height:100vh;min-height:100dvh;display:grid;place-items:center;font:16px/1.5 system-ui,sans-serif}' +
    'main{box-sizing:border-box;max-width:30rem;padding:2rem;text-align:center}img{width:56px;height:56px}h1{margin:1rem 0 .5rem;font-size:1.75rem;line-height:1.2}p{margin:0 0 1.5rem}' +
    `a{display:inline-block;box-sizing:border-box;min-height:48px;padding:11px 24px;border:1px solid;border-radius:10px;color:inherit;font-weight:600;text-decoration:none}a:focus-visible{outline:2px solid;outline-offset:2px}`;
  const bar = (scheme: 'dark' | 'light', colour: string) => `<meta name="theme-color" media="(prefers-color-scheme:${scheme})" content="${colour}">`;
  return (
    `<!doctype html><html lang="${languageTag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `${bar('dark', dark)}${bar('light', light)}<meta name="robots" content="noindex"><title>${escapeHtml(`${title} · ${name}`)}</title><style>${styles}</style>` +
    `<script nonce="${nonce}">(${live.toString()})(window,${JSON.stringify({ dark, light })},${JSON.stringify(themeKey)})</script></head>` +
    // An empty link reloads the same URL.
    `<body><main><img src="data:image/svg+xml,${encodeURIComponent(icon)}" alt="${escapeHtml(name)}"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><a href="">${escapeHtml(retry)}</a></main></body></html>`
  );
}

/** CSP that allows the page's own script, styles and logo, and nothing else. */
export const offlinePolicy = (nonce: string) =>
  `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
