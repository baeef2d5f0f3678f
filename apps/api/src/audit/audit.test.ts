import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import fc from 'fast-check';
import { callNamed, documentedCalls } from '@playfront/api-contract/openapi';
import { isUuid } from '@playfront/api-contract';
import { arbitraryOfSchema } from '../fuzz/arbitrary-of-schema.ts';
import { createMetrics } from '../http/metrics.ts';
import { createWalletService } from '../wallet/wallet.service.ts';
import { caseMakers } from '../testing/cases.fixture.ts';
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
/** A scenario's name is the path of its call; a suffix after a space distinguishes scenarios of the same call. */
const pathOf = (scenario: string) => scenario.split(' ')[0] ?? '';
const changes = staffCalls.filter(({ isReadOnly }) => !isReadOnly).map(({ path }) => path);

describe('the audit log', () => {
  let operator: TestOperator;
  let admin: TestPlayer;
  let player: TestPlayer;
  let cases: ReturnType<typeof caseMakers>;

  beforeAll(async () => {
    operator = await startOperator(inject('postgresUrl'));
    admin = await operator.createPlayer({ scope: ['admin', 'audit'] });
    player = await operator.createPlayer({ realMinor: 100_00 });
    cases = caseMakers(operator);
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

  it.each(staffCalls.map(({ path }) => path))('has a row for each %s, whatever its outcome', async (path) => {
    const schema = (staffCalls.find((one) => one.path === path) ?? callNamed('adminGetAuditLog')).request;
    // A request that violates its schema does nothing and is not stored.
    for (const body of fc.sample(
      arbitraryOfSchema(schema).filter((made) => v.is(schema, made)),
      3,
    )) {
      const before = await rowCount();
      const response = await operator.app.inject({
        method: 'POST',
        url: `/api/${path}`,
        headers: { authorization: admin.bearer },
        payload: body as object,
      });
      expect(await rowCount(), response.body).toBeGreaterThan(before);
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

  /** A withdrawal of ten euros, approved to be paid by hand. */
  async function approvedForManualPayout(playerId: string): Promise<string> {
    const wallet = createWalletService({ metrics: createMetrics() });
    const { database } = operator.db;
    return database.transaction().execute(async (trx) => {
      const { id } = await trx
        .insertInto('withdrawals')
        .values({
          ...{ player_id: playerId, idempotency_key: randomUUID(), payload_hash: Buffer.alloc(32), processor: 'sepa_transfer', amount: 10_00 },
          ...{
            currency: 'EUR',
            details: JSON.stringify({ iban: 'FI2112345600000785', account_holder: 'Test Player' }),
            status: 'processing',
            version: 2,
            is_paid_by_hand: true,
            created_at: operator.clock.now,
          },
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await wallet.move(trx, {
        kind: 'withdrawal_request',
        wallet: { owner: { kind: 'player', playerId }, currency: 'EUR' },
        transactionId: `withdrawal:${id}`,
        moves: [{ from: 'player_real', to: 'player_locked', amountMinor: 10_00 }],
      });
      return id;
    });
  }

  const text = { key: 'audit-test', locale: 'en' };
  /** For each call that changes data, in this order, by its path: a request that changes data, and the expected row. */
  const scenarios: Readonly<Record<string, () => Promise<Scenario>>> = {
    // A blocked player's withdrawal cannot be approved, so this precedes the block.
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
    'admin/settle_withdrawal': async () => {
      const payee = await operator.createPlayer({ realMinor: 10_00 });
      const id = await approvedForManualPayout(payee.id);
      return {
        body: { id, outcome: 'paid', reference: 'BANK-77', note: 'Run of Monday', version: 2 },
        row: {
          target: { kind: 'withdrawal', id },
          reason: 'BANK-77: Run of Monday',
          before: expect.objectContaining({ status: 'processing', amount: 10_00 }),
          after: { status: 'complete', version: 3, is_paid_by_hand: true, payout_reference: 'BANK-77' },
        },
      };
    },
    'admin/start_payment_run': async () => {
      const payee = await operator.createPlayer({ realMinor: 10_00 });
      await approvedForManualPayout(payee.id);
      return {
        body: { idempotency_key: randomUUID() },
        row: { target: { kind: 'payment_run', id: expect.any(String) }, after: { count: 1, sums: [{ currency: 'EUR', amount: 10_00 }] } },
      };
    },
    'admin/end_player_sessions': async () => {
      const { id } = await operator.createPlayer();
      return {
        body: { id, reason: ' Lost phone ' },
        row: { reason: 'Lost phone', target: { kind: 'player', id }, before: null, after: { ended_sessions: 1 } },
      };
    },
    'admin/send_player_message': async () => ({
      body: { id: player.id, title: 'Your question', text: 'The answer.' },
      row: { reason: 'Your question', target: { kind: 'player', id: player.id }, after: { title: 'Your question', text: 'The answer.' } },
    }),
    'admin/set_contact_message_status': async () => {
      const { id } = await operator.db.database
        .insertInto('contact_messages')
        .values({
          ...{ player_name: 'Aino', email: 'aino@example.com', phone_number: '040', note: 'Help', ip: '127.0.0.1', created_at: operator.clock.now },
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return {
        body: { id, status: 'answered', note: 'By phone', version: 1 },
        row: { reason: 'By phone', target: { kind: 'contact_message', id }, before: { status: 'pending' }, after: { status: 'answered' } },
      };
    },
    'admin/update_setting': async () => ({
      body: { key: 'second_officer_above', value: 500, expected: 0, reason: 'Risk review' },
      row: {
        reason: 'Risk review',
        target: { kind: 'setting', id: 'second_officer_above' },
        before: { value: 0 },
        after: { value: 500 },
      },
    }),
    'admin/set_player_status': async () => ({
      body: { id: player.id, status: 'blocked', expected: 'active', reason: ' Chargeback ' },
      row: { reason: 'Chargeback', target: { kind: 'player', id: player.id }, before: { status: 'active' }, after: { status: 'blocked' } },
    }),
    'admin/remove_factors': async () => {
      const values = { player_id: player.id, secret: Buffer.alloc(1), created_at: operator.clock.now, confirmed_at: operator.clock.now };
      await operator.db.database.insertInto('authenticators').values(values).execute();
      return {
        body: { id: player.id, reason: 'Lost the phone' },
        row: {
          reason: 'Lost the phone',
          target: { kind: 'player', id: player.id },
          before: { authenticator: true, passkeys: 0 },
          after: { authenticator: false, passkeys: 0 },
        },
      };
    },
    'admin/handle_harm_markers': async () => {
      const { id: player_id } = await operator.createPlayer();
      const day = '2026-01-01';
      const at = operator.clock.now;
      const marker = { player_id, kind: 'night_play', day, occurred_at: at, count: 3, amount: null, created_at: at } as const;
      const { id } = await operator.db.database.insertInto('harm_markers').values(marker).returning('id').executeTakeFirstOrThrow();
      return {
        body: { player_id, ids: [id.toUpperCase()], action: 'call', reason: 'Called' },
        row: {
          reason: 'Called',
          target: { kind: 'player', id: player_id },
          before: null,
          after: { action: 'call', markers: [{ id, kind: 'night_play', day, count: 3, amount: null }] },
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
    'admin/decide_case of held money': async () => {
      const id = await cases.held_money(player.id);
      return {
        body: { kind: 'held_money', id, decision: 'return', reason: 'Sent back to the wallet', version: 1 },
        row: {
          reason: 'Sent back to the wallet',
          target: { kind: 'held_money', id },
          before: expect.objectContaining({ version: 1, amount: 10_00, player_id: player.id, reason: 'after_failed' }),
          after: { version: 2, resolution: 'returned', credited_payment_id: null },
        },
      };
    },
    'admin/decide_case of a payment conflict': async () => {
      const id = await cases.payment_conflict(player.id);
      return {
        body: { kind: 'payment_conflict', id, decision: 'seen', reason: ' The bank has not paid ', version: 1 },
        row: {
          target: { kind: 'payment_conflict', id },
          reason: 'The bank has not paid',
          before: expect.objectContaining({ version: 1, seen: false, amount: 10_00, player_id: player.id, event_type: 'cancelled' }),
          after: { version: 2, seen: true },
        },
      };
    },
    'admin/decide_case of a person match': async () => {
      const id = await cases.person_match(player.id);
      return {
        body: { kind: 'person_match', id, decision: 'clear', reason: 'Saw the passport', version: 1 },
        row: {
          target: { kind: 'person_match', id },
          reason: 'Saw the passport',
          before: { state: 'held', player_id: player.id, excluded_player_id: expect.any(String) },
          after: { state: 'cleared' },
        },
      };
    },
    'admin/request_document': async () => ({
      body: { player_id: player.id, kind: 'source_of_funds', note: 'Three payslips' },
      row: {
        reason: 'Three payslips',
        target: { kind: 'player', id: player.id },
        after: expect.objectContaining({ kind: 'source_of_funds', kyc_status: 'none' }),
      },
    }),
    'admin/decide_document': async () => {
      const { id } = await operator.db.database
        .insertInto('documents')
        .values({ player_id: player.id, kind: 'identity', created_at: operator.clock.now })
        .returning('id')
        .executeTakeFirstOrThrow();
      return {
        body: { id, decision: 'reject', reason: 'cut_off', note: 'The lower edge', version: 1 },
        row: {
          target: { kind: 'document', id },
          reason: 'cut_off: The lower edge',
          before: expect.objectContaining({ status: 'pending', version: 1, player_id: player.id, kind: 'identity' }),
          after: expect.objectContaining({ status: 'rejected', version: 2, kyc_status: 'rejected' }),
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

  it('has a scenario for every call that changes data', () => {
    expect([...new Set(Object.keys(scenarios).map(pathOf))].toSorted()).toEqual(changes.toSorted());
  });

  it.each(Object.entries(scenarios))('records what %s changed, once, in any spelling of the id', async (name, scenario) => {
    const path = pathOf(name);
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

  it('is read by the name of a player, and without the reads', async () => {
    const player = await operator.createPlayer();
    await asAdmin('admin/get_player', { id: player.id });
    await asAdmin('admin/set_player_status', { id: player.id, status: 'blocked', expected: 'active', reason: 'Chargeback' });
    const target = { kind: 'player', id: player.id, player: player.username };
    expect(await entries({ target: player.username.toUpperCase() })).toMatchObject([{ call: 'admin/set_player_status', target }]);
    expect((await entries({ page_size: 2 })).map(({ call }) => call)).toContain('admin/set_player_status');
    const changed = await entries({ only_changes: true, page_size: 100 });
    expect(changed[0]).toMatchObject({ call: 'admin/set_player_status' });
    expect(changed.some(({ call }) => call.startsWith('admin/get_'))).toBe(false);
  });

  it('rolls back a change whose row cannot be stored', async () => {
    const victim = await operator.createPlayer();
    await sql`alter table audit_log add constraint none_today check (target_id <> ${sql.lit(victim.id)})`.execute(operator.db.database);
    const response = await operator.call(
      'admin/set_player_status',
      { id: victim.id, status: 'blocked', expected: 'active', reason: 'Chargeback' },
      admin.bearer,
    );
    await sql`alter table audit_log drop constraint none_today`.execute(operator.db.database);
    expect(response.statusCode).toBe(500);
    const { status } = await operator.db.database.selectFrom('players').select('status').where('id', '=', victim.id).executeTakeFirstOrThrow();
    expect(status).toBe('active');
    expect((await entries({ call: 'admin/set_player_status' }))[0]).toMatchObject({ outcome: 'action_failed' });
  });

  it('has refusals, and the requests of reads', async () => {
    const id = randomUUID();
    await asAdmin('admin/set_player_status', { id, status: 'blocked', expected: 'active', reason: 'Chargeback' });
    expect((await entries({ actor: admin.username, call: 'admin/set_player_status' }))[0]).toMatchObject({ outcome: 'not_found', after: null });
    await asAdmin('admin/get_withdrawals', { status: 'pending', page: 2 });
    expect((await entries({ call: 'admin/get_withdrawals' }))[0]).toMatchObject({ outcome: 'done', request: { status: 'pending', page: 2 } });
  });

  it('can be filtered by time, actor and target, page by page', async () => {
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

  it.each(['admin/get_audit_log', 'admin/get_security_log'])('cannot be read by others: %s', async (path) => {
    const plainAdmin = await operator.createPlayer({ scope: ['admin'] });
    const nobody = await operator.createPlayer();
    const responses = [];
    for (const bearer of [undefined, 'Bearer forged', nobody.bearer, plainAdmin.bearer])
      responses.push((await operator.call(path, {}, bearer)).statusCode);
    expect(responses).toEqual([401, 401, 403, 403]);
    const auditor = await operator.createPlayer({ scope: ['audit'] });
    expect((await operator.call(path, {}, auditor.bearer)).statusCode).toBe(200);
    expect((await operator.call('admin/get_withdrawals', {}, auditor.bearer)).statusCode).toBe(403);
  });
});
