import type { FormFactor } from '../form-factor/formFactorOf.ts';
import { pagePolicy } from '../security/content-security-policy.ts';
import { escapeHtml } from './escapeHtml.ts';
import type { PageFrame } from './page-frame.ts';
import type { DocumentParts, RenderResult } from './site-build.ts';

export type ComposedDocument = { html: string; policy: string };

/** A whole page around what the build rendered, and the policy that allows exactly its inline texts. */
export function composeDocument(frame: PageFrame, formFactor: FormFactor, result: RenderResult, parts: DocumentParts): ComposedDocument {
  const styles = frame.brandStyles + parts.styles;
  const fonts = parts.fonts
    .filter((file) => frame.isMainFont(file, result.languageTag))
    .map(fontPreload)
    .join('');
  const html =
    `<!doctype html><html lang="${escapeHtml(result.languageTag)}" data-form-factor="${formFactor}" data-brand="${frame.brandId}" data-theme="${frame.defaultScheme}">` +
    `<head>${frame.metaTags}<script>${frame.bootScript}</script>${result.head}${result.images.map(imagePreload).join('')}${fonts}${parts.head}<style>${styles}</style></head>` +
    `<body><div id="root">${result.body}</div><script type="application/json" id="state">${result.state}</script>${parts.scripts}</body></html>`;
  const connectTargets = frame.paymentsOrigin ? [frame.paymentsOrigin] : [];
  return { html, policy: pagePolicy({ scripts: [frame.bootScript], styles: [styles], formTargets: frame.formTargets, connectTargets }) };
}

function fontPreload(href: string): string {
  return `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(href)}" crossorigin>`;
}

function imagePreload({ href, srcset, sizes }: RenderResult['images'][number]): string {
  const responsive = srcset ? ` imagesrcset="${escapeHtml(srcset)}" imagesizes="${escapeHtml(sizes)}"` : '';
  return `<link rel="preload" as="image" href="${escapeHtml(href)}"${responsive} fetchpriority="high">`;
}
