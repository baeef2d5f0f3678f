import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createMetrics } from '../http/metrics.ts';
import { expectSoundLedger } from '../testing/ledger-checks.ts';
import { startOperator, type TestOperator } from '../testing/test-operator.ts';
import { createWalletService, type Wallet } from './wallet.service.ts';

describe('a rollback that arrives before its debit', () => {
  let operator: TestOperator;
  const service = createWalletService({ metrics: createMetrics() });

  beforeAll(async () => {
    operator = await startOperator(inject('postgresUrl'));
  });
  afterAll(async () => {
    await expectSoundLedger(operator.db.database);
    await operator.close();
  });

  const newWallet = async (): Promise<Wallet> => {
    const { id } = await operator.createPlayer({ realMinor: 10_00 });
    return { owner: { kind: 'player', playerId: id }, currency: 'EUR' };
  };
  const rollBack = (wallet: Wallet, transactionId: string, debitTransactionId: string) =>
    operator.db.database.transaction().execute((trx) => service.rollback(trx, { wallet, transactionId, debitTransactionId }));
  const debit = (wallet: Wallet, transactionId: string) =>
    operator.db.database.transaction().execute((trx) => service.debit(trx, { wallet, transactionId, roundId: randomUUID(), amountMinor: 1_00 }));
  const nothing = { ok: true, transferId: null, receipt: [] };

  it('returns the same result when repeated, and its id is refused for other debits', async () => {
    const wallet = await newWallet();
    const [key, early, made] = [randomUUID(), randomUUID(), randomUUID()];
    expect(await rollBack(wallet, key, early)).toEqual({ ...nothing, repeated: false });
    expect(await rollBack(wallet, key, early)).toEqual({ ...nothing, repeated: true });
    expect(await debit(wallet, made)).toMatchObject({ ok: true });
    for (const other of [made, randomUUID()]) expect(await rollBack(wallet, key, other)).toEqual({ ok: false, error: 'conflict' });
    expect(await rollBack(await newWallet(), key, early)).toEqual({ ok: false, error: 'conflict' });
    expect(await debit(wallet, early)).toEqual({ ok: false, error: 'rolled_back' });
    expect(await rollBack(wallet, randomUUID(), made)).toMatchObject({ ok: true, repeated: false });
  });

  it('under the id of another movement is a conflict', async () => {
    const wallet = await newWallet();
    const key = randomUUID();
    await debit(wallet, key);
    expect(await rollBack(wallet, key, randomUUID())).toEqual({ ok: false, error: 'conflict' });
  });
});
