import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startOperator, type TestOperator } from '../testing/test-operator.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const mail = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  recipient: 'aino@example.com',
  reply_to: null,
  subject: '<script>alert(1)</script>',
  body_text: 'Hello <b>\nhttps://play.example/activate#token=abc\nhttps://play.example.evil.example/x\nhttps://evil.example/?https://play.example/',
};

describe('the local mailbox', () => {
  let operator: TestOperator;

  beforeAll(async () => {
    operator = await startOperator(inject('postgresUrl'));
    await operator.db.database
      .insertInto('local_mails')
      .values({ ...mail, created_at: new Date() })
      .execute();
  });
  afterAll(() => operator.close());

  const get = (url: string, host = 'localhost:4201') => operator.app.inject({ url, headers: { host } });

  it('lists the mails and shows one, without any active content', async () => {
    const list = await get('/mail');
    expect(list.body).toContain(`<a href="/mail/${mail.id}">&lt;script&gt;alert(1)&lt;/script&gt;</a>`);
    const page = await get(`/mail/${mail.id}`);
    for (const { body, headers } of [list, page]) {
      expect(body).not.toMatch(/<script|<b>/);
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; img-src data:;/);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
    }
  });

  it('is shown in the language of the browser, in English if the site does not have it', async () => {
    const titleIn = async (language: string) =>
      /<html lang="([^"]+)">[^]*<h1>([^<]+)<\/h1>/
        .exec((await operator.app.inject({ url: '/mail', headers: { host: 'localhost', 'accept-language': language } })).body)
        ?.slice(1);
    expect(await titleIn('fi-FI,fi;q=0.9,en;q=0.5')).toEqual(['fi-FI', 'Postilaatikko']);
    expect((await titleIn('sv-SE,en'))?.[0]).toBe('sv-SE');
    expect(await titleIn('et')).toEqual(['en', 'Mailbox']);
    expect((await titleIn(`fi, ${'x'.repeat(8_000)}`))?.[0]).toBe('fi-FI');
    expect(await titleIn('*')).toEqual(['en', 'Mailbox']);
  });

  it('links only to the site', async () => {
    const { body } = await get(`/mail/${mail.id}`);
    expect([...body.matchAll(/href="(http[^"]+)"/g)].map(([, href]) => href)).toEqual(['https://play.example/activate#token=abc']);
  });

  it('is available as JSON, by recipient', async () => {
    expect((await get('/mail.json?to=aino@example.com')).json()).toMatchObject({ mails: [{ to: 'aino@example.com', text: mail.body_text }] });
    expect((await get('/mail.json?to=other@example.com')).json()).toEqual({ status: 1, mails: [] });
  });

  it.each(['/mail/1', '/mail/00000000-0000-0000-0000-000000000000', '/mail/..%2f'])('responds with 404 at %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  it.each([
    ['localhost', 200],
    ['127.0.0.1:4201', 200],
    ['[::1]:4201', 200],
    ['evil.example', 403],
    ['localhost.evil.example:4201', 403],
  ])('responds to requests addressed to %s with %i', async (host, status) => {
    for (const url of ['/mail', `/mail/${mail.id}`, '/mail.json']) expect((await get(url, host)).statusCode).toBe(status);
  });

  it('ignores a forwarded host that claims to be localhost', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'localhost' };
    for (const url of ['/mail', `/mail/${mail.id}`, '/mail.json']) expect((await operator.app.inject({ url, headers })).statusCode).toBe(403);
  });

  it('does not exist if a mail server is configured', async () => {
    const db = await createTestDatabase(inject('postgresUrl'));
    const served = await startOperator(inject('postgresUrl'), { db, mail: { kind: 'smtp', url: 'smtp://127.0.0.1:9', from: 'a@b.example' } });
    for (const url of ['/mail', `/mail/${mail.id}`, '/mail.json']) expect((await served.app.inject({ url })).statusCode).toBe(404);
    await served.close();
    await db.destroy();
  });
});
