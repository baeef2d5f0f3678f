import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createAudit } from '../audit/audit.service.ts';
import { upsertRequest } from '../documents/documents.store.ts';
import { lockPlayer } from '../players/players.store.ts';
import { expectSoundLedger } from '../testing/ledger-checks.ts';
import { startPaymentEnvironment, type PaymentEnvironment, type WireTransaction } from '../testing/payment-environment.ts';
import type { TestPlayer } from '../testing/test-operator.ts';
import { testPassword } from '../testing/test-player.ts';
import type { SettingsOverrides } from '../settings/settings.schema.ts';
import { createSettingsService } from '../settings/settings.service.ts';
import { createWithdrawalRelease } from './withdrawal-release.service.ts';

type Listed = {
  id: string;
  version: number;
  status: string;
  reason: string | null;
  first_approver: string | null;
  decider: string | null;
  is_released_by_rule: boolean;
  needs_second_officer: boolean;
  review: { checks: { check: string; state: string }[] };
};
const details = {
  ...{ iban: 'FI21 1234 5600 0007 85', beneficiary_name: 'Aino Laine', bic: 'NDEAFIHH', bank_name: 'Nordic Bank' },
  ...{ recipient_address: 'Linnankatu 1, Turku', postal_code: '20100' },
};
const minuteMs = 60_000;

