import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isUuid } from '@playfront/api-contract';
import { defaultLocale } from '@playfront/i18n/locale-tags';
import { languagesOfHeader, preferredLocale } from '@playfront/i18n/preferred-locale';
import type { Database } from '../database/database.ts';
import { refuse } from '../http/failures.ts';
import { sendHtmlPage } from '../http/html-page.ts';
import { textsIn } from '../texts/texts.ts';
import { findLocalMail, readLocalMails } from './local-mailbox.store.ts';
import { mailboxStyleHash, mailListPage, mailPage } from './mailbox.page.ts';

const shown = 100;
const policy = `default-src 'none'; style-src '${mailboxStyleHash}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Shows the local mailbox: pages at `/mail` and `/mail/{id}`, JSON at `/mail.json?to=…`. Never registered if a mail server is configured. */
export function registerMailbox(app: FastifyInstance, { database, publicUrl }: { database: Database; publicUrl: string }): void {
  void app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => (isDirect(request) ? undefined : reply.code(403).send(refuse('forbidden'))));
    scope.get('/mail', async (request, reply) =>
      sendHtmlPage(reply, mailListPage(await readLocalMails(database, { to: undefined, limit: shown }), textsFor(request)), policy),
    );

    scope.get('/mail/:id', async (request, reply) => {
      const { id } = request.params as { id: string };
      const mail = isUuid(id) ? await findLocalMail(database, id) : undefined;
      if (!mail) return reply.code(404).send(refuse('not_found'));
      return sendHtmlPage(reply, mailPage(mail, new URL(publicUrl).origin, textsFor(request)), policy);
    });

    scope.get('/mail.json', async (request, reply) => {
      const { to } = request.query as { to?: string | string[] };
      const mails = await readLocalMails(database, { to: typeof to === 'string' ? to : undefined, limit: shown });
      const wire = mails.map(({ id, recipient, subject, body_text, created_at }) => ({
        id,
        to: recipient,
        subject,
        text: body_text,
        date: created_at,
      }));
      return reply.header('cache-control', 'no-store').send({ status: 1, mails: wire });
    });
  });
}

/**
 * Whether the request was addressed to an IP address or to localhost. This prevents DNS rebinding: another site cannot read the mailbox by pointing
 * its own domain at this server. `request.hostname` is no protection: for local requests it trusts `X-Forwarded-Host`, which a page can send.
 */
function isDirect({ headers }: FastifyRequest): boolean {
  const address = `http://${headers.host ?? ''}`;
  if (!URL.canParse(address)) return false;
  const host = new URL(address).hostname.replace(/^\[|\]$/g, '');
  return host === 'localhost' || isIP(host) !== 0;
}

/** The texts in the reader's first language that the site has, or in English. */
const textsFor = ({ headers }: FastifyRequest) => textsIn(preferredLocale(languagesOfHeader(headers['accept-language'])) ?? defaultLocale);
