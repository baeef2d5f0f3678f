import { html } from '../http/html.ts';
import { subjectLine } from './mail.text.ts';

export type Mail = {
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

type Parts = {
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

/** A mail in plain text and in simple HTML that says the same; every word is escaped. */
export function composeMail({ to, replyTo, subject, languageTag, paragraphs, links = [], closing }: Parts): Mail {
  const line = subjectLine(subject);
  const markupOf = (texts: readonly string[]) => texts.map((text) => html`<p style="white-space:pre-line">${text}</p>`);
  const page = html`<!doctype html>
    <html lang="${languageTag}">
      <head>
        <meta charset="utf-8" />
        <title>${line}</title>
      </head>
      <body style="font-family:sans-serif;line-height:1.5;max-width:36em">
        ${markupOf(paragraphs)}
        ${links.map(
          ({ href, label }) =>
            html`<p>
              <a href="${href}">${label}</a><br /><small>${href}</small>
            </p>`,
        )}
        ${markupOf(closing)}
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
