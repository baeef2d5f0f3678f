import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser, Request } from 'playwright';

/** Longer than any pause between the requests of a page; prefetches are its last requests. */
const quietMs = 3_000;

export type Sizes = {
  /** Brotli bytes of all JavaScript that runs without interaction. Files that are only prefetched for visible links are not included. */
  js: number;
  /** Brotli bytes of the inlined styles and of all style sheets that load later. */
  css: number;
  /** Brotli bytes of the page as the gateway sends it. */
  html: number;
};

export type Measured = {
  sizes: Sizes;
  /** Bytes of the fonts that the page's letters need. */
  fontBytes: number;
  files: { path: string; bytes: number }[];
  prefetchedBytes: number;
};

export type Visitor = { name: string; width: number; height: number; userAgent?: string };

/** Opens a page as a visitor and measures the files that the browser really loads. */
export async function measure(browser: Browser, url: string, { width, height, userAgent }: Visitor): Promise<Measured> {
  const context = await browser.newContext({ viewport: { width, height }, ...(userAgent ? { userAgent } : {}) });
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto(url);
  // The service worker is registered once the page has loaded, at the time of the prefetches (decision 0041).
  await page.waitForFunction(() => navigator.serviceWorker.getRegistration().then((registration) => registration?.active !== undefined));
  for (let before = -1; before < requests.length; await sleep(quietMs)) before = requests.length;
  const paths = new Set<string>();
  const prefetched = new Set<string>();
  for (const request of requests) {
    const purpose = (await request.allHeaders())['sec-purpose'];
    (purpose === 'prefetch' ? prefetched : paths).add(request.url());
  }
  await context.close();
  const html = await readCachedPage(url, userAgent);
  const inlined = [...html.text.matchAll(/<style>([\s\S]*?)<\/style>/g)].map((match) => match[1] ?? '').join('');
  const sizes: Sizes = { js: 0, css: compressed(inlined), html: html.bytes };
  const files: Measured['files'] = [];
  let prefetchedBytes = 0;
  for (const path of prefetched) if (!paths.has(path)) prefetchedBytes += (await read(path)).bytes;
  let fontBytes = 0;
  for (const path of paths) {
    const { pathname } = new URL(path);
    if (pathname.endsWith('.woff2')) fontBytes += (await read(path)).bytes;
    const kind = pathname.endsWith('.js') ? 'js' : pathname.endsWith('.css') ? 'css' : null;
    if (!kind) continue;
    const { bytes } = await read(path);
    sizes[kind] += bytes;
    files.push({ path: pathname, bytes });
  }
  return { sizes, fontBytes, files: files.toSorted((one, other) => other.bytes - one.bytes), prefetchedBytes };
}

/** The cached page: the gateway compresses the first response only lightly. */
async function readCachedPage(url: string, userAgent?: string): ReturnType<typeof read> {
  let page = await read(url, userAgent);
  for (let attempt = 0; attempt < 20; attempt += 1) {
    await sleep(100);
    const again = await read(url, userAgent);
    if (again.bytes < page.bytes) return again;
    page = again;
  }
  return page;
}

function compressed(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

/** Reads a text and its size as sent, which is only in the header, as `fetch` decompresses the body. */
async function read(url: string, userAgent = 'size check'): Promise<{ bytes: number; text: string }> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'br', 'user-agent': userAgent } });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} responded ${response.status}`);
  const length = Number(response.headers.get('content-length'));
  return { bytes: length > 0 ? length : Buffer.byteLength(text), text };
}
