import { randomUUID } from 'node:crypto';
import { expect, inject, it } from 'vitest';
import { startOperator } from '../testing/test-operator.ts';
import { expirePayments } from './deposits.store.ts';

it('a payment that its provider never decides expires after its time, and no other payment does', async () => {
  const operator = await startOperator(inject('postgresUrl'));
  const { database } = operator.db;
  const player = await operator.createPlayer();
  const now = operator.clock.now;
  const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  const payment = (expiresAt: Date, status: 'pending' | 'complete' = 'pending') => ({
    ...{ player_id: player.id, processor: 'trustly', currency: 'EUR' as const, amount: 20_00, status },
    ...{ idempotency_key: randomUUID(), payload_hash: Buffer.alloc(1), expires_at: expiresAt, settled_at: status === 'pending' ? null : now },
  });
  await database
    .insertInto('payments')
    .values([payment(after(-1)), payment(after(1)), payment(after(-1), 'complete')])
    .execute();
  await expirePayments(database, now);
  const rows = await database.selectFrom('payments').select(['status', 'settled_at']).orderBy('status').execute();
  expect(rows.map(({ status }) => status)).toEqual(['complete', 'expired', 'pending']);
  expect(rows[1]?.settled_at).toEqual(now);
  await operator.close();
});
