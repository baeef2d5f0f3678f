import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { frontGetMarketingConsents, WireResponseOf } from '@playfront/api-contract';
import type { adminGetPlayerConsents } from '@playfront/api-contract/staff';
import { startOperator, type TestOperator, type TestPlayer } from '../testing/test-operator.ts';
import { limits } from '../throttle/throttle.limits.ts';
import { wordingOf } from './wording.ts';

describe('consents to marketing', () => {
  let operator: TestOperator;
  let admin: TestPlayer;
  beforeAll(async () => {
    operator = await startOperator(inject('postgresUrl'));
    admin = await operator.createPlayer({ scope: ['admin'] });
  });
  afterAll(() => operator.close());

  const call = async <T = Record<string, unknown>>(path: string, body: object, by?: TestPlayer) =>
    (await operator.call(path, body, by?.bearer)).json<T>();
  const set = (player: TestPlayer, channel: string, is_given: boolean) => call('front/set_marketing_consent', { channel, is_given }, player);
  const consentsOf = async (player: TestPlayer) =>
    (await call<WireResponseOf<typeof frontGetMarketingConsents>>('front/get_marketing_consents', {}, player)).consents;
  const givenOf = async (player: TestPlayer) => (await consentsOf(player)).filter(({ is_given }) => is_given).map(({ channel }) => channel);
  const logOf = async (id: string) => {
    const { log } = await call<WireResponseOf<typeof adminGetPlayerConsents>>('admin/get_player_consents', { id }, admin);
    return log.map(({ channel, is_given, source, wording }) => [channel, is_given ? 'given' : 'withdrawn', source, wording]);
  };

  it.each(['FI', 'GB', 'SE', 'DE'])('are not given by a new player from %s', async (country) => {
    const player = await operator.createPlayer({ country });
    expect(await consentsOf(player)).toEqual(['email', 'sms', 'phone'].map((channel) => ({ channel, is_given: false, changed_at: null })));
    expect(await logOf(player.id)).toEqual([]);
  });

  it('are given and withdrawn by channel, immediately, one row each', async () => {
    const player = await operator.createPlayer();
    expect(await set(player, 'sms', true)).toEqual({ status: 1 });
    expect(await consentsOf(player)).toContainEqual({ channel: 'sms', is_given: true, changed_at: operator.clock.now.toISOString() });
    expect(await givenOf(player)).toEqual(['sms']);
    expect(await set(player, 'sms', false)).toEqual({ status: 1 });
    expect(await givenOf(player)).toEqual([]);
    expect(await logOf(player.id)).toEqual([
      ['sms', 'withdrawn', 'account', 1],
      ['sms', 'given', 'account', 1],
    ]);
  });

  it('that do not change add no row, also with concurrent calls', async () => {
    const player = await operator.createPlayer();
    await set(player, 'phone', false);
    await Promise.all(Array.from({ length: 8 }, () => set(player, 'phone', true)));
    await set(player, 'phone', true);
    expect(await logOf(player.id)).toEqual([['phone', 'given', 'account', 1]]);
  });

  it('to email are the newsletter of the profile', async () => {
    const player = await operator.createPlayer();
    const newsletter = async () =>
      (await call<{ player: { notify_newletter: boolean } }>('front/get_player_profile', {}, player)).player.notify_newletter;
    await call('front/update_profile', { notify_newletter: true, city: 'Rauma' }, player);
    expect([await newsletter(), await givenOf(player)]).toEqual([true, ['email']]);
    await call('front/update_profile', { city: 'Turku' }, player);
    await set(player, 'email', false);
    expect([await newsletter(), await givenOf(player)]).toEqual([false, []]);
    expect((await logOf(player.id)).map(([, change]) => change)).toEqual(['withdrawn', 'given']);
  });

  it.each([
    [true, [['email', 'given', 'registration', 1]]],
    [false, []],
  ])('follow the box of the registration: %s', async (notify_newletter, log) => {
    const username = `news-${notify_newletter}`;
    const person = { first_name: username, last_name: 'Laine', birthday: notify_newletter ? '1990-05-17' : '1980-01-02' };
    const address = { city: 'Turku', country: 'FI', address: `${username} 1`, postal_code: '20100', phone_number: '+358401234567' };
    const form = { username, password: 'sauna', email: `${username}@example.com`, ...person, ...address, notify_newletter, ip_address: '' };
    expect(await call('front/register_player', form)).toMatchObject({ status: 1 });
    const { id } = await operator.db.database.selectFrom('players').select('id').where('username', '=', username).executeTakeFirstOrThrow();
    expect(await logOf(id)).toEqual(log);
  });

  it('cannot be given while or after the account is excluded', async () => {
    const player = await operator.createPlayer();
    await set(player, 'email', true);
    const giving = [set(player, 'sms', true), call('front/update_profile', { notify_newletter: true }, player)];
    await Promise.all([call('front/self_exclude', { months: 12 }, player), ...giving]);
    expect(await set(player, 'phone', true)).toMatchObject({ error: 'unauthorized' });
    const [latest] = await operator.db.database
      .selectFrom('marketing_consents')
      .select(({ fn }) => fn.countAll<number>().as('given'))
      .where('player_id', '=', player.id)
      .where('is_given', '=', true)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('marketing_consents as later')
              .select('later.id')
              .whereRef('later.player_id', '=', 'marketing_consents.player_id')
              .whereRef('later.channel', '=', 'marketing_consents.channel')
              .whereRef('later.id', '>', 'marketing_consents.id'),
          ),
        ),
      )
      .execute();
    expect(latest).toEqual({ given: 0 });
  });

  it('are read and set by their player only, not by visitors; their log is read by staff, for players only', async () => {
    const [player, other] = [await operator.createPlayer(), await operator.createPlayer()];
    await call('front/set_marketing_consent', { channel: 'email', is_given: true, player_id: other.id, id: other.id }, player);
    expect([await givenOf(player), await givenOf(other)]).toEqual([['email'], []]);
    expect(await call('front/set_marketing_consent', { channel: 'email', is_given: true })).toMatchObject({ error: 'unauthorized' });
    expect(await call('front/set_marketing_consent', { channel: 'fax', is_given: true }, player)).toMatchObject({ status: 0 });
    expect(await call('admin/get_player_consents', { id: player.id }, other)).toMatchObject({ error: 'forbidden' });
    const officer = await operator.createPlayer({ scope: ['documents'] });
    expect(await call('admin/get_player_consents', { id: player.id }, officer)).toMatchObject({ error: 'forbidden' });
    expect(await call('admin/get_player_consents', { id: 'none' }, admin)).toMatchObject({ error: 'not_found' });
  });

  it('are limited in frequency, but can always be withdrawn', async () => {
    const throttled = await startOperator(inject('postgresUrl'), { settings: { throttle_factor: 1 } });
    const player = await throttled.createPlayer();
    const send = async (path: string, body: object) => (await throttled.call(path, body, player.bearer)).json<object>();
    const give = { channel: 'email', is_given: true };
    for (let given = 0; given < limits.consent_player.hits; given += 1)
      expect(await send('front/set_marketing_consent', give)).toEqual({ status: 1 });
    for (const [path, body] of [['set_marketing_consent', give] as const, ['update_profile', { notify_newletter: true }] as const])
      expect(await send(`front/${path}`, body)).toMatchObject({ error: 'too_many_requests' });
    expect(await send('front/set_marketing_consent', { ...give, is_given: false })).toEqual({ status: 1 });
    expect(await send('front/update_profile', { notify_newletter: false })).toEqual({ status: 1 });
    await throttled.close();
  });

  it('are listed in pages, and never changed or deleted', async () => {
    const player = await operator.createPlayer();
    for (const is_given of [true, false, true]) await set(player, 'email', is_given);
    const page = await call('admin/get_player_consents', { id: player.id, page: 2, page_size: 2 }, admin);
    expect(page).toMatchObject({ total: 3, log: [{ is_given: true }], consents: [{ is_given: true }, {}, {}] });
    for (const change of [sql`update marketing_consents set is_given = false`, sql`delete from marketing_consents`])
      await expect(change.execute(operator.db.database)).rejects.toThrow(/append-only/);
  });
});

/** The texts that players read when they consent, by the version in the log. Changed texts become a new version. */
const wordings: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  1: {
    'auth.registration.newsletter': 'You may send me news and offers by email.',
    'account.consents.intro': 'We may send you news and offers only in the ways that you switch on here. You can switch them off at any time.',
    'account.consents.email': 'By email',
    'account.consents.sms': 'By text message',
    'account.consents.phone': 'By phone',
  },
};

it('the log names the version of the texts that are shown', () => {
  const textsOf = (library: string) =>
    JSON.parse(readFileSync(new URL(`../../../../translations/en/${library}.json`, import.meta.url), 'utf8')) as Record<string, string>;
  const texts = { ...textsOf('auth'), ...textsOf('account') };
  for (const source of ['registration', 'account'] as const) {
    const version = wordings[wordingOf(source) ?? 0] ?? {};
    expect(Object.fromEntries(Object.keys(version).map((id) => [id, texts[id]]))).toEqual(version);
  }
  expect(wordingOf('self_exclusion')).toBeNull();
});
