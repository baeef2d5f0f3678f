import type { Brand } from '@playfront/brand';
import { html } from '../http/html.ts';
import { subjectLine } from './mail-safe-text.ts';

export type Mail = {
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

/** The brand's colours for light and dark mail programs. */
export type MailPalettes = Brand['palette'];

export type MailParts = {
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly languageTag: string;
  /** Plain text, each with its own line breaks. */
  readonly paragraphs: readonly string[];
  readonly links?: readonly { readonly href: string; readonly label: string }[];
  /** After the links. */
  readonly closing: readonly string[];
};

/**
 * Readable at the width of a phone and in dark mode. Mail programs that drop the style sheet still show a column of text with buttons, because the
 * necessary styles are repeated in attributes.
 */
const styleOf = ({ light, dark }: MailPalettes) => `
body { margin: 0; padding: 0; background: ${light.page}; color: ${light.text}; }
.column { max-width: 560px; margin: 0 auto; padding: 24px 16px; }
p { margin: 0 0 16px; }
.button { background: ${light.action}; color: ${light['on-action']}; }
.address { color: ${light.dim}; }
@media (prefers-color-scheme: dark) {
  body { background: ${dark.page}; color: ${dark.text}; }
  .button { background: ${dark.action} !important; color: ${dark['on-action']} !important; }
  .address, .address a { color: ${dark.dim} !important; }
}
`;

const buttonStyleOf = ({ light }: MailPalettes) =>
  `display:inline-block;box-sizing:border-box;max-width:100%;padding:12px 24px;border-radius:10px;background:${light.action};color:${light['on-action']};font-weight:600;text-decoration:none`;

/** Composes a mail in plain text and in HTML with the same content; all text is escaped. */
export function composeMail({ to, replyTo, subject, languageTag, paragraphs, links = [], closing }: MailParts, palettes: MailPalettes): Mail {
  const line = subjectLine(subject);
  const markupOf = (texts: readonly string[]) => texts.map((text) => html`<p style="white-space:pre-line">${text}</p>`);
  const page = html`<!doctype html>
    <html lang="${languageTag}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${line}</title>
        ${{ markup: `<style>${styleOf(palettes)}</style>` }}
      </head>
      <body style="font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif;font-size:16px;line-height:1.5">
        <div class="column" style="max-width:560px;margin:0 auto;padding:24px 16px;overflow-wrap:anywhere">
          ${markupOf(paragraphs)}
          ${links.map(
            ({ href, label }) =>
              html`<p><a class="button" style="${buttonStyleOf(palettes)}" href="${href}">${label}</a></p>
                <p class="address" style="font-size:13px;word-break:break-all">${href}</p>`,
          )}
          ${markupOf(closing)}
        </div>
      </body>
    </html>`;
  return {
    to,
    ...(replyTo ? { replyTo } : {}),
    subject: line,
    text: [...paragraphs, ...links.map(({ href, label }) => `${label}:\n${href}`), ...closing].join('\n\n'),
    html: page.markup,
  };
}
