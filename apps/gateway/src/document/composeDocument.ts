import type { FormFactor } from '../form-factor/formFactorOf.ts';
import { pagePolicy } from '../security/content-security-policy.ts';
import { escapeHtml } from './escapeHtml.ts';
import type { PageFrame } from './page-frame.ts';
import type { DocumentParts, RenderResult } from './site-build.ts';

export type ComposedDocument = { html: string; policy: string };

/** What all pages with the same parts share. */
type Surroundings = { styles: string; policy: string };

const surroundings = new WeakMap<PageFrame, WeakMap<DocumentParts, Surroundings>>();

/** A whole page around what the build rendered, and the policy that allows exactly its inline texts. */
export function composeDocument(frame: PageFrame, formFactor: FormFactor, result: RenderResult, parts: DocumentParts): ComposedDocument {
  const { styles, policy } = surroundingsOf(frame, parts);
  const fonts = parts.fonts
    .filter((file) => frame.isMainFont(file, result.languageTag))
    .map(fontLink)
    .join('');
  const html =
    `<!doctype html><html lang="${escapeHtml(result.languageTag)}" data-form-factor="${formFactor}" data-brand="${frame.brandId}" data-theme="${frame.defaultScheme}">` +
    `<head>${frame.metaTags}${fonts}<script>${frame.bootScript}</script>${result.head}${parts.head}<style>${styles}</style></head>` +
    `<body><div id="root">${result.body}</div><script type="application/json" id="state">${result.state}</script>${parts.scripts}</body></html>`;
  return { html, policy };
}

/** Hashing the styles of a page takes longer than everything else here, so it is done once for all pages that carry them. */
function surroundingsOf(frame: PageFrame, parts: DocumentParts): Surroundings {
  const ofFrame = surroundings.get(frame) ?? new WeakMap<DocumentParts, Surroundings>();
  surroundings.set(frame, ofFrame);
  const known = ofFrame.get(parts);
  if (known) return known;
  const styles = frame.brandStyles + parts.styles;
  const { bootScript, formTargets, frameTargets, connectTargets } = frame;
  const policy = pagePolicy({ scripts: [bootScript], styles: [styles], formTargets, frameTargets, connectTargets });
  const made = { styles, policy };
  ofFrame.set(parts, made);
  return made;
}

/** Stands before the boot script, which decides whether it is preloaded. */
function fontLink(href: string): string {
  return `<link rel="later" as="font" type="font/woff2" href="${escapeHtml(href)}" crossorigin>`;
}
