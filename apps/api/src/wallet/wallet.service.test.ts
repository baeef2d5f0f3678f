import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createMetrics } from '../http/metrics.ts';
import { expectSoundLedger } from '../testing/ledger-checks.ts';
import { startOperator, type TestOperator } from '../testing/test-operator.ts';
import { readBalances } from './balance.service.ts';
import { createWalletService, type PostResult, type Wallet, type WalletService } from './wallet.service.ts';

describe('the wallet service', () => {
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
  const ask = (work: (trx: Parameters<WalletService['debit']>[0]) => Promise<PostResult>) => operator.db.database.transaction().execute(work);
  const real = async ({ owner }: Wallet) => (await readBalances(operator.db.database, owner)).real;
  const next = () => ({ transactionId: randomUUID(), roundId: randomUUID() });

  describe.each([[-5], [0], [-0.5], [1.5], [Number.NaN], [Number.POSITIVE_INFINITY], [2 ** 53]])('with an amount of %s', (amountMinor) => {
    it.each<[string, (wallet: Wallet) => Promise<PostResult>]>([
      ['deposit', (wallet) => ask((trx) => service.deposit(trx, { wallet, ...next(), amountMinor, from: 'psp_clearing' }))],
      ['debit', (wallet) => ask((trx) => service.debit(trx, { wallet, ...next(), amountMinor }))],
      [
        'credit',
        (wallet) =>
          ask(async (trx) => {
            const bet = { wallet, ...next(), amountMinor: 1_00 };
            await service.debit(trx, bet);
            return service.credit(trx, { wallet, transactionId: randomUUID(), roundId: bet.roundId, amountMinor });
          }),
      ],
      [
        'move',
        (wallet) =>
          ask((trx) =>
            service.move(trx, {
              kind: 'adjustment',
              wallet,
              transactionId: randomUUID(),
              moves: [{ from: 'player_real', to: 'house_adjustments', amountMinor }],
            }),
          ),
      ],
    ])('refuses a %s, and moves nothing', async (_call, work) => {
      const wallet = await newWallet();
      await expect(work(wallet)).rejects.toThrow(RangeError);
      expect(await real(wallet)).toBe(10_00);
    });
  });

  it('pays a win only to the player who staked in the round', async () => {
    const [owner, another] = [await newWallet(), await newWallet()];
    const bet = next();
    await ask((trx) => service.debit(trx, { wallet: owner, ...bet, amountMinor: 1_00 }));
    const win = { transactionId: randomUUID(), roundId: bet.roundId, amountMinor: 5_00 };
    expect(await ask((trx) => service.credit(trx, { wallet: another, ...win }))).toEqual({ ok: false, error: 'round_unknown' });
    expect(await real(another)).toBe(10_00);
    expect(await ask((trx) => service.credit(trx, { wallet: owner, ...win }))).toMatchObject({ ok: true });
    // Repeats the win for another player.
    expect(await ask((trx) => service.credit(trx, { wallet: another, ...win }))).toEqual({ ok: false, error: 'conflict' });
  });

  it('splits a win by the stake of its player, not of another in the same round', async () => {
    const [owner, another] = [await newWallet(), await newWallet()];
    const { roundId } = next();
    await ask((trx) =>
      service.move(trx, {
        kind: 'bonus_grant',
        wallet: another,
        transactionId: randomUUID(),
        moves: [{ from: 'house_bonus', to: 'player_bonus', amountMinor: 5_00 }],
      }),
    );
    await ask((trx) => service.debit(trx, { wallet: owner, transactionId: randomUUID(), roundId, amountMinor: 1_00 }));
    await ask((trx) => service.debit(trx, { wallet: another, transactionId: randomUUID(), roundId, amountMinor: 15_00 }));
    await ask((trx) => service.credit(trx, { wallet: owner, transactionId: randomUUID(), roundId, amountMinor: 3_00 }));
    expect(await readBalances(operator.db.database, owner.owner)).toMatchObject({ real: 12_00, bonus: 0 });
  });

  it('returns a stake only to the player who made it', async () => {
    const [owner, another] = [await newWallet(), await newWallet()];
    const bet = next();
    await ask((trx) => service.debit(trx, { wallet: owner, ...bet, amountMinor: 1_00 }));
    const back = { wallet: another, transactionId: randomUUID(), debitTransactionId: bet.transactionId };
    expect(await ask((trx) => service.rollback(trx, back))).toEqual({ ok: false, error: 'not_reversible' });
    expect(await real(another)).toBe(10_00);
    expect(await real(owner)).toBe(9_00);
  });

  it("moves nothing in another currency than the wallet's", async () => {
    const wallet = await newWallet();
    const inRupees: Wallet = { ...wallet, currency: 'INR' };
    const from = 'psp_clearing' as const;
    await expect(ask((trx) => service.deposit(trx, { wallet: inRupees, ...next(), amountMinor: 5, from }))).rejects.toThrow(RangeError);
    await expect(ask((trx) => service.debit(trx, { wallet: inRupees, ...next(), amountMinor: 5 }))).rejects.toThrow(RangeError);
    expect(await real(wallet)).toBe(10_00);
  });
});
