import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { caseKinds, type CaseKind } from '@playfront/api-contract/staff';
import { caseMakers } from '../testing/cases.fixture.ts';
import { startOperator, type TestOperator, type TestPlayer } from '../testing/test-operator.ts';

type WireCase = { readonly id: string; readonly kind: CaseKind; readonly version: number; readonly amount: number | null };
type Result = { readonly status: number; readonly error?: string; readonly cases?: WireCase[]; readonly total?: number; readonly case?: WireCase };

const decided = ['held_money', 'payment_conflict', 'person_match'] as const;
/** A decision on a case of each kind, and a different one. */
const decisions = { held_money: ['return', 'credit'], payment_conflict: ['seen', 'seen'], person_match: ['clear', 'exclude'] } as const;

describe('the cases of the back office', () => {
  let operator: TestOperator;
  let admin: TestPlayer;
  let cashier: TestPlayer;
  let make: ReturnType<typeof caseMakers>;

  beforeAll(async () => {
    operator = await startOperator(inject('postgresUrl'));
    admin = await operator.createPlayer({ scope: ['admin'] });
    cashier = await operator.createPlayer({ scope: ['payments'] });
    make = caseMakers(operator);
  });
  afterAll(() => operator.close());

  const ask = async (path: string, body: object, as = admin) => (await operator.call(path, body, as.bearer)).json<Result>();
  const list = async (filter: object, as = admin) => {
    const { cases = [], total } = await ask('admin/get_cases', filter, as);
    return { kinds: cases.map(({ kind }) => kind), ids: cases.map(({ id }) => id), total };
  };
  const tick = () => (operator.clock.now = new Date(operator.clock.now.getTime() + 1_000));
  /** A player with a case of each kind, in another order than that of the kinds. */
  async function everyKind() {
    const player = await operator.createPlayer({ realMinor: 12_00 });
    const ids: Partial<Record<CaseKind, string>> = {};
    for (const kind of caseKinds.toReversed()) {
      tick();
      ids[kind] = await make[kind](player.id);
    }
    return { player, ids };
  }
  const bodyOf = async (kind: (typeof decided)[number], player: TestPlayer) => ({
    ...{ kind, id: await make[kind](player.id), decision: decisions[kind][0] as string, reason: 'Looked through', version: 1 },
  });

  it('are one list of all kinds, oldest first, page by page', async () => {
    const { player, ids } = await everyKind();
    const of = { player_id: player.id.toUpperCase() };
    const kinds = caseKinds.toReversed();
    expect(await list(of)).toEqual({ kinds, ids: kinds.map((kind) => ids[kind]), total: 4 });
    for (const [index, kind] of kinds.entries()) {
      expect(await list({ ...of, page: index + 1, page_size: 1 })).toEqual({ kinds: [kind], ids: [ids[kind]], total: 4 });
      expect(await list({ ...of, kind })).toEqual({ kinds: [kind], ids: [ids[kind]], total: 1 });
    }
    const [oldest] = (await ask('admin/get_cases', { page_size: 1 })).cases ?? [];
    expect(oldest?.id).toBe(ids.excluded_balance);
    for (const nobody of [admin.id, 'no-id']) expect(await list({ player_id: nobody })).toEqual({ kinds: [], ids: [], total: 0 });
  });

  it('contain the known facts', async () => {
    const { player, ids } = await everyKind();
    const { cases } = await ask('admin/get_cases', { player_id: player.id });
    const common = { player_id: player.id, username: player.username, currency: 'EUR', version: 1, decided_by: null, note: null };
    const match = { excluded_player_id: expect.any(String), excluded_username: expect.any(String), reasons: ['name', 'birthday'], state: 'held' };
    const since = expect.any(String);
    expect(cases).toEqual([
      {
        ...{ ...common, since, kind: 'excluded_balance', id: player.id, amount: 12 },
        known: { email: `${player.username}@example.com`, shut_by: 'self_exclusion', has_returned: false },
      },
      { ...common, since, kind: 'person_match', id: ids.person_match, amount: null, known: match },
      {
        ...{ ...common, since, kind: 'payment_conflict', id: ids.payment_conflict, amount: 10 },
        known: {
          ...{ transaction_id: expect.any(String), transaction_type: 'deposit', event_type: 'cancelled', booked_status: 'failed' },
          provider: 'CoinsPaid',
        },
      },
      {
        ...{ ...common, since: operator.clock.now.toISOString(), kind: 'held_money', id: ids.held_money, amount: 10 },
        known: { payment_id: expect.any(String), provider: 'CoinsPaid', fee: 1, reason: 'after_failed', resolution: null },
      },
    ]);
  });

  it('of persons and excluded balances are for admins, those of payments for officers of payments too', async () => {
    const { player } = await everyKind();
    const of = { player_id: player.id };
    expect((await list(of, cashier)).kinds).toEqual(['payment_conflict', 'held_money']);
    for (const kind of ['person_match', 'excluded_balance'])
      expect(await ask('admin/get_cases', { ...of, kind }, cashier)).toEqual({ status: 0, error: 'forbidden' });
    expect(await ask('admin/decide_case', await bodyOf('person_match', player), cashier)).toEqual({ status: 0, error: 'forbidden' });
    expect(await ask('admin/decide_case', await bodyOf('payment_conflict', player), cashier)).toMatchObject({ status: 1 });
    const others = [await operator.createPlayer({ scope: ['documents'] }), player];
    for (const other of others)
      for (const path of ['admin/get_cases', 'admin/decide_case'])
        expect((await operator.call(path, await bodyOf('held_money', player), other.bearer)).statusCode).toBe(403);
  });

  it('are counted as long as they are open, by scope', async () => {
    const counts = async (as: TestPlayer) => (await operator.call('admin/get_queue_counts', {}, as.bearer)).json<{ cases: number }>().cases;
    const before = [await counts(admin), await counts(cashier)] as const;
    const { ids } = await everyKind();
    await operator.db.database
      .updateTable('person_matches')
      .set({ state: 'flagged' })
      .where('id', '=', ids.person_match ?? '')
      .execute();
    expect([await counts(admin), await counts(cashier)]).toEqual([before[0] + 4, before[1] + 2]);
    const seen = { kind: 'payment_conflict', id: ids.payment_conflict, decision: 'seen', reason: 'Asked them', version: 1 };
    expect(await ask('admin/decide_case', seen)).toMatchObject({ status: 1 });
    expect([await counts(admin), await counts(cashier)]).toEqual([before[0] + 3, before[1] + 1]);
  });

  describe.each(decided)('of the kind %s', (kind) => {
    it('are decided once, with a reason, in the version that was shown', async () => {
      const player = await operator.createPlayer();
      const body = await bodyOf(kind, player);
      const decide = (changes: object = {}, as = admin) => ask('admin/decide_case', { ...body, ...changes }, as);
      expect(await decide({ reason: ' ' })).toMatchObject({ error: 'field_required', fields: { reason: 'field_required' } });
      expect(await decide({ version: 2 })).toMatchObject({ error: 'conflict' });
      for (const other of [randomUUID(), 'nothing']) expect(await decide({ id: other })).toMatchObject({ error: 'not_found' });
      expect((await list({ kind, player_id: player.id })).ids).toEqual([body.id]);

      const response = await decide();
      expect(response).toMatchObject({ status: 1, case: { id: body.id, kind, decided_by: { id: admin.id, username: admin.username } } });
      expect(await decide()).toEqual(response);
      const colleague = await operator.createPlayer({ scope: ['admin'] });
      expect(await decide({}, colleague)).toMatchObject({ error: 'conflict' });
      expect(await decide({ decision: decisions[kind][1], reason: 'Another' })).toMatchObject({ error: 'conflict' });
      expect((await list({ kind, player_id: player.id })).ids).toEqual([]);
      expect(await ask('admin/get_cases', { kind, player_id: player.id, state: 'closed' })).toEqual({ status: 1, cases: [response.case], total: 1 });
    });

    it('are not decided by the officer whom they are about', async () => {
      const officer = await operator.createPlayer({ scope: ['admin'] });
      const body = await bodyOf(kind, officer);
      expect(await ask('admin/decide_case', body, officer)).toEqual({ status: 0, error: 'forbidden' });
      expect((await list({ kind, player_id: officer.id })).ids).toEqual([body.id]);
    });
  });

  it.each([
    ['held_money', 'seen'],
    ['payment_conflict', 'return'],
    ['person_match', 'credit'],
    ['excluded_balance', 'return'],
    ['nothing', 'seen'],
  ])('of the kind %s do not accept the decision "%s"', async (kind, decision) => {
    expect(await ask('admin/decide_case', { kind, id: randomUUID(), decision, reason: 'x', version: 1 })).toEqual({ status: 0, error: 'malformed' });
  });
});
