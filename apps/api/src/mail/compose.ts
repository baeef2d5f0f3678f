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
  readonly link?: { readonly href: string; readonly label: string };
  /** After the link. */
  readonly closing: readonly string[];
};

/** A mail in plain text and in simple HTML that says the same; every word is escaped. */
export function composeMail({ to, replyTo, subject, languageTag, paragraphs, link, closing }: Parts): Mail {
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
        ${
          link &&
          html`<p>
            <a href="${link.href}">${link.label}</a><br /><small>${link.href}</small>
          </p>`
        }
        ${markupOf(closing)}
      </body>
    </html>`;
  return {
    to,
    ...(replyTo ? { replyTo } : {}),
    subject: line,
    text: [...paragraphs, ...(link ? [`${link.label}:\n${link.href}`] : []), ...closing].join('\n\n'),
    html: page.markup,
  };
}
