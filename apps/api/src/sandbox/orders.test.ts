import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import { sign, signatureHeader } from '../payments/signature.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { startSandbox, testSecret } from '../testing/test-operator.ts';

describe('an order to the provider', () => {
  it('requires our signature, and is one payment even if repeated', async () => {
    const db = await createTestDatabase(inject('postgresUrl'));
    const clock = { now: new Date() };
    const { app } = await startSandbox(db, clock);
    const order = {
      reference: randomUUID(),
      merchant: 'Playfront',
      amount_minor: 1000,
      currency: 'EUR',
      locale: 'en',
      return_url: 'https://play.example/',
      callback_url: 'http://127.0.0.1:9/',
    };
    const send = (body: object, secret = testSecret) => {
      const payload = JSON.stringify(body);
      const headers = { 'content-type': 'application/json', [signatureHeader]: sign(secret, payload, clock.now) };
      return app.inject({ method: 'POST', url: '/payments', headers, payload });
    };
    expect((await send(order, 'guess')).statusCode).toBe(401);
    const [first, second] = [await send(order), await send(order)];
    expect(first.json()).toEqual(second.json());
    expect((await send({ ...order, amount_minor: 2000 })).statusCode).toBe(409);
    expect((await send({ ...order, reference: randomUUID(), amount_minor: 0 })).statusCode).toBe(400);
    expect((await app.inject({ url: `/pay/${randomUUID()}` })).statusCode).toBe(404);
    expect((await app.inject({ url: '/pay/x' })).statusCode).toBe(404);
    await app.close();
    await db.destroy();
  });
});
