import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { frontGetTransactionDetails } from '@playfront/api-contract';
import { createMetrics } from '../http/metrics.ts';
import { startPaymentEnvironment, testCard, type PaymentEnvironment, type WireTransaction } from '../testing/payment-environment.ts';
import { testPassword } from '../testing/test-player.ts';
import type { TestPlayer } from '../testing/test-operator.ts';
import { createWalletService } from '../wallet/wallet.service.ts';

const bank = {
  iban: 'FI21 1234 5600 0007 85',
  beneficiary_name: 'Aino Laine',
  bic: 'NDEAFIHH',
  bank_name: 'Nordic Bank',
  recipient_address: 'Linnankatu 1, Turku',
  postal_code: '20100',
};
const hourMs = 3_600_000;

describe('the details of a transaction', () => {
  let env: PaymentEnvironment;
  let admin: TestPlayer;
  beforeAll(async () => {
    env = await startPaymentEnvironment({ settings: { throttle_factor: 0, new_destination_hold_hours: 24 } });
    admin = await env.operator.createPlayer({ scope: ['admin'] });
  });
  afterAll(() => env.close());

  const ask = (player: TestPlayer, id: string) => env.operator.call('front/get_transaction_details', { id }, player.bearer);
  const detailsOf = async (player: TestPlayer, id: string) => v.parse(frontGetTransactionDetails.response, (await ask(player, id)).json());
  const stepsOf = async (player: TestPlayer, id: string) =>
    (await detailsOf(player, id)).steps.map((step) => `${step.id} ${step.state}${step.time === null ? '' : ' at'}${step.due === null ? '' : ' by'}`);
  const balanceOf = async (player: TestPlayer, id: string) => {
    const { balance } = await detailsOf(player, id);
    return balance && [balance.real.minor, balance.bonus.minor, balance.locked.minor];
  };
  const rich = () => env.operator.createPlayer({ realMinor: 100_00, firstName: 'Aino', lastName: 'Laine' });
  const send = async (player: TestPlayer) => {
    const request = { processor: 'sepa_transfer', amount: 40, details: bank, password: testPassword, idempotency_key: randomUUID() };
    return (await env.operator.call('payment/send_withdrawal_request', request, player.bearer)).json<{ transaction: WireTransaction }>().transaction
      .id;
  };
  const decide = async (id: string, decision: 'approve' | 'reject') => {
    const { version } = await env.db.database.selectFrom('withdrawals').select('version').where('id', '=', id).executeTakeFirstOrThrow();
    const body = { id, decision, reason: decision === 'reject' ? 'The name does not match' : '', version };
    expect((await env.operator.call('admin/decide_withdrawal', body, admin.bearer)).json()).toMatchObject({ status: 1 });
  };
  /** Ends the hold of a withdrawal now. */
  const release = (id: string) => env.db.database.updateTable('withdrawals').set({ hold_until: env.clock.now }).where('id', '=', id).execute();

  it('shows the life of a withdrawal from its request until it is paid', async () => {
    const player = await rich();
    const id = await send(player);
    const requested = await detailsOf(player, id);
    expect(requested).toMatchObject({ reference: id, provider_reference: null, destination: 'IBAN •••• 0785', transaction: { can_cancel: true } });
    expect(await stepsOf(player, id)).toEqual(['requested done at', 'hold current by', 'approval next by', 'sent next', 'paid next by']);
    const due = (name: string) => Date.parse(requested.steps.find((step) => step.id === name)?.due ?? '') - env.clock.now.getTime();
    // The hold, then 24 hours for the review, then the two days of the method.
    expect([due('hold'), due('approval'), due('paid')]).toEqual([24 * hourMs, 48 * hourMs, (48 + 48) * hourMs]);
    expect(await balanceOf(player, id)).toEqual([-40_00, 0, 40_00]);

    await release(id);
    expect(await stepsOf(player, id)).toEqual(['requested done at', 'hold done at', 'approval current by', 'sent next', 'paid next by']);
    await decide(id, 'approve');
    const ordered = ['requested done at', 'hold done at', 'approval done at', 'sent done at', 'paid current by'];
    await vi.waitFor(async () => expect(await stepsOf(player, id)).toEqual(ordered), { interval: 10 });
    env.advance(3);
    await env.waitForStatus(player, id, 'complete');
    expect(await stepsOf(player, id)).toEqual([...ordered.slice(0, 4), 'paid done at']);
    expect(await balanceOf(player, id)).toEqual([-40_00, 0, 0]);
  });

  it('promises no times once the approval is late', async () => {
    const player = await rich();
    const id = await send(player);
    await env.db.database
      .updateTable('withdrawals')
      .set({ hold_until: new Date(env.clock.now.getTime() - 25 * hourMs) })
      .where('id', '=', id)
      .execute();
    await env.db.pool.query("update withdrawals set created_at = created_at - interval '3 days' where id = $1", [id]);
    expect(await stepsOf(player, id)).toEqual(['requested done at', 'hold done at', 'approval current', 'sent next', 'paid next']);
  });

  it('shows how a withdrawal was cancelled, also for the line that returned its money', async () => {
    const player = await rich();
    const id = await send(player);
    await env.operator.call('front/cancel_withdrawal_request', { id }, player.bearer);
    const steps = ['requested done at', 'cancelled done at'];
    expect(await stepsOf(player, id)).toEqual(steps);
    expect(await balanceOf(player, id)).toEqual([0, 0, 0]);
    const list = await env.operator.call('front/get_financial_transactions', { type: 'withdrawal_cancelled' }, player.bearer);
    const returned = list.json<{ transactions: WireTransaction[] }>().transactions[0]?.id ?? '';
    expect(await stepsOf(player, returned)).toEqual(steps);
    expect(await balanceOf(player, returned)).toEqual([40_00, 0, -40_00]);
    expect(await detailsOf(player, returned)).toMatchObject({ reference: id, transaction: { id: returned } });
  });

  it('shows why a withdrawal was rejected', async () => {
    const player = await rich();
    const id = await send(player);
    await decide(id, 'reject');
    expect(await stepsOf(player, id)).toEqual(['requested done at', 'rejected failed at']);
    expect(await detailsOf(player, id)).toMatchObject({ transaction: { note: 'The name does not match' } });
  });

  it('shows a deposit from its start until it is credited, with the card and the provider’s reference', async () => {
    const player = await env.operator.createPlayer();
    const { transaction_id: id, url } = await env.startDeposit<{ url: string }>(player, 'sandbox_card', { amount: 50 });
    expect(await stepsOf(player, id)).toEqual(['started done at', 'received current by', 'credited next']);
    expect(await balanceOf(player, id)).toEqual([0, 0, 0]);
    await env.submitPage(url, 'card', testCard);
    await env.submitPage(url, 'decision', { decision: 'approve' });
    await env.waitForStatus(player, id, 'complete');
    expect(await stepsOf(player, id)).toEqual(['started done at', 'received done at', 'credited done at']);
    const { provider_reference: reference, destination, requestedAmount } = await detailsOf(player, id);
    expect([typeof reference, destination, requestedAmount]).toEqual(['string', expect.stringMatching(/ ···· 1111$/), null]);
    expect(await balanceOf(player, id)).toEqual([50_00, 0, 0]);
  });

  it('has no steps for a movement of the ledger, and its effect on each balance', async () => {
    const player = await env.operator.createPlayer();
    const wallet = createWalletService({ metrics: createMetrics() });
    const posted = await env.db.database.transaction().execute((trx) =>
      wallet.move(trx, {
        kind: 'bonus_grant',
        wallet: { owner: { kind: 'player', playerId: player.id }, currency: 'EUR' },
        transactionId: `test:details:${player.id}`,
        moves: [{ from: 'house_bonus', to: 'player_bonus', amountMinor: 5_00 }],
      }),
    );
    const id = (posted.ok && posted.transferId) || '';
    expect(await detailsOf(player, id)).toMatchObject({ reference: id, steps: [], destination: null, transaction: { type: 'bonus' } });
    expect(await balanceOf(player, id)).toEqual([0, 5_00, 0]);
  });

  it('is not found for others', async () => {
    const [player, stranger] = [await rich(), await rich()];
    const id = await send(player);
    expect((await ask(stranger, id)).statusCode).toBe(404);
    expect((await ask(player, randomUUID())).statusCode).toBe(404);
    expect((await ask(player, 'x')).statusCode).toBe(404);
  });
});
