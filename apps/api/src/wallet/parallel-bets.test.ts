import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createMetrics } from '../http/metrics.ts';
import { expectSoundLedger } from '../testing/ledger-checks.ts';
import { startOperator, type TestOperator } from '../testing/test-operator.ts';
import { readBalances } from './balance.service.ts';
import { createWalletService } from './wallet.service.ts';

describe('many concurrent bets on one balance', () => {
  let operator: TestOperator;
  const service = createWalletService({ metrics: createMetrics() });

  beforeAll(async () => {
    operator = await startOperator(inject('postgresUrl'));
  });
  afterAll(() => operator.close());

  const bet = (playerId: string, transactionId: string, amountMinor: number) =>
    operator.db.database.transaction().execute((trx) =>
      service.debit(trx, {
        wallet: { owner: { kind: 'player', playerId }, currency: 'EUR' },
        transactionId,
        roundId: randomUUID(),
        amountMinor,
      }),
    );

  it('use the balance and not a cent more', async () => {
    const player = await operator.createPlayer({ realMinor: 1_050 });
    const results = await Promise.all(Array.from({ length: 50 }, () => bet(player.id, randomUUID(), 100)));
    expect(results.filter(({ ok }) => ok)).toHaveLength(10);
    expect(results.flatMap((result) => (result.ok ? [] : [result.error]))).toEqual(Array(40).fill('insufficient_funds'));
    expect((await readBalances(operator.db.database, { kind: 'player', playerId: player.id })).real).toBe(50);
    await expectSoundLedger(operator.db.database);
  });

  it('with one transaction id are one bet', async () => {
    const player = await operator.createPlayer({ realMinor: 1_000 });
    const [id, round] = [randomUUID(), randomUUID()];
    const move = {
      wallet: { owner: { kind: 'player', playerId: player.id }, currency: 'EUR' },
      transactionId: id,
      roundId: round,
      amountMinor: 100,
    } as const;
    const results = await Promise.all(
      Array.from({ length: 20 }, () => operator.db.database.transaction().execute((trx) => service.debit(trx, move))),
    );
    expect(new Set(results.map((result) => (result.ok ? result.transferId : result.error))).size).toBe(1);
    expect((await readBalances(operator.db.database, { kind: 'player', playerId: player.id })).real).toBe(900);
  });

  it("are refused with another wallet's transaction id", async () => {
    const [first, second] = [await operator.createPlayer({ realMinor: 500 }), await operator.createPlayer({ realMinor: 500 })];
    const id = randomUUID();
    expect(await bet(first.id, id, 100)).toMatchObject({ ok: true });
    expect(await bet(second.id, id, 100)).toEqual({ ok: false, error: 'conflict' });
    expect((await readBalances(operator.db.database, { kind: 'player', playerId: second.id })).real).toBe(500);
  });
});
