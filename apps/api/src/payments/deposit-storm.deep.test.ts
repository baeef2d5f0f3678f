import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { expectSoundLedger, expectSuspenseExplained } from '../testing/ledger-checks.ts';
import { appRole, createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { startOperator, startSandbox, testSecret, type TestClock, type TestOperator, type TestPlayer } from '../testing/test-operator.ts';
import { sign, signatureHeader } from './signature.ts';

const playerCount = 25;
const depositsEach = 20;
const amountMinor = 25_50;

let db: TestDatabase;
let clock: TestClock;
let sandbox: FastifyInstance;
let pspUrl: string;
let operator: TestOperator;

beforeAll(async () => {
  db = await createTestDatabase(inject('postgresUrl'));
  clock = { now: new Date() };
  ({ app: sandbox, url: pspUrl } = await startSandbox(db, clock));
  operator = await start();
});
afterAll(async () => {
  await operator.close();
  await sandbox.close();
  await db.destroy();
});

const start = () => startOperator(inject('postgresUrl'), { db, clock, pspUrl });

/** Ends the operator's connections in the middle of their transactions, then the operator. */
async function crash(): Promise<void> {
  await db.pool.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename = $1', [appRole]);
  await operator.close();
}

async function startDeposit({ bearer }: TestPlayer): Promise<string> {
  const body = { amount: 25.5, currency: 'EUR', return_url: '/user-management?tab=deposit', locale: 'en', idempotency_key: randomUUID() };
  const response = await operator.call('payment/get_payment_sandbox_card_url', body, bearer);
  return response.json<{ transaction_id: string }>().transaction_id;
}

/** Sends a callback; false if the operator did not accept it, such as while it is down. */
async function send(event: object): Promise<boolean> {
  const payload = JSON.stringify(event);
  const headers = { 'content-type': 'application/json', [signatureHeader]: sign(testSecret, payload, clock.now) };
  try {
    const { statusCode } = await operator.app.inject({ method: 'POST', url: '/api/payment/callback/sandbox_card', headers, payload });
    return statusCode === 200;
  } catch {
    return false;
  }
}

/** Sends all events, 25 at a time; returns those that were not accepted. */
async function sendAll(events: readonly object[]): Promise<object[]> {
  const lost: object[] = [];
  for (let from = 0; from < events.length; from += 25) {
    const batch = events.slice(from, from + 25);
    const accepted = await Promise.all(batch.map(send));
    lost.push(...batch.filter((_, index) => !accepted[index]));
  }
  return lost;
}

const shuffled = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, rank: Math.random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);

it('500 deposits at once, with callbacks doubled and shuffled and the operator killed in between, are each credited once', async () => {
  const players = await Promise.all(Array.from({ length: playerCount }, () => operator.createPlayer()));
  const ids = (await Promise.all(players.flatMap((player) => Array.from({ length: depositsEach }, () => startDeposit(player))))).filter(Boolean);
  expect(ids).toHaveLength(playerCount * depositsEach);

  const events = ids.flatMap((reference, index) => {
    const shared = { reference, amount_minor: amountMinor, currency: 'EUR' };
    const completed = { ...shared, event_id: randomUUID(), type: 'completed' };
    // Every tenth is reported as failed too, in any order with its money.
    const failed = { ...shared, event_id: randomUUID(), type: 'failed' };
    return index % 10 === 0 ? [completed, completed, failed] : [completed, completed];
  });
  const order = shuffled(events);
  const half = order.length / 2;
  const lostInFlight = sendAll(order.slice(0, half));
  await crash();
  const lost = await lostInFlight;
  operator = await start();
  // A provider repeats what was not accepted, and sometimes what was.
  await sendAll(shuffled([...lost, ...order.slice(half), ...order.slice(0, 100)]));
  expect(await sendAll(shuffled(events))).toEqual([]);

  const { database } = db;
  const payments = await database.selectFrom('payments').select(['id', 'status', 'amount']).where('id', 'in', ids).execute();
  expect(payments.filter(({ status }) => status === 'pending')).toEqual([]);
  const held = await database.selectFrom('held_money').select(['payment_id', 'amount']).where('payment_id', 'in', ids).execute();
  const credited = payments.filter(({ status }) => status === 'complete');
  // Money that arrived after "failed" is held for staff: each payment is credited or held, and once.
  expect([...credited.map(({ id }) => id), ...held.map((row) => row.payment_id)].toSorted()).toEqual(ids.toSorted());
  const balances = await Promise.all(
    players.map(async ({ id, bearer }) =>
      (await operator.call('front/get_player_balance', { id }, bearer)).json<{ player: { real_balance: number } }>(),
    ),
  );
  const total = balances.reduce((sum, { player }) => sum + Math.round(player.real_balance * 100), 0);
  expect(total).toBe(credited.length * amountMinor);
  await expectSoundLedger(database);
  await expectSuspenseExplained(database);
});
