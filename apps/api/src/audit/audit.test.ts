import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import fc from 'fast-check';
import { callNamed, documentedCalls } from '@playfront/api-contract/openapi';
import { arbitraryOfSchema } from '../fuzz/arbitrary-of-schema.ts';
import { isUuid } from '../http/uuid.ts';
import { startOperator, type TestOperator, type TestPlayer } from '../testing/test-operator.ts';

type Scenario = { readonly body: object; readonly row: object };
type Entry = {
  readonly call: string;
  readonly actor: { readonly id: string };
  readonly ip: string;
  readonly outcome: string;
  readonly target: { readonly id: string } | null;
};

const withCapitalIds = (body: object) =>
  Object.fromEntries(Object.entries(body).map(([name, value]) => [name, typeof value === 'string' && isUuid(value) ? value.toUpperCase() : value]));
const staffCalls = documentedCalls.map(({ name }) => callNamed(name)).filter(({ auth }) => auth === 'admin' || auth === 'audit');
const changes = staffCalls.filter(({ repeats }) => !repeats).map(({ path }) => path);

describe('the audit log', () => {
  let operator: TestOperator;
  let admin: TestPlayer;
  let player: TestPlayer;

  beforeAll(async () => {
    operator = await startOperator(inject('postgresUrl'));
    admin = await operator.createPlayer({ scope: ['admin', 'audit'] });
    player = await operator.createPlayer({ realMinor: 100_00 });
  });
  afterAll(() => operator.close());

  const asAdmin = async (path: string, body: object) => (await operator.call(path, body, admin.bearer)).json();
  const entries = async (filter: object) => (await asAdmin('admin/get_audit_log', filter)).entries as Entry[];
  const rowCount = async () =>
    Number(
      (
        await operator.db.database
          .selectFrom('audit_log')
          .select((eb) => eb.fn.countAll().as('rows'))
          .executeTakeFirstOrThrow()
      ).rows,
    );

  it.each(['update audit_log set actor_name = $$nobody$$', 'delete from audit_log', 'truncate audit_log'])('refuses "%s"', async (statement) => {
    await asAdmin('admin/get_withdrawals', {});
    await expect(sql.raw(statement).execute(operator.db.database)).rejects.toThrow(/append-only/);
  });

  it.each(staffCalls.map(({ path }) => path))('has a row of each %s, whatever it answers', async (path) => {
    const schema = (staffCalls.find((one) => one.path === path) ?? callNamed('adminGetAuditLog')).request;
    // What no schema takes was not done, and is not kept.
    for (const body of fc.sample(
      arbitraryOfSchema(schema).filter((made) => v.is(schema, made)),
      3,
    )) {
      const before = await rowCount();
      const answer = await operator.app.inject({
        method: 'POST',
        url: `/api/${path}`,
        headers: { authorization: admin.bearer },
        payload: body as object,
      });
      expect(await rowCount(), answer.body).toBeGreaterThan(before);
      const [entry] = await entries({ call: path, actor: admin.id });
      expect(entry).toMatchObject({ call: path, actor: { id: admin.id, username: admin.username }, ip: '127.0.0.1' });
    }
  });

  async function pendingWithdrawal(): Promise<string> {
    const { id } = await operator.db.database
      .insertInto('withdrawals')
      .values({
        player_id: player.id,
        idempotency_key: randomUUID(),
        payload_hash: Buffer.alloc(32),
        processor: 'sepa_transfer',
        amount: 10_00,
        currency: 'EUR',
        details: JSON.stringify({ iban: 'FI2112345600000785', account_holder: 'Aino Laine' }),
        status: 'pending',
        created_at: operator.clock.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  async function heldMoney(): Promise<string> {
    const of = { player_id: player.id, processor: 'coinspaid', amount: 10_00, currency: 'EUR' } as const;
    const { id: paymentId } = await operator.db.database
      .insertInto('payments')
      .values({ ...of, idempotency_key: randomUUID(), payload_hash: Buffer.alloc(32), status: 'failed', settled_at: operator.clock.now })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id } = await operator.db.database
      .insertInto('held_money')
      .values({ ...of, payment_id: paymentId, event_id: randomUUID(), fee: 0, reason: 'after_failed', created_at: operator.clock.now })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  const text = { key: 'audit-test', locale: 'en' };
  /** How each call that changes something is brought to change it, in this order, and the row that it leaves. */
  const scenarios: Readonly<Record<string, () => Promise<Scenario>>> = {
    // A blocked player's withdrawal is not approved: before the one that blocks.
    'admin/decide_withdrawal': async () => {
      const id = await pendingWithdrawal();
      return {
        body: { id, decision: 'approve', reason: 'Looked through', version: 1 },
        row: {
          target: { kind: 'withdrawal', id },
          reason: 'Looked through',
          before: expect.objectContaining({
            status: 'pending',
            amount: 10_00,
            player_id: player.id,
            details: { iban: '…0785', account_holder: '…aine' },
          }),
          after: { status: 'processing', version: 2 },
        },
      };
    },
    'admin/set_player_status': async () => ({
      body: { id: player.id, status: 'blocked', reason: ' Chargeback ' },
      row: { reason: 'Chargeback', target: { kind: 'player', id: player.id }, before: { status: 'active' }, after: { status: 'blocked' } },
    }),
    'admin/decide_person_match': async () => {
      const excluded = await operator.createPlayer();
      const match = { player_id: player.id, excluded_player_id: excluded.id, score: 80, reasons: ['name' as const, 'birthday' as const] };
      const { id } = await operator.db.database
        .insertInto('person_matches')
        .values({ ...match, state: 'held', created_at: operator.clock.now })
        .returning('id')
        .executeTakeFirstOrThrow();
      return {
        body: { id, decision: 'clear', note: 'Saw the passport' },
        row: {
          target: { kind: 'person_match', id },
          reason: 'Saw the passport',
          before: { state: 'held', player_id: player.id, excluded_player_id: excluded.id, score: 80 },
          after: { state: 'cleared' },
        },
      };
    },
    'admin/pay_out_excluded': async () => {
      const excluded = await operator.createPlayer({ realMinor: 12_00 });
      await operator.db.database
        .insertInto('player_restrictions')
        .values({ player_id: excluded.id, kind: 'self_exclusion', starts_at: operator.clock.now, ends_at: null })
        .execute();
      const details = {
        ...{ beneficiary_name: 'Test Player', iban: 'FI2112345600000785', bic: 'NDEAFIHH', bank_name: 'Nordic Bank' },
        ...{ recipient_address: 'Linnankatu 1', postal_code: '20100' },
      };
      return {
        body: { player_id: excluded.id, processor: 'sepa_transfer', details, reason: 'Details by letter' },
        row: {
          reason: 'Details by letter',
          target: { kind: 'withdrawal', id: expect.any(String) },
          after: expect.objectContaining({ player_id: excluded.id, amount: 12_00, processor: 'sepa_transfer' }),
        },
      };
    },
    'admin/resolve_held_money': async () => {
      const id = await heldMoney();
      return {
        body: { id, resolution: 'return', reason: 'Sent back to the wallet', version: 1 },
        row: {
          reason: 'Sent back to the wallet',
          target: { kind: 'held_money', id },
          before: expect.objectContaining({ version: 1, amount: 10_00, player_id: player.id, reason: 'after_failed' }),
          after: { version: 2, resolution: 'returned', credited_payment_id: null },
        },
      };
    },
    'admin/mark_payment_conflict_seen': async () => {
      const { id } = await operator.db.database
        .insertInto('payment_conflicts')
        .values({
          ...{ player_id: player.id, withdrawal_id: await pendingWithdrawal(), processor: 'sepa_transfer', amount: 10_00, currency: 'EUR' },
          ...{ event_id: randomUUID(), event_type: 'payout_completed', booked_status: 'pending', created_at: operator.clock.now },
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return {
        body: { id, reason: ' The bank has not paid ', version: 1 },
        row: {
          target: { kind: 'payment_conflict', id },
          reason: 'The bank has not paid',
          before: expect.objectContaining({ version: 1, seen: false, amount: 10_00, player_id: player.id, event_type: 'payout_completed' }),
          after: { version: 2, seen: true },
        },
      };
    },
    'admin/create_site_content': async () => ({
      body: { ...text, title: 'First', body: '<p>One.</p>', position: 3 },
      row: {
        target: { kind: 'site_content', id: 'audit-test.en' },
        before: null,
        after: { title: 'First', body_html: '<p>One.</p>', position: 3, version: 1 },
      },
    }),
    'admin/update_template': async () => ({
      body: { ...text, body: '<p>Two.</p>', version: 1 },
      row: {
        before: expect.objectContaining({ body_html: '<p>One.</p>', version: 1 }),
        after: expect.objectContaining({ body_html: '<p>Two.</p>', version: 2 }),
      },
    }),
    'admin/remove_site_content': async () => ({
      body: { ...text, version: 2 },
      row: { before: expect.objectContaining({ body_html: '<p>Two.</p>', version: 2 }), after: null },
    }),
  };

  it('has a scenario of every call that changes something, so that none is forgotten', () => {
    expect(Object.keys(scenarios).toSorted()).toEqual(changes.toSorted());
  });

  it.each(Object.entries(scenarios))('says what %s changed, once, however its id is spelt', async (path, scenario) => {
    const { body, row } = await scenario();
    const before = await rowCount();
    expect(await asAdmin(path, withCapitalIds(body))).toMatchObject({ status: 1 });
    expect(await rowCount()).toBe(before + 1);
    const [entry] = await entries({ call: path });
    expect(entry).toMatchObject({ call: path, outcome: 'done', actor: { username: admin.username }, ...row });
    const target = entry?.target?.id ?? '';
    expect((await entries({ target }))[0]).toEqual(entry);
    if (isUuid(target)) expect((await entries({ target: target.toUpperCase() }))[0]).toEqual(entry);
  });

  it('keeps no change whose row cannot be kept', async () => {
    const victim = await operator.createPlayer();
    await sql`alter table audit_log add constraint none_today check (target_id <> ${sql.lit(victim.id)})`.execute(operator.db.database);
    const answer = await operator.call('admin/set_player_status', { id: victim.id, status: 'blocked', reason: 'Chargeback' }, admin.bearer);
    await sql`alter table audit_log drop constraint none_today`.execute(operator.db.database);
    expect(answer.statusCode).toBe(500);
    const { status } = await operator.db.database.selectFrom('players').select('status').where('id', '=', victim.id).executeTakeFirstOrThrow();
    expect(status).toBe('active');
    expect((await entries({ call: 'admin/set_player_status' }))[0]).toMatchObject({ outcome: 'action_failed' });
  });

  it('has refusals, and what a read asked for', async () => {
    const id = randomUUID();
    await asAdmin('admin/set_player_status', { id, status: 'blocked', reason: 'Chargeback' });
    expect((await entries({ actor: admin.username, call: 'admin/set_player_status' }))[0]).toMatchObject({ outcome: 'not_found', after: null });
    await asAdmin('admin/get_withdrawals', { status: 'pending', page: 2 });
    expect((await entries({ call: 'admin/get_withdrawals' }))[0]).toMatchObject({ outcome: 'done', request: { status: 'pending', page: 2 } });
  });

  it('is found by time, actor and target, page by page', async () => {
    expect(await entries({ actor: player.username })).toEqual([]);
    expect(await entries({ to: '2020-01-01T00:00:00Z' })).toEqual([]);
    expect(await entries({ from: '2020-01-01T00:00:00Z', target: 'audit-test.en' })).toHaveLength(3);
    expect(await entries({ target: 'audit-test.en', page_size: 2, page: 2 })).toHaveLength(1);
  });

  it.each(['actor_name', 'call'])('has an index for its filter by %s', async (column) => {
    const { rows } = await sql`select from pg_indexes where tablename = 'audit_log' and indexdef like ${`%(${column}, id)`}`.execute(
      operator.db.database,
    );
    expect(rows).toHaveLength(1);
  });

  it.each(['admin/get_audit_log', 'admin/get_security_log'])('is closed to others: %s', async (path) => {
    const plainAdmin = await operator.createPlayer({ scope: ['admin'] });
    const nobody = await operator.createPlayer();
    const answers = [];
    for (const bearer of [undefined, 'Bearer forged', nobody.bearer, plainAdmin.bearer])
      answers.push((await operator.call(path, {}, bearer)).statusCode);
    expect(answers).toEqual([401, 401, 403, 403]);
    const auditor = await operator.createPlayer({ scope: ['audit'] });
    expect((await operator.call(path, {}, auditor.bearer)).statusCode).toBe(200);
    expect((await operator.call('admin/get_withdrawals', {}, auditor.bearer)).statusCode).toBe(403);
  });
});
