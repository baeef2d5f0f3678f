import { escapeHtml } from '@playfront/api-contract/escape-html';
import type { FormFactor, RenderResult } from '@playfront/api-contract/site-build';
import { pagePolicy } from '../security/content-security-policy.ts';
import type { PageFrame } from './page-frame.ts';
import type { DocumentParts } from './site-build.ts';

export type ComposedDocument = { html: string; policy: string };

/** The part of the document that is the same for all pages with the same styles and fonts. */
type Surroundings = { styles: string; policy: string };

const surroundings = new WeakMap<PageFrame, WeakMap<DocumentParts, Surroundings>>();

/** Builds the complete document around the rendered HTML, and the CSP that allows exactly its inline scripts and styles. */
export function composeDocument(frame: PageFrame, formFactor: FormFactor, result: RenderResult, parts: DocumentParts): ComposedDocument {
  const { styles, policy } = surroundingsOf(frame, parts);
  const fonts = parts.fonts
    .filter((file) => frame.isMainFont(file, result.languageTag))
    .map(fontLink)
    .join('');
  const html =
    `<!doctype html><html lang="${escapeHtml(result.languageTag)}" data-form-factor="${formFactor}" data-brand="${frame.brandId}" data-theme="${frame.defaultScheme}">` +
    `<head>${frame.metaTags}${fonts}<script>${frame.arrivalScript}</script>${result.head}${parts.head}<style>${styles}</style></head>` +
    `<body><div id="root">${result.body}</div><script type="application/json" id="state">${result.state}</script>${parts.scripts}</body></html>`;
  return { html, policy };
}

/** Hashing the styles is the slowest step here, so it is done once for all pages that share them. */
function surroundingsOf(frame: PageFrame, parts: DocumentParts): Surroundings {
  const ofFrame = surroundings.get(frame) ?? new WeakMap<DocumentParts, Surroundings>();
  surroundings.set(frame, ofFrame);
  const known = ofFrame.get(parts);
  if (known) return known;
  const styles = frame.brandStyles + parts.styles;
  const { arrivalScript, formTargets, frameTargets, connectTargets, gameOrigins } = frame;
  const policy = pagePolicy({ scripts: [arrivalScript], styles: [styles], formTargets, frameTargets, connectTargets, imageTargets: gameOrigins });
  const made = { styles, policy };
  ofFrame.set(parts, made);
  return made;
}

/** Placed before the arrival script, which decides whether to preload it. */
function fontLink(href: string): string {
  return `<link rel="later" as="font" type="font/woff2" href="${escapeHtml(href)}" crossorigin>`;
}
