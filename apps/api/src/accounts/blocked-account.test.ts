import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { callNamed, documentedCalls } from '@playfront/api-contract/openapi';
import { hashPassword } from '../passwords/password.ts';
import { startOperator, type TestOperator, type TestPlayer } from '../testing/test-operator.ts';

const barred = [403, { status: 0, error: 'disable_site_access' }];
const callsFor = (auth: string) => documentedCalls.map(({ name }) => callNamed(name)).filter((call) => call.auth === auth);

/** Each row ends with an account that is blocked while its player is signed in, for the given reason. */
const ways = [
  [
    'by an admin',
    'fraud',
    async (operator: TestOperator, player: TestPlayer, admin: TestPlayer) => {
      const response = await operator.call(
        'admin/set_player_status',
        { id: player.id, status: 'blocked', expected: 'active', reason: 'Chargeback', block_reason: 'fraud' },
        admin.bearer,
      );
      expect(response.json()).toEqual({ status: 1 });
    },
  ],
  [
    'in the database',
    null,
    async ({ db }: TestOperator, { id }: TestPlayer) => {
      await db.database.updateTable('players').set({ status: 'blocked' }).where('id', '=', id).execute();
    },
  ],
] as const;

describe.each(ways)('an account that was blocked %s', (_text, reason, block) => {
  let operator: TestOperator;
  let admin: TestPlayer;
  let player: TestPlayer;
  let round: string;

  beforeAll(async () => {
    operator = await startOperator(inject('postgresUrl'));
    admin = await operator.createPlayer({ scope: ['admin'] });
    player = await operator.createPlayer({ realMinor: 10_00, scope: ['admin'] });
    await operator.db.database
      .updateTable('players')
      .set({ password_hash: await hashPassword('right') })
      .where('id', '=', player.id)
      .execute();
    const game = await operator.call(
      'front/get_game_url',
      { game_id: await gameId(), locale: 'en', form_factor: 'desktop', return_url: '/', mode: 'real' },
      player.bearer,
    );
    round = `Session ${new URLSearchParams(new URL(game.json<{ url: string }>().url, 'https://play.example').hash.slice(1)).get('session') ?? ''}`;
    await block(operator, player, admin);
  });
  afterAll(() => operator.close());

  const gameId = async () => {
    const { games } = (await operator.call('front/get_games', { group: 'casino', slug: 'amber-fjord' })).json<{ games: { id: number }[] }>();
    return String(games[0]?.id);
  };

  const send = async (call: { method: 'GET' | 'POST'; path: string }, authorization: string) => {
    const url = `/api/${call.path.replace(/\{\w+\}/g, 'sandbox_card')}`;
    const response = await operator.app.inject({
      method: call.method,
      url,
      headers: { authorization },
      ...(call.method === 'POST' ? { payload: {} } : {}),
    });
    return [response.statusCode, response.json<unknown>()];
  };

  it.each(callsFor('player'))('gets the refusal for blocked accounts at $path', async (call) =>
    expect(await send(call, player.bearer)).toEqual(barred),
  );

  it.each(callsFor('admin'))('has no access to the back office: $path', async (call) => expect(await send(call, player.bearer)).toEqual(barred));

  it('gets the refusal for blocked accounts on the game page', async () => {
    const id = 'e2a1f3b0-58f5-4b0e-9a3e-0a8b7a3b8d11';
    const bodies: Readonly<Record<string, object>> = {
      'game/state': {},
      'game/spin': { bet: 1, idempotency_key: id },
      'game/start': { bets: [{ spot: 'red', amount: 1 }], idempotency_key: id },
      'game/act': { round_id: id, step: 0, move: 'collect' },
      'game/crash': {},
      'game/crash_bet': { number: 1, panel: 1, amount: 1, idempotency_key: id },
      'game/crash_take_back': { bet_id: id },
      'game/crash_cash_out': { bet_id: id },
      'game/rotate_seeds': {},
    };
    expect(callsFor('session').map(({ path }) => path)).toEqual(Object.keys(bodies));
    for (const [path, body] of Object.entries(bodies)) {
      const response = await operator.call(path, body, round);
      expect([path, response.statusCode, response.json()]).toEqual([path, ...barred]);
    }
  });

  it('is treated as a visitor by public calls, and gets the refusal for blocked accounts from all others', async () => {
    const open = async (mode: string) =>
      operator.call('front/get_game_url', { game_id: await gameId(), locale: 'en', form_factor: 'desktop', return_url: '/', mode }, player.bearer);
    expect((await operator.call('front/get_games', { group: 'casino' }, player.bearer)).json()).toMatchObject({ status: 1 });
    expect((await open('demo')).json()).toMatchObject({ status: 1 });
    const real = await open('real');
    expect([real.statusCode, real.json()]).toEqual(barred);
  });

  it('gets the block and its reason at login, but only with the right password', async () => {
    const login = async (password: string) => operator.call('front/auth/login/', { username: player.username, password });
    const [right, wrong] = [await login('right'), await login('wrong')];
    expect([right.statusCode, right.json()]).toEqual([403, { status: 0, error: 'disable_site_access', block: { reason } }]);
    expect([wrong.statusCode, wrong.json()]).toEqual([401, { status: 0, error: 'failed_login' }]);
  });

  it('does not change the response to an invalid token', async () => {
    expect((await operator.call('front/get_player_profile', {}, 'Bearer made-up')).statusCode).toBe(401);
  });
});
