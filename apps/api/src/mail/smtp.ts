import { createTransport } from 'nodemailer';
import type { Transport } from './delivery.service.ts';

/** A mail server by its URL, `smtps://user:password@mail.example` or `smtp://…` (STARTTLS if the server offers it). */
export function createSmtp({ url, from, host }: { url: string; from: string; host: string }): Transport {
  const server = createTransport({
    url,
    pool: true,
    maxConnections: 4,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // Mails contain only text that we wrote: nothing is read from disk or fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      await server.sendMail({
        from,
        to: { name: '', address: mail.recipient },
        ...(mail.reply_to ? { replyTo: { name: '', address: mail.reply_to } } : {}),
        subject: mail.subject,
        text: mail.body_text,
        html: mail.body_html,
        // The same for each attempt: mail programs show a mail that was sent twice only once.
        messageId: `<${mail.id}@${host}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    isPermanentFailure: (error) => isCoded(error) && ['EENVELOPE', 'EMESSAGE'].includes(error.code) && (error.responseCode ?? 0) >= 500,
    close: () => server.close(),
  };
}

function isCoded(error: unknown): error is { code: string; responseCode?: number } {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}
