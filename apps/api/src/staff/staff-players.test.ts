import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startOperator, type TestOperator, type TestPlayer } from '../testing/test-operator.ts';

type Found = { players: { id: string; username: string; state: string; real_balance: number }[]; total: number };

describe('players, for staff', () => {
  let operator: TestOperator;
  let officer: TestPlayer;
  let aino: TestPlayer;

  beforeAll(async () => {
    operator = await startOperator(inject('postgresUrl'));
    officer = await operator.createPlayer({ scope: ['players'] });
    aino = await operator.createPlayer({ realMinor: 41_260, firstName: 'Aino', lastName: 'Mäkelä' });
    await operator.db.database
      .updateTable('players')
      .set({ username: 'Aino_M', email: 'Aino.Makela@example.com', phone_number: '+358401234567' })
      .where('id', '=', aino.id)
      .execute();
    await operator.createPlayer({ firstName: 'Ben', lastName: '100%_Hartley' });
  });
  afterAll(() => operator.close());

  const ask = async <Result>(path: string, body: object) => (await operator.call(path, body, officer.bearer)).json<Result>();
  const find = (search: string, filter: object = {}) => ask<Found>('admin/get_players', { search, ...filter });

  it.each([
    ['a username in different case', 'aino_'],
    ['a mail address', 'AINO.makela@'],
    ['a first name', 'ain'],
    ['a last name', 'mäkel'],
    ['a full name', 'Aino Mä'],
    ['a phone number', '+358 40 123'],
    ['a phone number without its plus', '35840123'],
  ])('are found by the beginning of %s', async (_what, search) => {
    const { players, total } = await find(search);
    expect(players).toMatchObject([{ id: aino.id, username: 'Aino_M', state: 'active', real_balance: 412.6 }]);
    expect(total).toBe(1);
  });

  it.each([
    ['the same apostrophe', 'O\u2019Hara', 'O\u2019Hara'],
    ['another apostrophe', 'O\u2019Malley', "o'mal"],
    ['a typographic apostrophe', "O'Leary", 'o\u2019lea'],
    ['a zero-width space', 'Quillfeather', 'quill\u200bfea'],
    ['spaces from a document', 'Brackenridge', '\u00a0brackenr\u202f'],
    ['a Turkish capital', 'İlkersoy', 'İLKERS'],
  ])('are found by a name with %s', async (_what, lastName, search) => {
    const { id } = await operator.createPlayer({ lastName });
    expect((await find(search)).players.map((player) => player.id)).toEqual([id]);
  });

  it('are found by the beginning of an id', async () => {
    expect((await find(aino.id.slice(0, 13))).players.map(({ id }) => id)).toEqual([aino.id]);
  });

  it('are filtered by country', async () => {
    const swede = await operator.createPlayer();
    await operator.db.database.updateTable('players').set({ country: 'SE' }).where('id', '=', swede.id).execute();
    expect((await find('', { country: 'SE' })).players.map(({ id }) => id)).toEqual([swede.id]);
    expect(await ask('admin/get_players', { country: 'Sweden' })).toMatchObject({ status: 0, error: 'invalid_value' });
  });

  it('and their records are found by a complete id', async () => {
    const { id } = await operator.db.database
      .insertInto('documents')
      .values({ player_id: aino.id, kind: 'identity', created_at: operator.clock.now })
      .returning('id')
      .executeTakeFirstOrThrow();
    const player = { id: aino.id, username: 'Aino_M' };
    expect(await ask('admin/find_record', { id })).toEqual({ status: 1, record: { kind: 'document', id, state: 'pending', player } });
    expect(await ask('admin/find_record', { id: aino.id })).toMatchObject({ record: { kind: 'player', state: 'active', player } });
  });

  it('are not found by wildcard characters', async () => {
    expect((await find('%')).players).toEqual([]);
    expect((await find('100%_')).players).toHaveLength(1);
    expect((await find('aino%m')).players).toEqual([]);
    expect((await find('\\')).players).toEqual([]);
  });

  it('are listed newest first without a search, by page', async () => {
    const all = (await find('')).players;
    const [first, second] = [await find('', { page_size: 1 }), await find('', { page_size: 1, page: 2 })];
    expect([first.players[0]?.id, second.players[0]?.id]).toEqual([all[0]?.id, all[1]?.id]);
    expect(first.total).toBe(all.length);
  });

  it('have a state that shows a block, break or exclusion', async () => {
    const [blocked, resting, excluded] = [await operator.createPlayer(), await operator.createPlayer(), await operator.createPlayer()];
    const until = new Date(operator.clock.now.getTime() + 86_400_000);
    await operator.db.database.updateTable('players').set({ status: 'blocked' }).where('id', '=', blocked.id).execute();
    const restrict = (id: string, kind: 'break' | 'self_exclusion', ends_at: Date | null) =>
      operator.db.database.insertInto('player_restrictions').values({ player_id: id, kind, starts_at: operator.clock.now, ends_at }).execute();
    await restrict(resting.id, 'break', until);
    await restrict(excluded.id, 'self_exclusion', null);
    const stateOf = async ({ id }: TestPlayer) => (await ask<{ player: { state: string } }>('admin/get_player', { id })).player.state;
    expect([await stateOf(blocked), await stateOf(resting), await stateOf(excluded)]).toEqual(['blocked', 'on_break', 'excluded']);
    expect((await find('', { status: 'blocked' })).players.map(({ id }) => id)).toEqual([blocked.id]);
  });

  it('are shown with balances, totals and sessions, and without secrets', async () => {
    const response = await operator.call('admin/get_player', { id: aino.id }, officer.bearer);
    expect(response.json()).toMatchObject({
      player: {
        username: 'Aino_M',
        real_balance: 412.6,
        locked_balance: 0,
        deposited: 0,
        open_bets: 0,
        pending_withdrawals: 0,
        restricted_until: null,
      },
      sessions: [{ ip: '127.0.0.1' }],
    });
    expect(response.body).not.toMatch(/argon2|token|password/);
  });

  it('show pending withdrawals apart from approved ones', async () => {
    const player = await operator.createPlayer();
    const withdrawal = (status: 'pending' | 'processing' | 'rejected', amount: number) => ({
      ...{ player_id: player.id, processor: 'skrill', currency: 'EUR' as const, amount, details: '{}', status, idempotency_key: randomUUID() },
      ...{ payload_hash: Buffer.alloc(1), created_at: operator.clock.now },
      ...(status === 'rejected' ? { settled_at: operator.clock.now, return_id: randomUUID(), reason: 'No' } : {}),
    });
    const waiting = [withdrawal('pending', 10_00), withdrawal('processing', 20_00), withdrawal('processing', 5_00), withdrawal('rejected', 7_00)];
    await operator.db.database.insertInto('withdrawals').values(waiting).execute();
    const { player: shown } = await ask<{ player: object }>('admin/get_player', { id: player.id });
    expect(shown).toMatchObject({ pending_withdrawals: 1, pending_withdrawals_amount: 10 });
    expect(shown).toMatchObject({ processing_withdrawals: 2, processing_withdrawals_amount: 25 });
  });

  it('have a ledger with pages', async () => {
    const gambler = await operator.createPlayer({ realMinor: 1_000 });
    const { entries, next } = await ask<{ entries: { kind: string; real: number; real_after: number }[]; next: null }>('admin/get_player_ledger', {
      id: gambler.id,
    });
    expect(entries).toMatchObject([{ kind: 'deposit', real: 10, bonus: 0, locked: 0, real_after: 10 }]);
    expect(next).toBeNull();
  });

  it.each(['admin/find_record', 'admin/get_player', 'admin/get_player_ledger', 'admin/get_player_bets'])(
    '%s returns 404 for an unknown id',
    async (path) => {
      for (const id of [randomUUID(), 'nobody', '1']) expect((await operator.call(path, { id }, officer.bearer)).statusCode).toBe(404);
    },
  );

  it('receive messages of staff in their mail box', async () => {
    expect(await ask('admin/send_player_message', { id: aino.id, title: 'Your documents', text: 'Please upload them again.' })).toEqual({
      status: 1,
    });
    const { messages } = (await operator.call('front/get_player_messages', {}, aino.bearer)).json<{ messages: object[] }>();
    expect(messages).toMatchObject([{ kind: 'notice', params: { title: 'Your documents', text: 'Please upload them again.' } }]);
  });

  it('can be logged out everywhere by an officer, but not by themselves', async () => {
    const visitor = await operator.createPlayer();
    expect(await ask('admin/end_player_sessions', { id: visitor.id, reason: 'Lost phone' })).toEqual({ status: 1, ended: 1 });
    const { statusCode } = await operator.app.inject({ url: '/api/front/auth/player', headers: { authorization: visitor.bearer } });
    expect(statusCode).toBe(401);
    expect(await ask('admin/end_player_sessions', { id: officer.id, reason: 'Own' })).toEqual({ status: 0, error: 'forbidden' });
  });

  it('have queues that are counted', async () => {
    const before = await ask<{ contact_messages: number }>('admin/get_queue_counts', {});
    await operator.call('front/player_send_message', { player_name: 'A', email: 'a@example.com', phone_number: '0401234567', note: 'Help' });
    const after = await ask<{ contact_messages: number }>('admin/get_queue_counts', {});
    expect(after.contact_messages - before.contact_messages).toBe(1);
  });
});
