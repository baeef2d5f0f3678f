import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSoundLedger } from '../testing/ledger-checks.ts';
import { startPaymentEnvironment, type PaymentEnvironment, type WireTransaction } from '../testing/payment-environment.ts';
import type { TestPlayer } from '../testing/test-operator.ts';
import { testPassword } from '../testing/test-player.ts';

type Run = { id: string; officer: string; count: number; sums: { currency: string; amount: number }[] };
type Line = { id: string; status: string; payment_run_id: string | null; details: Record<string, string> };

const details = {
  ...{ iban: 'FI21 1234 5600 0007 85', beneficiary_name: 'Aino Laine', bic: 'NDEAFIHH', bank_name: 'Nordic Bank' },
  ...{ recipient_address: 'Linnankatu 1, Turku', postal_code: '20100' },
};

describe('a payment run', () => {
  let env: PaymentEnvironment;
  let first: TestPlayer;
  let second: TestPlayer;
  beforeAll(async () => {
    env = await startPaymentEnvironment({ settings: { throttle_factor: 0, new_destination_hold_hours: 0 } });
    first = await env.operator.createPlayer({ scope: ['payments'] });
    second = await env.operator.createPlayer({ scope: ['payments'] });
  });
  afterAll(async () => {
    await expectSoundLedger(env.db.database);
    await env.close();
  });

  async function call<Result>(path: string, body: object, officer = first): Promise<Result> {
    return (await env.operator.call(path, body, officer.bearer)).json<Result>();
  }
  const start = async (officer = first, key: string = randomUUID()) =>
    (await call<{ run: Run | null }>('admin/start_payment_run', { idempotency_key: key }, officer)).run;
  const linesOf = (id: string, page: object = {}) =>
    call<{ run: Run; withdrawals: Line[]; total: number }>('admin/get_payment_run', { id, ...page }, second);

  async function requested(amount: number): Promise<{ id: string; player: TestPlayer }> {
    const player = await env.operator.createPlayer({ realMinor: 100_00, firstName: 'Aino', lastName: 'Laine' });
    const body = { processor: 'sepa_transfer', amount, details, password: testPassword, idempotency_key: randomUUID() };
    const sent = await env.operator.call('payment/send_withdrawal_request', body, player.bearer);
    return { player, id: sent.json<{ transaction: WireTransaction }>().transaction.id };
  }
  async function approvedByHand(amount = 40): Promise<string> {
    const { id } = await requested(amount);
    await call('admin/decide_withdrawal', { id, decision: 'approve', is_paid_by_hand: true, version: 1 });
    return id;
  }
  /** An approval results in version 2, a run in version 3. */
  const settle = (id: string, version: number) =>
    call<{ status: number }>('admin/settle_withdrawal', { id, outcome: 'paid', reference: 'BANK', version }, second);

  it('contains the withdrawals approved to be paid by hand, and can be read after they are paid', async () => {
    const ids = [await approvedByHand(30), await approvedByHand(22.5)];
    const pending = await requested(20);
    const run = await start();
    expect(run).toMatchObject({ officer: first.username, count: 2, sums: [{ currency: 'EUR', amount: 52.5 }] });
    const lines = await linesOf(run?.id ?? '');
    expect(lines).toMatchObject({ run, total: 2 });
    expect(lines.withdrawals.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(lines.withdrawals[0]).toMatchObject({ status: 'processing', payment_run_id: run?.id, details: { beneficiary_name: 'Aino Laine' } });

    expect(await settle(ids[0] ?? '', 3)).toMatchObject({ status: 1 });
    const later = await linesOf(run?.id ?? '');
    expect(later.withdrawals.map(({ id }) => id)).toEqual(lines.withdrawals.map(({ id }) => id));
    expect(later.withdrawals.map(({ status }) => status).toSorted()).toEqual(['complete', 'processing']);
    const pages = await Promise.all([1, 2].map((page) => linesOf(run?.id ?? '', { page, page_size: 1 })));
    expect(pages.flatMap(({ withdrawals }) => withdrawals.map(({ id }) => id))).toEqual(lines.withdrawals.map(({ id }) => id));

    expect(await start()).toBeNull();
    const { withdrawals } = await call<{ withdrawals: Line[] }>('admin/get_withdrawals', { player_id: pending.player.id });
    expect(withdrawals).toMatchObject([{ status: 'pending', payment_run_id: null }]);
  });

  it('contains each withdrawal once, with concurrent runs, approvals and settlements', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => approvedByHand()));
    const [runs, settled] = await Promise.all([
      Promise.all([first, second, first, second].map((officer) => start(officer))),
      settle(ids[0] ?? '', 2),
    ]);
    const found = (await Promise.all(runs.flatMap((run) => (run ? [linesOf(run.id, { page_size: 100 })] : [])))).flatMap(
      ({ withdrawals }) => withdrawals,
    );
    const inRuns = found.map(({ id }) => id);
    expect(inRuns).toHaveLength(new Set(inRuns).size);
    // The settlement was either faster than the runs, or is refused.
    expect(settled).toMatchObject(inRuns.includes(ids[0] ?? '') ? { error: 'conflict' } : { status: 1 });
    for (const id of ids.slice(1)) expect(inRuns).toContain(id);
    expect(runs.filter(Boolean).reduce((sum, run) => sum + (run?.count ?? 0), 0)).toBe(inRuns.length);
  });

  it('causes conflicts for decisions on withdrawals read before it, so that no money is paid twice', async () => {
    const id = await approvedByHand();
    const fail = (version: number) => call('admin/settle_withdrawal', { id, outcome: 'failed', note: 'Wrong account', version }, second);
    const run = await start();
    expect(await fail(2)).toMatchObject({ error: 'conflict' });
    const { withdrawals } = await linesOf(run?.id ?? '');
    expect(withdrawals).toMatchObject([{ id, status: 'processing', version: 3 }]);
    expect(await fail(3)).toMatchObject({ status: 1 });
  });

  it.each([{}, { saved_card: 'a card' }])('leaves out withdrawals that only the provider can pay, even if approved for it (%o)', async (unknown) => {
    const [id, other] = [await approvedByHand(), await approvedByHand()];
    await env.db.pool.query('update withdrawals set details = $1 where id = $2', [JSON.stringify(unknown), other]);
    const run = await start();
    expect((await linesOf(run?.id ?? '')).withdrawals.map((line) => line.id)).toEqual([id]);
  });

  it('is started once by a repeated or concurrent request, and separately by each officer', async () => {
    await approvedByHand();
    const key = randomUUID();
    const [run, ...repeats] = await Promise.all([1, 2, 3].map(() => start(first, key)));
    expect(run).toMatchObject({ count: 1 });
    for (const repeat of repeats) expect(repeat).toEqual(run);
    await approvedByHand();
    expect(await start(first, key)).toEqual(run);
    expect(await start(second, key)).toMatchObject({ count: 1, officer: second.username });
  });

  it('is listed, the newest first', async () => {
    env.advance(1);
    await approvedByHand();
    const run = await start(second);
    const { runs, total } = await call<{ runs: Run[]; total: number }>('admin/get_payment_runs', { page_size: 2 });
    expect(runs[0]).toEqual(run);
    expect(runs).toHaveLength(2);
    expect(total).toBeGreaterThan(2);
  });

  it.each([randomUUID(), 'no-id'])('that does not exist (%s) is not found', async (id) => {
    expect((await env.operator.call('admin/get_payment_run', { id }, first.bearer)).statusCode).toBe(404);
  });

  it('has contents that direct writes cannot change', async () => {
    const id = await approvedByHand();
    const run = await start();
    const { pool } = env.db;
    const pending = await requested(20);
    await expect(pool.query('update withdrawals set payment_run_id = null where id = $1', [id])).rejects.toThrow(/is in payment run/);
    await expect(pool.query('delete from payment_runs where id = $1', [run?.id])).rejects.toThrow(/append-only/);
    await expect(pool.query('update withdrawals set payment_run_id = $1 where id = $2', [run?.id, pending.id])).rejects.toThrow(/check constraint/);
  });
});
