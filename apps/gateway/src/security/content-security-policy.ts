import { createHash } from 'node:crypto';

/** A source expression for inline text; a cached page cannot have a nonce. */
export function hashSource(inlineText: string): string {
  return `'sha256-${createHash('sha256').update(inlineText, 'utf8').digest('base64')}'`;
}

/** Where browsers report violations. */
export const reportPath = '/csp-reports';
const reportGroup = 'csp';
/** Header with {@link reportPath} for browsers that no longer support `report-uri`. */
export const reportingEndpoints = `${reportGroup}="${reportPath}"`;

type PagePolicy = {
  scripts: readonly string[];
  styles: readonly string[];
  formTargets?: readonly string[];
  frameTargets?: readonly string[];
  connectTargets?: readonly string[];
  imageTargets?: readonly string[];
};

/** Policy of a page; `scripts` and `styles` are its inline texts. */
export function pagePolicy({ scripts, styles, formTargets = [], frameTargets = [], connectTargets = [], imageTargets = [] }: PagePolicy): string {
  return serialized({
    // For prefetches in Firefox, and for the manifest: WebKitGTK reports `manifest-src` as unknown on every page.
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts.map(hashSource)],
    'style-src': ["'self'", ...styles.map(hashSource)],
    // Positions of overlays and colours of tiles are style attributes.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...imageTargets],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connectTargets],
    'media-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': ["'self'", ...frameTargets],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'", ...formTargets],
    // Only these two policies may create a script URL; none may create HTML or code from text.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['page-scripts', 'service-worker'],
    'report-uri': [reportPath],
    'report-to': [reportGroup],
  });
}

/** Policies have no form for `[::1]`. */
const loopbackHosts = ['localhost', '127.0.0.1'];

/**
 * Policy of a game. Its frame has an opaque origin, which 'self' does not match, so it names the configured origin of the site, never the Host
 * header of a request. A local site is reachable under both loopback names.
 */
export function gamesPolicy(publicUrl: string): string {
  const { protocol, hostname, port, origin } = new URL(publicUrl);
  const site = loopbackHosts.includes(hostname) ? loopbackHosts.map((host) => `${protocol}//${host}${port && `:${port}`}`).join(' ') : origin;
  return serialized({
    'default-src': ["'none'"],
    'script-src': [site],
    'style-src': [site],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': [site, 'data:'],
    'font-src': [site],
    'media-src': [site],
    // The live channel of crash; a source with http does not match it.
    'connect-src': [site, site.replaceAll('http', 'ws')],
    'frame-ancestors': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
    // `report-to` would need a cross-origin request from the opaque origin.
    'report-uri': [`${publicUrl}${reportPath}`],
  });
}

/** Policy of the back office: its own scripts and styles, the API of this origin, and documents that it has fetched. */
export const backOfficePolicy = serialized({
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': ['blob:'],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'form-action': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ["'none'"],
  'report-uri': [reportPath],
  'report-to': [reportGroup],
});

/** Policy of the service worker: it may only fetch from this site. */
export const workerPolicy = serialized({
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'connect-src': ["'self'"],
});

/** Hot reload injects scripts and styles and opens its own WebSockets; only used in development. */
export const developmentPolicy = serialized({
  'default-src': ["'self'"],
  'script-src': ["'self'", "'unsafe-inline'", "'unsafe-eval'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'connect-src': ["'self'", 'ws:'],
  'worker-src': ["'self'", 'blob:'],
  'frame-ancestors': ["'none'"],
});

function serialized(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
