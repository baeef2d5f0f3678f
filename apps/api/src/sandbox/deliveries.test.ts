import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { expect, inject, it, vi } from 'vitest';
import { createLog } from '../http/log.ts';
import { isSigned, signatureHeader } from '../payments/signature.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { testSecret, urlOf } from '../testing/test-operator.ts';
import { createSandboxDatabase } from './sandbox-database.ts';
import { createSandboxServer } from './sandbox-server.ts';

it('a callback is repeated with a new signature and the same event id until the operator accepts it', async () => {
  const received: { event: string; isSigned: boolean }[] = [];
  const operator = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const header = request.headers[signatureHeader];
      const { event_id: event } = JSON.parse(body) as { event_id: string };
      received.push({ event, isSigned: isSigned(testSecret, body, String(header), new Date()) });
      response.writeHead(received.length < 3 ? 503 : 200).end();
    });
  });
  await new Promise<void>((resolve) => operator.listen(0, '127.0.0.1', resolve));
  const address = operator.address();
  const port = address && typeof address === 'object' ? address.port : 0;

  const db = await createTestDatabase(inject('postgresUrl'));
  const database = createSandboxDatabase(db.pool);
  const order = {
    reference: randomUUID(),
    order_hash: Buffer.alloc(1),
    merchant: 'Playfront',
    amount_minor: 1000,
    currency: 'EUR',
    locale: 'en',
    return_url: 'https://play.example/',
    callback_url: `http://127.0.0.1:${port}/`,
    created_at: new Date(),
    expires_at: new Date(Date.now() + 60_000),
  };
  const { id } = await database.insertInto('payments').values(order).returning('id').executeTakeFirstOrThrow();
  const sandbox = createSandboxServer({
    database,
    log: createLog('test', 'silent'),
    secret: testSecret,
    publicUrl: () => urlOf(sandbox),
    firstRetryMs: 10,
  });
  await sandbox.ready();
  await sandbox.inject({ method: 'POST', url: `/pay/${id}/cancel`, headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: '' });

  const isDelivered = async () => (await database.selectFrom('deliveries').select('delivered_at').executeTakeFirstOrThrow()).delivered_at !== null;
  await vi.waitFor(async () => expect(await isDelivered()).toBe(true), { interval: 10 });
  expect(received).toEqual(Array(3).fill({ event: id, isSigned: true }));
  await sandbox.close();
  await db.destroy();
  operator.close();
});
