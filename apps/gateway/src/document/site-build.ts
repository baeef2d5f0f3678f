import type { FormFactor } from '../form-factor/formFactorOf.ts';

/** Where browsers find what is not at the site's own origin (spec §7). */
export type BrowserEndpoints = {
  /** Base of the calls; without one `/api`. */
  api?: string;
  /** Base of the payment calls that name the payments host; without one that of the calls. */
  payments?: string;
  /** Socket base; without one the site. */
  socket?: string;
  /** Tells a caller its address; without one `/ip`. */
  ipEcho?: string;
};

/** What a build is told to render. */
export type RenderInput = {
  /** Path and query; clean, and only the query keys the build knows. */
  path: string;
  /** The site's origin, for canonical links. */
  origin: string;
  apiUrl: string;
  brandId: string;
  endpoints: BrowserEndpoints;
  /** Path within a locale of the page that an outside service sends people back to; none where there is no such service. */
  callbackPage: string | null;
  /** Always null for now: a visitor's page is the same for everybody and kept whole. */
  countryCode: string | null;
  signal: AbortSignal;
};

/** What a build answers. */
export type RenderResult = {
  status: number;
  redirect?: string;
  languageTag: string;
  /** Title, meta and link elements. */
  head: string;
  /** HTML inside `#root`. */
  body: string;
  /** JSON text, already safe inside a script element. */
  state: string;
  /** Manifest keys that were rendered: the page's chunk, the messages' chunk. */
  modules: string[];
  /** Whether the page may be kept for others: not when data is missing, or when it answers a text that someone typed. */
  isKept: boolean;
};

/** What surrounds a rendered page: its styles as text, the font files they name, and the elements that load its script. */
export type DocumentParts = { styles: string; fonts: readonly string[]; head: string; scripts: string };

/** The addresses of the site, as a build knows them without drawing a page. */
export type SiteMap = {
  /** Every locale, the default first; a prefix is empty or as `/fi`. */
  locales: readonly { code: string; languageTag: string; prefix: string }[];
  /** Paths within a locale that search engines may list, as far as they are known without the operator. */
  indexedPaths: readonly string[];
  /** Paths of pages that the operator's content makes. */
  contentPaths(ids: { promotions: readonly string[]; faqSections: readonly string[] }): readonly string[];
  /** Where a visitor goes whom the operator shuts out. */
  restrictionPath: string;
  /** A path within a locale that is no page, and is drawn in place of all others that are none. */
  missingPath: string;
  /** Whether an address, in any locale, is that of a page; what the operator knows under it is not asked. */
  hasPage(address: string): boolean;
  /** The address of a path in a locale. */
  addressIn(locale: string, path: string): string;
};

/** What a build brings for the service worker, which is one for both builds. */
export type WorkerParts = {
  /** The script, the same in both builds. */
  script: string;
  /** JSON: the build's shell, read by the script. */
  build: string;
  /** JSON: the words of the offline page, the same in both builds. */
  words: string;
};

/** One of the two front ends, built or served by its development server. */
export type SiteBuild = {
  formFactor: FormFactor;
  /** Query keys that change what is rendered. */
  queryKeys: readonly string[];
  siteMap: SiteMap;
  /** None from source. */
  worker: WorkerParts | null;
  render(input: RenderInput): Promise<RenderResult>;
  partsFor(modules: readonly string[], path: string): Promise<DocumentParts>;
};
