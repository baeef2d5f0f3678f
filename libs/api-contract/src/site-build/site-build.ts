declare global {
  // Declared by the type libraries of browsers and Node; this library is compiled without either.
  interface AbortSignal {}
}

/** The two builds: desktop above {@link mobileMaxWidth} px, otherwise mobile. */
export type FormFactor = 'desktop' | 'mobile';

/** Endpoints of browsers outside the site's own origin (spec §7). */
export type BrowserEndpoints = {
  /** Base URL of the API; default `/api`. */
  readonly api?: string;
  /** Base URL of calls with `host: 'payments'`; default: `api`. */
  readonly payments?: string;
  /** Base URL of the live channel; default: the site. */
  readonly socket?: string;
  /** Returns the caller's IP address; default `/ip`. */
  readonly ipEcho?: string;
};

/** Settings of the brand for the arrival script of a page: JSON in its meta element `arrival`. */
export type ArrivalSettings = {
  /** Colour of the browser's toolbar in each scheme. */
  readonly colours: { readonly dark: string; readonly light: string };
  /** Used if neither the player nor the system has a preference. */
  readonly defaultScheme: 'dark' | 'light';
  /** The first family of each of the brand's fonts, in CSS syntax. */
  readonly fontFamilies: readonly string[];
};

/** Input of a build to render a page. */
export type RenderInput = {
  /** Path and query, normalised, with only the query keys that the build knows. */
  readonly path: string;
  /** The site's origin, for canonical links. */
  readonly origin: string;
  readonly apiUrl: string;
  readonly brandId: string;
  readonly endpoints?: BrowserEndpoints;
  /** Origins of third-party games, whose frames have these origins (decision 0004). */
  readonly gameOrigins?: readonly string[];
  /** Path, without locale prefix, of the page to which an external service redirects; null if there is no such service. */
  readonly callbackPage?: string | null;
  readonly signal: AbortSignal;
};

/** A rendered page. It is the same for every visitor. */
export type RenderResult = {
  readonly status: number;
  /** A URL of this site to redirect to. */
  readonly redirect?: string;
  readonly languageTag: string;
  /** Title, meta and link elements. */
  readonly head: string;
  /** HTML inside `#root`. */
  readonly body: string;
  /** JSON, escaped for a script element. */
  readonly state: string;
  /** Manifest keys of the rendered chunks: the page and its messages. */
  readonly modules: string[];
  /** Whether the page may be cached: not if data is missing, or if it shows user input. */
  readonly isCacheable: boolean;
};

/** The URLs of the site, available without rendering a page. */
export type SiteMap = {
  /** Every locale, the default first; a prefix is empty or like `/fi`. */
  readonly locales: readonly { readonly code: string; readonly languageTag: string; readonly prefix: string }[];
  /** Paths, without locale prefix, that search engines may index, except those that depend on the operator's content. */
  readonly indexedPaths: readonly string[];
  /** Paths of pages that depend on the operator's content. Ids that cannot be part of a URL are omitted. */
  readonly contentPaths: (ids: {
    readonly promotions: readonly string[];
    readonly faqSections: readonly string[];
    readonly games: readonly string[];
  }) => readonly string[];
  /** Path of the page for blocked visitors (spec §2 "Guards"). */
  readonly restrictionPath: string;
  /** A path, without locale prefix, that matches no page. Its rendered page serves every unknown URL, because it does not depend on the URL. */
  readonly missingPath: string;
  /** Whether a URL, in any locale, belongs to a page; does not check with the operator whether its content exists. */
  readonly hasPage: (address: string) => boolean;
  /** Whether a URL, with its query, is one to which payment providers send players back. */
  readonly isDepositReturn: (address: string) => boolean;
  /** The URL of a path in a locale. */
  readonly addressIn: (locale: string, path: string) => string;
};

/** The export `build` of a build's server bundle. */
export type ServerBuild = {
  readonly render: (input: RenderInput) => Promise<RenderResult>;
  /** Query keys that affect the rendered page. */
  readonly queryKeys: readonly string[];
  /** Source files by page name, as in the bundler's manifest. */
  readonly pageSources: Readonly<Record<string, string>>;
  readonly siteMap: SiteMap;
};

/** The `build` of a server bundle; its type is unknown because it was imported by path. @throws if it is missing or outdated. */
export function serverBuildOf(bundle: object): ServerBuild {
  const build: unknown = 'build' in bundle ? bundle.build : undefined;
  if (isServerBuild(build)) return build;
  throw new Error('the server bundle has no build that this gateway can use: build the site again');
}

function isServerBuild(build: unknown): build is ServerBuild {
  if (typeof build !== 'object' || build === null) return false;
  if (!('render' in build && 'queryKeys' in build && 'pageSources' in build && 'siteMap' in build)) return false;
  const { render, queryKeys, pageSources, siteMap } = build;
  const isTable = (part: unknown) => typeof part === 'object' && part !== null;
  return typeof render === 'function' && Array.isArray(queryKeys) && isTable(pageSources) && isTable(siteMap);
}
