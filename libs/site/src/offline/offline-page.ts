/** The few words of the offline page in one language, put into the worker at build. */
export type OfflineWords = { readonly languageTag: string; readonly title: string; readonly text: string; readonly retry: string };

/** The brand's mark as SVG, and what its web app manifest says of it: its name and its page's colour in each scheme. */
export type OfflineBrand = { readonly name: string; readonly colours: { readonly dark: string; readonly light: string }; readonly icon: string };

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const hexColour = (colour: string, fallback: string) => (/^#[0-9a-f]{6}$/i.test(colour) ? colour : fallback);

/**
 * Runs in the page, sent as text: the scheme the player has chosen (`themeAtom` keeps it) outranks the system's, and a network that is back opens the
 * page again.
 */
/* v8 ignore next */
function live(page: Window, colours: OfflineBrand['colours']): void {
  page.addEventListener('online', () => page.location.reload());
  try {
    const chosen = (page.localStorage.getItem('front.theme') ?? '').replaceAll('"', '');
    if (chosen !== 'dark' && chosen !== 'light') return;
    page.document.documentElement.style.colorScheme = chosen;
    for (const bar of page.document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) bar.content = colours[chosen];
  } catch {
    // Forbidden storage: the system's scheme stays.
  }
}

/** The whole page that stands in for one that the network did not bring; it needs no other file. `nonce` lets its script run under `offlinePolicy`. */
export function offlinePage({ languageTag, title, text, retry }: OfflineWords, { name, colours, icon }: OfflineBrand, nonce: string): string {
  // Of no brand's palette, which is not in the worker: for a manifest that has not come. The ink is read on either.
  const dark = hexColour(colours.dark, '#101216');
  const light = hexColour(colours.light, '#ffffff');
  const styles =
    // The first pair is for a browser that cannot take its colours from the scheme.
    `html{color-scheme:dark light;background:${dark};color:#f4f4f5}@supports (color:light-dark(#000,#fff)){html{background:light-dark(${light},${dark});color:light-dark(#18181b,#f4f4f5)}}` +
    'body{margin:0;min-height:100vh;min-height:100dvh;display:grid;place-items:center;font:16px/1.5 system-ui,sans-serif}' +
    'main{box-sizing:border-box;max-width:30rem;padding:2rem;text-align:center}img{width:56px;height:56px}h1{margin:1rem 0 .5rem;font-size:1.75rem;line-height:1.2}p{margin:0 0 1.5rem}' +
    `a{display:inline-block;box-sizing:border-box;min-height:48px;padding:11px 24px;border:1px solid;border-radius:10px;color:inherit;font-weight:600;text-decoration:none}a:focus-visible{outline:2px solid;outline-offset:2px}`;
  const bar = (scheme: 'dark' | 'light', colour: string) => `<meta name="theme-color" media="(prefers-color-scheme:${scheme})" content="${colour}">`;
  return (
    `<!doctype html><html lang="${languageTag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `${bar('dark', dark)}${bar('light', light)}<meta name="robots" content="noindex"><title>${escapeHtml(`${title} · ${name}`)}</title><style>${styles}</style>` +
    `<script nonce="${nonce}">(${live.toString()})(window,${JSON.stringify({ dark, light })})</script></head>` +
    // An empty link opens the same address again.
    `<body><main><img src="data:image/svg+xml,${encodeURIComponent(icon)}" alt="${escapeHtml(name)}"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><a href="">${escapeHtml(retry)}</a></main></body></html>`
  );
}

/** Lets the page run its own script, show its own styles and mark, and nothing else. */
export const offlinePolicy = (nonce: string) =>
  `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
