import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { latestBirthday } from '@playfront/api-contract';
import { startOperator, type TestOperator, type TestPlayer } from '../testing/test-operator.ts';

describe('the country of a player', () => {
  let operator: TestOperator;
  let gameId: number | undefined;

  beforeAll(async () => {
    operator = await startOperator(inject('postgresUrl'));
    const { games } = (await operator.call('front/get_games', { group: 'casino', slug: 'amber-fjord' })).json<{ games: { id: number }[] }>();
    gameId = games[0]?.id;
  });
  afterAll(() => operator.close());

  const open = (player: TestPlayer) =>
    operator.call('front/get_game_url', { game_id: gameId, mode: 'real', locale: 'en', form_factor: 'desktop', return_url: '/' }, player.bearer);
  async function play(country: string): Promise<string> {
    const { url } = (await open(await operator.createPlayer({ realMinor: 100_00, country }))).json<{ url: string }>();
    return `Session ${new URLSearchParams(url.split('#')[1]).get('session')}`;
  }
  const spin = (round: string, bet: number) => operator.call('game/spin', { bet, idempotency_key: randomUUID() }, round);

  it.each([
    ['FI', 18, undefined],
    ['CA', 18, 'under_age'],
    ['CA', 19, undefined],
    ['GR', 20, 'under_age'],
    ['GR', 21, undefined],
  ])('%s allows accounts from the age of %i', async (country, years, error) => {
    const names = { username: `new-${randomUUID().slice(0, 8)}`, first_name: 'Aino', last_name: 'Laine', email: 'aino@example.com' };
    const address = { phone_number: '+358401234567', city: 'Turku', address: 'Linnankatu 1', postal_code: '20100' };
    const form = { ...names, ...address, password: 'sauna', country, birthday: latestBirthday(operator.clock.now, years) };
    expect((await operator.call('front/register_player', form)).json<{ error?: string }>().error).toBe(error);
  });

  it.each([
    ['FI', 20, 0],
    ['GB', 5, 2_500],
    ['DE', 1, 5_000],
  ])('%s limits the stakes of a game and the time between rounds', async (country, maxStake, cycleMs) => {
    const round = await play(country);
    const state = (await operator.call('game/state', undefined, round)).json<{ bets: number[]; default_bet: number; min_cycle_ms: number }>();
    expect(Math.max(...state.bets)).toBe(maxStake);
    expect(state.bets).toContain(state.default_bet);
    expect(state.min_cycle_ms).toBe(cycleMs);
  });

  it('GB enforces the minimum time between rounds, and returns how long to wait', async () => {
    const round = await play('GB');
    expect((await spin(round, 1)).json()).toMatchObject({ status: 1 });
    const early = await spin(round, 1);
    expect([early.statusCode, early.headers['retry-after']]).toEqual([429, '3']);
    expect((await spin(round, 10)).json()).toEqual({ status: 0, error: 'stake_out_of_range' });
  });

  it('AU opens no game for money', async () => {
    expect((await open(await operator.createPlayer({ country: 'AU' }))).json()).toEqual({ status: 0, error: 'game_not_available' });
  });

  it.each([
    ['of a visitor, by the address', { 'x-forwarded-for': '2a01:4f8::1' }, 18, 'Check dein Spiel'],
    ['of nowhere', {}, 18, 'Gambling Therapy'],
  ])('lists help lines in the settings: %s', async (_text, headers, minAge, name) => {
    const response = await operator.app.inject({ method: 'POST', url: '/api/front/get_setting', headers, payload: {} });
    const { setting } = response.json<{ setting: { min_age: number; help: { name: string }[] } }>();
    expect([setting.min_age, setting.help[0]?.name]).toEqual([minAge, name]);
  });

  it.each([
    ['of a visitor, by the address', { 'x-forwarded-for': '2a01:4f8::1' }, true],
    ['of nowhere', {}, false],
  ])('lists the kinds of payment methods in the settings: %s', async (_text, headers, isOffered) => {
    const response = await operator.app.inject({ method: 'POST', url: '/api/front/get_setting', headers, payload: {} });
    const { payment_kinds } = response.json<{ setting: { payment_kinds: string[] } }>().setting;
    expect(payment_kinds.includes('open_banking')).toBe(isOffered);
    expect(payment_kinds.length > 0).toBe(isOffered);
  });

  it('lists the kinds of payment methods of the registered country', async () => {
    const { bearer } = await operator.createPlayer({ country: 'GB' });
    const { setting } = (await operator.call('front/get_setting', {}, bearer)).json<{ setting: { payment_kinds: string[] } }>();
    expect(setting.payment_kinds).toContain('card');
    expect(setting.payment_kinds).not.toContain('crypto');
  });

  it('returns the minimum age of the registered country', async () => {
    const { bearer } = await operator.createPlayer({ country: 'GR' });
    expect((await operator.call('front/get_setting', {}, bearer)).json()).toMatchObject({ setting: { min_age: 21 } });
  });
});
