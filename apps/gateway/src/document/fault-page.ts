import { escapeHtml } from '@playfront/api-contract/escape-html';
import { defaultLocale, isLocaleCode, type LocaleCode } from '@playfront/i18n/locale-tags';
import { createServerTexts, type MessageId } from '@playfront/i18n/server-texts';
import { pagePolicy } from '../security/content-security-policy.ts';
import type { PageFrame } from './page-frame.ts';

/** Errors that the gateway reports itself, without a build. */
export type Fault = 'malformed' | 'too-long' | 'method' | 'broken' | 'unreachable' | 'busy' | 'too-many' | 'too-large';

const statusOfFault = {
  malformed: 400,
  'too-long': 414,
  method: 405,
  broken: 500,
  unreachable: 502,
  busy: 503,
  'too-many': 429,
  'too-large': 413,
} as const satisfies Record<Fault, number>;

/** The texts of an error page, and whether its button opens the same URL again or the home page. */
const contents = {
  malformed: { title: 'gateway.fault.malformed.title', text: 'gateway.fault.malformed.text', action: 'home' },
  'too-long': { title: 'gateway.fault.too_long.title', text: 'gateway.fault.too_long.text', action: 'home' },
  method: { title: 'gateway.fault.method.title', text: 'gateway.fault.method.text', action: 'home' },
  broken: { title: 'gateway.fault.broken.title', text: 'gateway.fault.broken.text', action: 'retry' },
  unreachable: { title: 'gateway.fault.unreachable.title', text: 'gateway.fault.unreachable.text', action: 'retry' },
  busy: { title: 'gateway.fault.busy.title', text: 'gateway.fault.busy.text', action: 'retry' },
  'too-many': { title: 'gateway.fault.too_many.title', text: 'gateway.fault.too_many.text', action: 'retry' },
  'too-large': { title: 'gateway.fault.too_large.title', text: 'gateway.fault.too_large.text', action: 'home' },
} as const satisfies Record<Fault, { title: MessageId; text: MessageId; action: 'home' | 'retry' }>;

const actionLabel = { home: 'gateway.fault.home', retry: 'gateway.fault.retry' } as const satisfies Record<'home' | 'retry', MessageId>;

const textsIn = createServerTexts('gateway');

const styles =
  'body{margin:0;min-height:100vh;min-height:100dvh;display:grid;place-items:center;background:var(--page);color:var(--text);font:16px/1.5 var(--font-text)}' +
  'main{box-sizing:border-box;width:100%;max-width:30rem;padding:2rem;text-align:center}svg{width:3rem;height:3rem}h1{margin:1rem 0 .5rem;font:700 1.75rem/1.2 var(--font-display)}p{margin:0 0 1.5rem;color:var(--dim)}' +
  'a{display:inline-block;padding:.75rem 1.5rem;border-radius:var(--r-ctl);background:var(--action);color:var(--on-action);font-weight:600;text-decoration:none}a:focus-visible{outline:2px solid var(--focus);outline-offset:2px}small{display:block;margin-top:1.5rem;color:var(--dim)}';

export type FaultPage = { status: number; html: string; policy: string };

/** A small page in the colours of the brand that needs neither a build nor the API. A player can quote `requestId` to support. */
export function faultPage(frame: PageFrame, fault: Fault, url: string, requestId: string): FaultPage {
  const locale = localeOf(url);
  const { languageTag, text } = textsIn(locale);
  const { action, ...content } = contents[fault];
  const title = text(content.title);
  // An empty link target retries the same URL without repeating it here.
  const target = action === 'retry' ? '' : locale === defaultLocale ? '/' : `/${locale}`;
  const css = frame.brandStyles + styles;
  const html =
    `<!doctype html><html lang="${languageTag}" data-brand="${frame.brandId}" data-theme="${frame.defaultScheme}"><head>${frame.metaTags}` +
    `<script>${frame.arrivalScript}</script><title>${escapeHtml(`${title} · ${frame.brandName}`)}</title><meta name="robots" content="noindex"><style>${css}</style></head>` +
    `<body><main>${frame.icon.replace('<svg', '<svg aria-hidden="true"')}<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text(content.text))}</p>` +
    `<a href="${target}">${escapeHtml(text(actionLabel[action]))}</a><small>${escapeHtml(`${frame.brandName} · ${requestId}`)}</small></main></body></html>`;
  return { status: statusOfFault[fault], html, policy: pagePolicy({ scripts: [frame.arrivalScript], styles: [css] }) };
}

/** The locale whose prefix a URL begins with: an error page must work for malformed URLs too. */
function localeOf(url: string): LocaleCode {
  const prefix = /^\/([a-z]{2})(?=[/?]|$)/.exec(url)?.[1] ?? '';
  return isLocaleCode(prefix) ? prefix : defaultLocale;
}
