import type { FastifyReply } from 'fastify';
import { html, type Html } from './html.ts';

type HtmlPage = {
  readonly languageTag: string;
  readonly title: string;
  /** Inlined: one request, which the policy of the page allows by its hash. */
  readonly style: string;
  readonly body: Html;
};

/** A complete page that search engines do not index. */
export function htmlPage({ languageTag, title, style, body }: HtmlPage): string {
  return html`<!doctype html>
    <html lang="${languageTag}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        ${{ markup: `<style>${style}</style>` }}
      </head>
      <body>
        ${body}
      </body>
    </html>`.markup;
}

/** Sends a page with its content security policy; it is not cached. */
export function sendHtmlPage(reply: FastifyReply, page: string, policy: string): FastifyReply {
  return reply
    .header('content-security-policy', policy)
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page);
}
