import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainEmail } from '@playfront/api-contract';
import { northlight } from '@playfront/brand';
import { composeMail, type MailParts } from './compose.ts';
import type { OutboxRow } from './outbox.store.ts';
import { createSmtp } from './smtp.ts';

describe('a mail server', () => {
  const received: { to: string[]; source: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(address === 'unknown@example.com' ? Object.assign(new Error('No such user'), { responseCode: 550 }) : null),
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        received.push({ to: envelope.rcptTo.map(({ address }) => address), source: Buffer.concat(parts).toString('utf8') });
        done();
      });
    },
  });
  let smtp: ReturnType<typeof createSmtp>;

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.server.address() as AddressInfo;
    smtp = createSmtp({ url: `smtp://127.0.0.1:${port}`, from: 'Northlight <no-reply@northlight.example>', host: 'northlight.example' });
  });
  afterAll(async () => {
    smtp.close();
    await new Promise<void>((resolve) => server.close(resolve));
  });

  function rowOf(parts: MailParts): OutboxRow {
    const { to, replyTo, subject, text, html } = composeMail(parts, northlight.palette);
    const words = { recipient: to, reply_to: replyTo ?? null, subject, body_text: text, body_html: html };
    return {
      id: '0f8fad5b-d9cb-469f-a165-70867728950e',
      ...words,
      attempts: 1,
      next_attempt_at: new Date(),
      failed_at: null,
      failure: null,
      created_at: new Date(),
    };
  }

  it('receives the mail with the intended headers for any text', async () => {
    const mail = {
      to: 'aino@example.com',
      replyTo: 'visitor@example.com',
      subject: 'Hei\r\nBcc: victim@example.com\r\n\r\nX',
      languageTag: 'fi',
      paragraphs: ['<script>alert(1)</script>', '.', 'Bcc: victim@example.com'],
      links: [{ href: 'https://play.example/fi/reset-password#token=abc', label: 'Valitse' }],
      closing: ['Northlight'],
    };
    await smtp.send(rowOf(mail));
    const [{ to, source } = { to: [], source: '' }] = received;
    expect(to).toEqual(['aino@example.com']);
    const headers = source.slice(0, source.indexOf('\r\n\r\n'));
    expect(headers).not.toMatch(/^bcc:/im);
    expect(headers).toContain('Subject: Hei Bcc: victim@example.com X');
    expect(headers).toContain('From: Northlight <no-reply@northlight.example>');
    expect(headers).toContain('Reply-To: visitor@example.com');
    expect(headers).toContain('Message-ID: <0f8fad5b-d9cb-469f-a165-70867728950e@northlight.example>');
    expect(headers).toContain('Auto-Submitted: auto-generated');
    expect(source.replaceAll('=\r\n', '')).toContain('<p style=3D"white-space:pre-line">&lt;script&gt;');
    expect(source).toContain('https://play.example/fi/reset-password#token');
  });

  it.each(["sean.o'connor@example.ie", 'user@my--shop.example.com', 'anna@xn--mller-kva.example', 'a!b/c=d+e@example.com'])(
    'receives the mail to %s only',
    async (address) => {
      received.length = 0;
      await smtp.send(rowOf({ to: address, replyTo: address, subject: 'Hello', languageTag: 'en', paragraphs: ['Hi'], closing: [] }));
      // The test server shows domains in their readable form.
      expect(received.map(({ to }) => to.map(plainEmail))).toEqual([[address]]);
      expect(received[0]?.source).toContain(`\r\nTo: ${address}\r\n`);
      expect(received[0]?.source).toContain(`\r\nReply-To: ${address}\r\n`);
    },
  );

  it('that reports an unknown address makes the failure permanent', async () => {
    const mail = rowOf({ to: 'unknown@example.com', subject: 'Hello', languageTag: 'en', paragraphs: [], closing: [] });
    const error = await smtp.send(mail).then(
      () => undefined,
      (failure: unknown) => failure,
    );
    expect(smtp.isPermanentFailure(error)).toBe(true);
  });

  it('that is unavailable is worth a retry', async () => {
    const away = createSmtp({ url: 'smtp://127.0.0.1:9', from: 'a@b.example', host: 'b.example' });
    const mail = rowOf({ to: 'aino@example.com', subject: 'Hello', languageTag: 'en', paragraphs: [], closing: [] });
    const error = await away.send(mail).then(
      () => undefined,
      (failure: unknown) => failure,
    );
    expect(error).toBeInstanceOf(Error);
    expect(away.isPermanentFailure(error)).toBe(false);
    away.close();
  });
});
