/** The few words of the offline page in one language, put into the worker at build. */
export type OfflineWords = { readonly languageTag: string; readonly title: string; readonly text: string; readonly retry: string };

/** The brand's mark as SVG, and what its web app manifest says of it. */
export type OfflineBrand = { readonly name: string; readonly colour: string; readonly icon: string };

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Whether a `#rrggbb` colour is dark, by the brightness that the eye gives each part. */
function isDark(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16));
  return red * 0.299 + green * 0.587 + blue * 0.114 < 140;
}

/** The whole page that stands in for one that the network did not bring; it needs no other file. */
export function offlinePage({ languageTag, title, text, retry }: OfflineWords, { name, colour, icon }: OfflineBrand): string {
  const page = /^#[0-9a-f]{6}$/i.test(colour) ? colour : '#101216';
  const ink = isDark(page) ? '#f4f4f5' : '#18181b';
  const styles =
    `body{margin:0;min-height:100vh;min-height:100dvh;display:grid;place-items:center;background:${page};color:${ink};font:16px/1.5 system-ui,sans-serif}` +
    'main{box-sizing:border-box;max-width:30rem;padding:2rem;text-align:center}img{width:56px;height:56px}h1{margin:1rem 0 .5rem;font-size:1.75rem;line-height:1.2}p{margin:0 0 1.5rem}' +
    `a{display:inline-block;box-sizing:border-box;min-height:48px;padding:11px 24px;border:1px solid;border-radius:10px;color:inherit;font-weight:600;text-decoration:none}a:focus-visible{outline:2px solid;outline-offset:2px}`;
  return (
    `<!doctype html><html lang="${languageTag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="theme-color" content="${page}"><meta name="robots" content="noindex"><title>${escapeHtml(`${title} · ${name}`)}</title><style>${styles}</style></head>` +
    // An empty link opens the same address again.
    `<body><main><img src="data:image/svg+xml,${encodeURIComponent(icon)}" alt="${escapeHtml(name)}"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><a href="">${escapeHtml(retry)}</a></main></body></html>`
  );
}

/** Lets the page show its own styles and mark, and nothing else. */
export const offlinePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