describe('officers of withdrawals', () => {
  let env: PaymentEnvironment;
  let first: TestPlayer;
  let second: TestPlayer;
  const rules = {
    throttle_factor: 0,
    new_destination_hold_hours: 0,
    second_officer_above: 50,
    auto_approve_below: { EUR: 50.01 },
    auto_release_after_minutes: 10,
  };
  beforeAll(async () => {
    env = await startPaymentEnvironment({ settings: rules });
    first = await env.operator.createPlayer({ scope: ['payments'] });
    second = await env.operator.createPlayer({ scope: ['payments'] });
  });
  afterAll(async () => {
    await expectSoundLedger(env.db.database);
    await env.close();
  });

  async function requested(amount: number, known?: TestPlayer): Promise<{ player: TestPlayer; id: string }> {
    const player = known ?? (await env.operator.createPlayer({ realMinor: 100_00, firstName: 'Aino', lastName: 'Laine' }));
    const body = { processor: 'sepa_transfer', amount, details, password: testPassword, idempotency_key: randomUUID() };
    const sent = await env.operator.call('payment/send_withdrawal_request', body, player.bearer);
    return { player, id: sent.json<{ transaction: WireTransaction }>().transaction.id };
  }
  const listed = async (id: string, player: TestPlayer): Promise<Listed> => {
    const body = { player_id: player.id, page_size: 100 };
    const { withdrawals } = (await env.operator.call('admin/get_withdrawals', body, first.bearer)).json<{ withdrawals: Listed[] }>();
    const found = withdrawals.find((one) => one.id === id);
    if (!found) throw new Error('The withdrawal is not listed');
    return found;
  };
  const decide = (officer: TestPlayer, body: object) => env.operator.call('admin/decide_withdrawal', body, officer.bearer);

  it('approve a large one in pairs of different officers', async () => {
    const { player, id } = await requested(60);
    expect(await listed(id, player)).toMatchObject({ needs_second_officer: true, first_approver: null });
    const approve = { id, decision: 'approve', is_paid_by_hand: true };
    expect((await decide(first, { ...approve, version: 1 })).json()).toMatchObject({ withdrawal: { status: 'pending', version: 2 } });
    expect(await listed(id, player)).toMatchObject({ status: 'pending', first_approver: first.username });
    // The first officer's version is outdated, and the same officer cannot approve twice.
    expect((await decide(first, { ...approve, version: 1 })).statusCode).toBe(409);
    expect((await decide(first, { ...approve, version: 2 })).statusCode).toBe(403);
    expect((await decide(second, { ...approve, version: 2 })).json()).toMatchObject({ withdrawal: { status: 'processing' } });
    expect(await listed(id, player)).toMatchObject({ first_approver: first.username, decider: second.username });
  });

  it('decide on the same withdrawal once: the second gets a conflict', async () => {
    const { player, id } = await requested(40);
    const responses = await Promise.all([
      decide(first, { id, decision: 'approve', is_paid_by_hand: true, version: 1 }),
      decide(second, { id, decision: 'reject', reason_code: 'not_played', version: 1 }),
    ]);
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const { status } = await listed(id, player);
    expect(await env.balances(player)).toEqual(status === 'rejected' ? { real: 100, locked: 0, bonus: 0 } : { real: 60, locked: 40, bonus: 0 });
  });

  it('reject with a reason in the language of the player, and a note for staff only', async () => {
    const { player, id } = await requested(40);
    await env.db.database.updateTable('players').set({ language: 'fi' }).where('id', '=', player.id).execute();
    const reject = { id, decision: 'reject', reason_code: 'documents_needed', note: 'Passport is blurred', version: 1 };
    const response = (await decide(first, reject)).json<{ withdrawal: Listed }>();
    expect(response.withdrawal).toMatchObject({ status: 'rejected', reason: expect.stringContaining('asiakirjoja') });
    const read = await env.operator.call('front/get_financial_transaction', { id }, player.bearer);
    expect(read.body).toContain('asiakirjoja');
    expect(read.body).not.toContain('blurred');
    const { reason } = await env.db.database.selectFrom('audit_log').select('reason').where('target_id', '=', id).executeTakeFirstOrThrow();
    expect(reason).toBe('documents_needed: Passport is blurred');
  });

  it('pay by hand once, if approved for it', async () => {
    const { player, id } = await requested(40);
    await decide(first, { id, decision: 'approve', is_paid_by_hand: true, version: 1 });
    const settle = (officer: TestPlayer) =>
      env.operator.call('admin/settle_withdrawal', { id, outcome: 'paid', reference: 'BANK-1', version: 2 }, officer.bearer);
    const responses = await Promise.all([settle(first), settle(second)]);
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await env.balances(player)).toEqual({ real: 60, locked: 0, bonus: 0 });
    expect(await listed(id, player)).toMatchObject({ status: 'complete' });
  });

  it('return money that could not be paid by hand', async () => {
    const { player, id } = await requested(40);
    await decide(first, { id, decision: 'approve', is_paid_by_hand: true, version: 1 });
    const body = { id, outcome: 'failed', note: 'The bank refused the account', version: 2 };
    expect((await env.operator.call('admin/settle_withdrawal', body, second.bearer)).json()).toMatchObject({ withdrawal: { status: 'reversal' } });
    expect(await env.balances(player)).toEqual({ real: 100, locked: 0, bonus: 0 });
  });

  it('return money once that the bank returned after a payout by hand', async () => {
    const { player, id } = await requested(40);
    await decide(first, { id, decision: 'approve', is_paid_by_hand: true, version: 1 });
    const settle = (changes: object) => env.operator.call('admin/settle_withdrawal', { id, note: 'Returned by the bank', ...changes }, second.bearer);
    await settle({ outcome: 'paid', reference: 'BANK-3', version: 2 });
    expect((await settle({ outcome: 'paid', reference: 'BANK-4', version: 3 })).statusCode).toBe(409);
    const responses = await Promise.all([settle({ outcome: 'failed', version: 3 }), settle({ outcome: 'failed', version: 3 })]);
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await env.balances(player)).toEqual({ real: 100, locked: 0, bonus: 0 });
    expect(await listed(id, player)).toMatchObject({ status: 'reversal' });
    expect((await settle({ outcome: 'failed', version: 4 })).statusCode).toBe(409);
  });

  it.each([
    ['a saved card', { saved_card: randomUUID() }],
    ['the account of a deposit', {}],
  ])('approve a payout to %s for the provider only', async (_where, to) => {
    const { player, id } = await requested(40);
    expect(await listed(id, player)).toMatchObject({ can_be_paid_by_hand: true });
    await env.db.database
      .updateTable('withdrawals')
      .set({ details: JSON.stringify(to) })
      .where('id', '=', id)
      .execute();
    expect(await listed(id, player)).toMatchObject({ can_be_paid_by_hand: false });
    const byHand = await decide(first, { id, decision: 'approve', is_paid_by_hand: true, version: 1 });
    expect(byHand.json()).toMatchObject({ status: 0, error: 'method_not_available' });
    expect(await listed(id, player)).toMatchObject({ status: 'pending', version: 1 });
  });

  it('cannot settle payouts of the provider', async () => {
    const { id } = await requested(40);
    const body = { id, outcome: 'paid', reference: 'BANK-2', version: 1 };
    expect((await env.operator.call('admin/settle_withdrawal', body, first.bearer)).statusCode).toBe(409);
  });

  describe('are not needed', () => {
    const releaseAfter = async (minutes: number, changes: SettingsOverrides = {}) => {
      const { database } = env.db;
      const now = () => new Date(env.operator.clock.now.getTime() + minutes * minuteMs);
      const settings = createSettingsService({ database, now, overrides: { ...rules, ...changes } });
      const silent = { live: { paymentsChanged: () => undefined }, onApproved: () => undefined };
      await createWithdrawalRelease({ database, now, settings, audit: createAudit({ database, now }), ...silent }).releaseDue();
    };
    /** Makes every check of a withdrawal pass: adds play, and an earlier payout to the same destination. */
    async function makeUsual({ player, id }: { player: TestPlayer; id: string }): Promise<void> {
      const { database } = env.db;
      const own = { player_id: player.id, processor: 'sepa_transfer', currency: 'EUR' } as const;
      const { destination } = await database.selectFrom('withdrawals').select('destination').where('id', '=', id).executeTakeFirstOrThrow();
      await database
        .insertInto('withdrawals')
        .values({
          ...{ ...own, amount: 5_00, details: JSON.stringify(details), destination, status: 'complete', idempotency_key: randomUUID() },
          ...{ payload_hash: Buffer.alloc(32), created_at: new Date(0), settled_at: new Date(0) },
        })
        .execute();
      const day = env.operator.clock.now.toISOString().slice(0, 10);
      await env.db.pool.query(
        'insert into player_day_totals (player_id, day, staked, won, sessions, play_ms) values ($1, $2, 50000, 40000, 1, 0) on conflict (player_id, day) do update set staked = 50000',
        [player.id, day],
      );
      // Makes the destination unique: all test players have the same account.
      await env.db.pool.query("update withdrawals set destination = destination || ' ' || player_id where player_id = $1", [player.id]);
    }

    it('for a small one whose checks all pass, after the time to cancel it; the audit log names the rule', async () => {
      const usual = await requested(20);
      await makeUsual(usual);
      expect((await listed(usual.id, usual.player)).review.checks.filter(({ state }) => state !== 'passed')).toEqual([]);
      await releaseAfter(9);
      expect((await listed(usual.id, usual.player)).status).toBe('pending');
      await Promise.all([releaseAfter(11), releaseAfter(11)]);
      expect(await listed(usual.id, usual.player)).toMatchObject({ is_released_by_rule: true, decider: null });
      const rows = await env.db.database.selectFrom('audit_log').selectAll().where('target_id', '=', usual.id).execute();
      const before = { status: 'pending', currency: 'EUR', auto_approve_below: 50.01, within_hours: 24 };
      expect(rows).toMatchObject([{ actor_id: null, actor_name: '', call: 'rule/release_withdrawal', reason: null, before }]);
    });

    it('for one to a new destination once its hold has ended', async () => {
      const { player, id } = await requested(20);
      await makeUsual({ player, id });
      const heldUntil = new Date(env.operator.clock.now.getTime() + 60 * minuteMs);
      await env.db.database.updateTable('withdrawals').set({ hold_until: heldUntil }).where('id', '=', id).execute();
      await releaseAfter(59);
      expect((await listed(id, player)).status).toBe('pending');
      await releaseAfter(60);
      expect(await listed(id, player)).toMatchObject({ is_released_by_rule: true });
    });

    it('in a currency that the setting names; players see the review time of any other', async () => {
      const { player, id } = await requested(20);
      const { player: other, id: large } = await requested(60);
      for (const one of [
        { player, id },
        { player: other, id: large },
      ])
        await makeUsual(one);
      const reviewHours = async (of: TestPlayer, withdrawal: string) =>
        (await env.transaction(of, withdrawal)) as WireTransaction & { review_hours: number | null };
      expect([(await reviewHours(player, id)).review_hours, (await reviewHours(other, large)).review_hours]).toEqual([null, 24]);
      await releaseAfter(11, { auto_approve_below: { SEK: 5000 } });
      expect((await listed(id, player)).status).toBe('pending');
    });

    it('for slices of a larger one, but only up to the maximum in a day', async () => {
      const first = await requested(30);
      const slices = [first, await requested(30, first.player), await requested(20, first.player)];
      for (const slice of slices) await makeUsual(slice);
      const rows = () => Promise.all(slices.map(({ id }) => listed(id, first.player)));
      const waiting = async () => (await rows()).filter(({ status }) => status === 'pending');
      const openChecks = async () => (await waiting()).map(({ review }) => review.checks.filter(({ state }) => state !== 'passed'));
      expect(await openChecks()).toEqual([[], [], []]);
      // The page was read before the first one was released, so the facts of all three are outdated.
      await Promise.all([releaseAfter(11), releaseAfter(11)]);
      // The clock does not advance, so any of the three may be released first.
      expect(await openChecks()).toEqual([[{ check: 'release', state: 'attention' }]]);
      expect(await env.balances(first.player)).toMatchObject({ real: 20, locked: 80 });
      await releaseAfter(24 * 60 + 10);
      expect(await waiting()).toHaveLength(1);
      await releaseAfter(24 * 60 + 11);
      expect(await waiting()).toEqual([]);
    });

    it('but for one that two officers have to approve, even if the rule would cover it', async () => {
      const large = await requested(60);
      await makeUsual(large);
      await releaseAfter(11, { auto_approve_below: { EUR: 100 } });
      expect((await listed(large.id, large.player)).status).toBe('pending');
    });

    it('but for one whose player was asked for a document since, even if verified', async () => {
      const asked = await requested(20);
      await makeUsual(asked);
      await env.db.database.updateTable('players').set({ kyc_status: 'verified' }).where('id', '=', asked.player.id).execute();
      const card = { player_id: asked.player.id, kind: 'source_of_funds', note: 'Where is it from?' };
      const clerk = await env.operator.createPlayer({ scope: ['documents'] });
      expect((await env.operator.call('admin/request_document', card, clerk.bearer)).json()).toMatchObject({ status: 1 });
      await releaseAfter(11);
      const { status, review } = await listed(asked.id, asked.player);
      expect([status, review.checks.filter(({ state }) => state !== 'passed')]).toEqual(['pending', [{ check: 'documents', state: 'failed' }]]);
    });

    it('but for one whose player is asked for a document while the rule checks it', async () => {
      const { player, id } = await requested(20);
      await makeUsual({ player, id });
      const requests = env.db.database.transaction().execute(async (trx) => {
        await lockPlayer(trx, player.id);
        const released = releaseAfter(11);
        await vi.waitFor(async () => {
          const { rows } = await env.db.pool.query("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'");
          expect(rows).toHaveLength(1);
        });
        const asked = { player_id: player.id, kind: 'identity', note: '', requested_by: first.id, requested_at: env.operator.clock.now } as const;
        await upsertRequest(trx, asked);
        return { released };
      });
      await (
        await requests
      ).released;
      expect((await listed(id, player)).status).toBe('pending');
    });

    it('but for a larger one, one with an open check, one of staff, and one that an officer has begun to approve', async () => {
      const large = await requested(51);
      await makeUsual(large);
      const unusual = await requested(20);
      const own = await requested(20);
      await makeUsual(own);
      await env.db.pool.query("update players set scope = '{settings}' where id = $1", [own.player.id]);
      const begun = await requested(20);
      await makeUsual(begun);
      await env.db.database.updateTable('withdrawals').set({ first_approved_by: first.id }).where('id', '=', begun.id).execute();
      await releaseAfter(60);
      for (const { player, id } of [large, unusual, own, begun]) expect((await listed(id, player)).status).toBe('pending');
    });
  });
});
