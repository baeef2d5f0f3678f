import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { northlight } from '@playfront/brand';
import { createLog } from '../http/log.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createDelivery, type Transport } from './delivery.service.ts';
import { createOutbox } from './outbox.service.ts';
import type { OutboxRow } from './outbox.store.ts';

const log = createLog('test', 'silent');
const mailTo = (to: string) => ({ to, subject: 'Hello', languageTag: 'en', paragraphs: ['Hi'], closing: [] });

describe('the outbox', () => {
  let db: TestDatabase;
  let clock: Date;
  const now = () => clock;
  const outbox = createOutbox({ now, palettes: northlight.palette });

  beforeAll(async () => {
    db = await createTestDatabase(inject('postgresUrl'));
  });
  beforeEach(async () => {
    clock = new Date('2026-11-20T12:00:00Z');
    await db.database.deleteFrom('outbox').execute();
  });
  afterAll(() => db.destroy());

  /** A transport that records what it sends and fails as configured. */
  function carrier(fail: (mail: OutboxRow) => Error | undefined = () => undefined) {
    const sent: string[] = [];
    const transport: Transport = {
      async send(mail) {
        const error = fail(mail);
        if (error) throw error;
        sent.push(mail.recipient);
      },
      isPermanentFailure: (error) => error instanceof Error && error.message === 'no such address',
      close: () => undefined,
    };
    return { sent, deliver: createDelivery({ database: db.database, now, transport, log }) };
  }

  const waiting = () => db.database.selectFrom('outbox').selectAll().execute();
  const later = (ms: number) => (clock = new Date(clock.getTime() + ms));

  it('sends committed mails, and none from a rolled-back transaction', async () => {
    await db.database.transaction().execute((trx) => outbox.post(trx, mailTo('committed@example.com')));
    const broken = db.database.transaction().execute(async (trx) => {
      await outbox.post(trx, mailTo('broken@example.com'));
      throw new Error('broken');
    });
    await expect(broken).rejects.toThrow('broken');
    const { sent, deliver } = carrier();
    await deliver();
    expect(sent).toEqual(['committed@example.com']);
    expect(await waiting()).toEqual([]);
  });

  it('sends each mail once with several concurrent processes', async () => {
    const all = Array.from({ length: 60 }, (_, index) => `${index}@example.com`);
    for (const to of all) await outbox.post(db.database, mailTo(to));
    const carriers = Array.from({ length: 4 }, () => carrier());
    await Promise.all(carriers.map(({ deliver }) => deliver()));
    expect(carriers.flatMap(({ sent }) => sent).toSorted()).toEqual(all.toSorted());
  });

  it('retries after growing delays, without delaying other mails', async () => {
    await outbox.post(db.database, mailTo('busy@example.com'));
    await outbox.post(db.database, mailTo('fine@example.com'));
    let isBusy = true;
    const { sent, deliver } = carrier((mail) => (isBusy && mail.recipient.startsWith('busy') ? new Error('try later') : undefined));
    await deliver();
    expect(sent).toEqual(['fine@example.com']);
    later(29_999);
    await deliver();
    expect(await waiting()).toMatchObject([{ attempts: 1, failure: 'try later', failed_at: null }]);
    later(1);
    await deliver();
    expect(await waiting()).toMatchObject([{ attempts: 2 }]);
    isBusy = false;
    later(59_999);
    await deliver();
    expect(sent).toHaveLength(1);
    later(1);
    await deliver();
    expect(sent).toEqual(['fine@example.com', 'busy@example.com']);
  });

  it('sends a mail whose sender died while sending', async () => {
    await outbox.post(db.database, mailTo('lost@example.com'));
    const dead: Transport = { send: () => new Promise(() => undefined), isPermanentFailure: () => false, close: () => undefined };
    void createDelivery({ database: db.database, now, transport: dead, log })();
    await expect.poll(async () => (await waiting())[0]?.attempts).toBe(1);
    const { sent, deliver } = carrier();
    await deliver();
    expect(sent).toEqual([]);
    later(5 * 60_000);
    await deliver();
    expect(sent).toEqual(['lost@example.com']);
  });

  it.each([
    ['after one attempt, if the address does not exist', 'no such address', 1],
    ['after twelve attempts', 'try later', 12],
  ])('gives up a mail %s, and deletes its text', async (_text, message, attempts) => {
    await outbox.post(db.database, mailTo('gone@example.com'));
    const { deliver } = carrier(() => new Error(message));
    for (let round = 0; round < 15; round += 1) {
      await deliver();
      later(6 * 3_600_000);
    }
    expect(await waiting()).toMatchObject([{ attempts, failure: message, failed_at: expect.any(Date), body_text: '', body_html: '' }]);
  });
});
