import { createHash } from 'node:crypto';
import type { Texts } from '@playfront/i18n/server-texts';
import { html, type Html } from '../http/html.ts';
import { htmlPage } from '../http/html-page.ts';
import type { LocalMail } from './local-mailbox.store.ts';

const style = `
:root { color-scheme: light dark; }
body { margin: 0 auto; max-width: 48rem; padding: 1.5rem 1rem; font: 1rem/1.5 system-ui, sans-serif; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: .5rem .5rem .5rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid GrayText; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; }
dt { font-weight: 600; } dd { margin: 0; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; padding: 1rem; border: 1px solid GrayText; border-radius: .5rem; }
`;

export const mailboxStyleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`;

export function mailListPage(mails: readonly LocalMail[], texts: Texts): string {
  const { text } = texts;
  const row = ({ id, created_at, recipient, subject }: LocalMail) =>
    html`<tr>
      <td><time datetime="${created_at.toISOString()}">${timeOf(created_at)}</time></td>
      <td>${recipient}</td>
      <td><a href="/mail/${id}">${subject}</a></td>
    </tr>`;
  const table = html`<table>
    <thead>
      <tr>
        <th scope="col">${text('api.mailbox.sent')}</th>
        <th scope="col">${text('api.mailbox.to')}</th>
        <th scope="col">${text('api.mailbox.subject')}</th>
      </tr>
    </thead>
    <tbody>
      ${mails.map(row)}
    </tbody>
  </table>`;
  return page(
    texts,
    text('api.mailbox.title'),
    html`<p>${text('api.mailbox.intro')}</p>
      ${mails.length > 0 ? table : html`<p>${text('api.mailbox.empty')}</p>`}`,
  );
}

/** One mail in plain text. Only URLs of the site become links. */
export function mailPage(mail: LocalMail, siteOrigin: string, texts: Texts): string {
  const { text } = texts;
  const link = (part: string) =>
    URL.canParse(part) && new URL(part).origin === siteOrigin ? html`<a href="${part}" rel="noreferrer">${part}</a>` : html`${part}`;
  return page(
    texts,
    mail.subject,
    html`<p><a href="/mail">${text('api.mailbox.all')}</a></p>
      <dl>
        <dt>${text('api.mailbox.to')}</dt>
        <dd>${mail.recipient}</dd>
        ${mail.reply_to ? html`<dt>${text('api.mailbox.reply_to')}</dt><dd>${mail.reply_to}</dd>` : undefined}
        <dt>${text('api.mailbox.sent')}</dt>
        <dd>${timeOf(mail.created_at)}</dd>
      </dl>
      <pre>${mail.body_text.split(/(https?:\/\/\S+)/).map(link)}</pre>`,
  );
}

function timeOf(date: Date): string {
  return date.toISOString().slice(0, 19).replace('T', ' ');
}

function page({ languageTag }: Texts, title: string, content: Html): string {
  const body = html`<main>
    <h1>${title}</h1>
    ${content}
  </main>`;
  return htmlPage({ languageTag, title, style, body });
}
