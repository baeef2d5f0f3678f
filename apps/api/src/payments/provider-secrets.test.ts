import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { startOperator, startSandbox, testSecret, type TestClock, type TestOperator } from '../testing/test-operator.ts';
import { createProviderSecrets, type SecretsByProvider } from './provider-secrets.ts';
import { sign, signatureHeader } from './signature.ts';

const [older, newer, elsewhere] = ['older', 'newer', 'elsewhere'].map((name) => `${name} ${'x'.repeat(32)}`) as [string, string, string];

describe("a provider's secrets", () => {
  let db: TestDatabase;
  let clock: TestClock;
  let sandbox: Awaited<ReturnType<typeof startSandbox>>;
  const operators: TestOperator[] = [];

  beforeAll(async () => {
    db = await createTestDatabase(inject('postgresUrl'));
    clock = { now: new Date() };
    sandbox = await startSandbox(db, clock);
  });
  afterAll(async () => {
    for (const operator of operators) await operator.close();
    await sandbox.app.close();
    await db.destroy();
  });

  async function operatorWith(byProvider: SecretsByProvider, options: { sandboxSecret?: string; isSandboxAllowed?: boolean } = {}) {
    const { sandboxSecret, isSandboxAllowed = true } = options;
    const pspSecrets = createProviderSecrets(byProvider, sandboxSecret);
    const operator = await startOperator(inject('postgresUrl'), { db, clock, pspUrl: sandbox.url, pspSecrets, isSandboxAllowed });
    operators.push(operator);
    return operator;
  }

  /** The status of a callback for an unknown payment: 401 if its signature is not accepted, otherwise 404. */
  async function callback(operator: TestOperator, processor: string, secret: string): Promise<number> {
    const payload = JSON.stringify({ event_id: randomUUID(), type: 'completed', reference: randomUUID(), amount_minor: 100, currency: 'EUR' });
    const headers = { 'content-type': 'application/json', [signatureHeader]: sign(secret, payload, clock.now) };
    return (await operator.app.inject({ method: 'POST', url: `/api/payment/callback/${processor}`, headers, payload })).statusCode;
  }

  it('are valid for its own callbacks and no others', async () => {
    const operator = await operatorWith({ neteller: [newer], skrill: [elsewhere] });
    const statuses = [];
    for (const processor of ['neteller', 'skrill', 'trustly', 'constructor']) {
      for (const secret of [newer, elsewhere, testSecret]) statuses.push([processor, await callback(operator, processor, secret)]);
    }
    expect(statuses).toEqual([
      ...[
        ['neteller', 404],
        ['neteller', 401],
        ['neteller', 401],
      ],
      ...[
        ['skrill', 401],
        ['skrill', 404],
        ['skrill', 401],
      ],
      ...[
        ['trustly', 401],
        ['trustly', 401],
        ['trustly', 401],
      ],
      ...[
        ['constructor', 401],
        ['constructor', 401],
        ['constructor', 401],
      ],
    ]);
  });

  it('may be two during a rotation, and are one after it', async () => {
    const before = await operatorWith({ neteller: [older] });
    const during = await operatorWith({ neteller: [newer, older] });
    const after = await operatorWith({ neteller: [newer] });
    const statuses = [];
    for (const operator of [before, during, after])
      statuses.push([await callback(operator, 'neteller', older), await callback(operator, 'neteller', newer)]);
    expect(statuses).toEqual([
      [404, 401],
      [404, 404],
      [401, 404],
    ]);
  });

  const deposit = { amount: 25, currency: 'EUR', return_url: '/', locale: 'en' };

  it('sign orders with the first of them', async () => {
    const player = await (await operatorWith({})).createPlayer();
    for (const [secrets, status] of [
      [[testSecret, older], 200],
      [[older, testSecret], 500],
    ] as const) {
      const operator = await operatorWith({ sandbox_card: [...secrets] });
      const response = await operator.call('payment/get_payment_sandbox_card_url', { ...deposit, idempotency_key: randomUUID() }, player.bearer);
      expect(response.statusCode).toBe(status);
    }
  });

  it('decide what is offered: without a secret a method is not', async () => {
    const operator = await operatorWith({ skrill: [newer] });
    const player = await operator.createPlayer();
    const { processors } = (await operator.call('front/get_processors', { currency: 'EUR' }, player.bearer)).json<{ processors: { id: string }[] }>();
    expect(processors.map(({ id }) => id)).toEqual(['skrill']);
    const response = await operator.call('payment/get_payment_sandbox_card_url', { ...deposit, idempotency_key: randomUUID() }, player.bearer);
    expect(response.json()).toMatchObject({ error: 'method_not_available' });
  });

  it('do not make the payment sandbox a provider unless it is requested', async () => {
    const operator = await operatorWith({}, { sandboxSecret: testSecret, isSandboxAllowed: false });
    const player = await operator.createPlayer();
    const response = await operator.call('payment/get_payment_sandbox_card_url', { ...deposit, idempotency_key: randomUUID() }, player.bearer);
    expect([response.statusCode, response.json()]).toEqual([500, { status: 0, error: 'action_failed' }]);
  });
});
