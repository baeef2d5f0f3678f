import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { latestBirthday } from '@playfront/api-contract';
import { givePromotion } from '../testing/bonus.fixture.ts';
import { startOperator, type TestOperator } from '../testing/test-operator.ts';

const form = {
  username: 'Aino',
  password: 'sauna',
  email: 'aino@example.com',
  phone_number: '+358401234567',
  city: 'Turku',
  country: 'FI',
  birthday: '1990-05-17',
  first_name: 'Aino',
  last_name: 'Laine',
  address: 'Linnankatu 1',
  postal_code: '20100',
  ip_address: '8.8.8.8',
};

describe('registering', () => {
  let operator: TestOperator;

  beforeAll(async () => {
    operator = await startOperator(inject('postgresUrl'));
    await operator.call('front/register_player', { ...form, username: 'Taken' });
    await givePromotion(operator.db.database, { code: 'WELCOME', title: 'Welcome' });
    await givePromotion(operator.db.database, { code: 'OVER', valid_to: new Date(0) });
  });
  afterAll(() => operator.close());

  const register = async (changes: Record<string, unknown>) =>
    (await operator.call('front/register_player', { ...form, ...changes })).json<Record<string, unknown>>();
  const setSetting = async (key: string, value: unknown) => {
    await operator.db.database
      .updateTable('settings')
      .set({ value: JSON.stringify(value) })
      .where('key', '=', key)
      .execute();
    // Settings are reloaded after two seconds.
    operator.clock.now = new Date(operator.clock.now.getTime() + 3_000);
  };

  it('opens an account with an empty wallet in the currency of the country', async () => {
    expect(await register({ username: ' Väinö ', promo_code: ' welcome ', phone_number: '+3580401234567' })).toMatchObject({
      status: 1,
      player: { username: 'Väinö' },
    });
    const { accessToken } = (await operator.call('front/auth/login/', { username: 'väinö', password: form.password })).json<{
      accessToken: string;
    }>();
    const player = (await operator.app.inject({ url: '/api/front/auth/player', headers: { authorization: `Bearer ${accessToken}` } })).json<object>();
    expect(player).toMatchObject({
      username: 'Väinö',
      currency: 'EUR',
      birthday: '1990-05-17',
      phone_number: '+358401234567',
      total_balance: 0,
      locked_balance: 0,
      gender: 'male',
      language: 'en',
    });
    expect(JSON.stringify(player)).not.toContain('argon2');
  });

  it('gives a player from India a wallet in rupees', async () => {
    await register({ username: 'Asha', country: 'IN' });
    const row = await operator.db.database.selectFrom('players').select('currency').where('username_key', '=', 'asha').executeTakeFirstOrThrow();
    expect(row.currency).toBe('INR');
  });

  it('accepts someone on their 18th birthday', async () => {
    expect(await register({ username: 'OfAge', birthday: latestBirthday(operator.clock.now, 18) })).toMatchObject({ status: 1 });
  });

  const dayLater = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

  it.each([
    ['a name that is taken', { username: 'Taken' }, 'username', 'username_duplicated'],
    ['a taken name in other letters', { username: 'tAKEN' }, 'username', 'username_duplicated'],
    ['a taken name in wide letters', { username: 'Ｔａｋｅｎ' }, 'username', 'username_duplicated'],
    ['a taken name with a look-alike letter', { username: 'ΤΑΚΕΝ' }, 'username', 'username_duplicated'],
    ['a taken name with marks', { username: 'Tákén' }, 'username', 'username_duplicated'],
    ['a taken name with other signs around it', { username: '_Taken_' }, 'username', 'username_duplicated'],
    ['a name of two alphabets', { username: 'Tаken' }, 'username', 'username_not_allowed'],
    ['a name that is a domain', { username: 'win.casino' }, 'username', 'username_not_allowed'],
    ['a name that is a mail address', { username: 'aino@example.com' }, 'username', 'username_not_allowed'],
    ["the operator's name", { username: 'Northlight_VIP' }, 'username', 'username_not_allowed'],
    ['the name of a role', { username: 'Support' }, 'username', 'username_not_allowed'],
    ['an empty name', { username: '  ' }, 'username', 'field_required'],
    ['a name with a hidden direction mark', { username: 'Ta\u202eken' }, 'username', 'field_required'],
    ['a name of 41 letters', { username: 'x'.repeat(41) }, 'username', 'too_long'],
    ['a name of a thousand', { username: 'x'.repeat(1_000) }, 'username', 'too_long'],
    ['a password of two characters', { password: 'ab' }, 'password', 'password_validation'],
    ['an address without @', { email: 'aino' }, 'email', 'email_validation'],
    ['a telephone number with letters', { phone_number: '+35840abc' }, 'phone_number', 'phone_number_validation'],
    ['six digits of telephone number', { phone_number: '+358401' }, 'phone_number', 'phone_number_length_check'],
    ['sixteen digits of telephone number', { phone_number: '+4912345678901234' }, 'phone_number', 'phone_number_length_check'],
    ['thirty digits of telephone number', { phone_number: '4'.repeat(30) }, 'phone_number', 'phone_number_length_check'],
    ['the dial code +1 twice', { phone_number: '+114165550123' }, 'phone_number', 'phone_number_length_check'],
    ['a telephone number with zeros after the plus', { phone_number: '+00358401234567' }, 'phone_number', 'phone_number_validation'],
    ['no first name', { first_name: '' }, 'first_name', 'field_required'],
    ['no postal code', { postal_code: ' ' }, 'postal_code', 'field_required'],
    ['no city', { city: '' }, 'city', 'field_required'],
    ['a country of three letters', { country: 'FIN' }, 'country', 'field_required'],
    ['a country that does not exist', { country: 'QQ' }, 'country', 'field_required'],
    ['a birthday that does not exist', { birthday: '1990-02-31' }, 'birthday', 'field_required'],
    ['the day before the 18th birthday', { birthday: dayLater(latestBirthday(new Date(), 18)) }, 'birthday', 'under_age'],
    ['an unknown promo code', { promo_code: 'NOPE' }, 'promo_code', 'invalid_promo_code'],
    ['a promo code that has ended', { promo_code: 'over' }, 'promo_code', 'invalid_promo_code'],
  ])('refuses %s, naming its field', async (_text, changes, field, key) => {
    expect(await register({ username: 'Nobody', ...changes })).toEqual({ status: 0, error: key, fields: { [field]: key } });
  });

  it('names every invalid field in one response', async () => {
    const refused = await register({ username: 'Taken', birthday: '2024-01-01', promo_code: 'NOPE' });
    expect(refused.fields).toEqual({ username: 'username_duplicated', birthday: 'under_age', promo_code: 'invalid_promo_code' });
  });

  it('gives a name to one of two players who request it concurrently', async () => {
    const responses = await Promise.all([register({ username: 'Race' }), register({ username: 'race' }), register({ username: 'RACE' })]);
    expect(responses.filter(({ status }) => status === 1)).toHaveLength(1);
    expect(responses.filter(({ error }) => error === 'username_duplicated')).toHaveLength(2);
  });

  it('accepts one of two look-alike names that are requested concurrently', async () => {
    const responses = await Promise.all([
      register({ username: 'Look-Alike' }),
      register({ username: 'l00k_alike' }),
      register({ username: 'L0ok Alike' }),
    ]);
    expect(responses.filter(({ status }) => status === 1)).toHaveLength(1);
    expect(responses.filter(({ error }) => error === 'username_duplicated')).toHaveLength(2);
  });

  it('accepts names in any single alphabet', async () => {
    for (const username of ['иван', '山田太郎', 'Νίκος', 'محمد'])
      expect(await register({ username })).toMatchObject({ status: 1, player: { username } });
  });

  it('refuses a blacklisted country and a blacklisted address', async () => {
    await setSetting('country_black_list', ['SE']);
    expect(await register({ username: 'Sven', country: 'SE' })).toMatchObject({ error: 'country_restricted' });
    await setSetting('country_black_list', []);
    await setSetting('ip_black_list', ['127.0.0.0/8']);
    const barred = await operator.call('front/register_player', { ...form, username: 'Barred' });
    expect([barred.statusCode, barred.json()]).toEqual([403, { status: 0, error: 'disable_site_access' }]);
    await setSetting('ip_black_list', []);
  });

  it('refuses a second account from one address only if the setting is on, and checks the connection, not the form', async () => {
    await setSetting('one_account_per_ip', true);
    expect(await register({ username: 'Second', ip_address: '1.2.3.4' })).toEqual({ status: 0, error: 'account_exist_with_ip' });
    await setSetting('one_account_per_ip', false);
    expect(await register({ username: 'Second' })).toMatchObject({ status: 1 });
  });

  it('opens one account for concurrent requests from one address, an IPv6 network being one', async () => {
    await setSetting('one_account_per_ip', true);
    const from = (ip: string, username: string) =>
      operator.app.inject({ method: 'POST', url: '/api/front/register_player', headers: { 'x-forwarded-for': ip }, payload: { ...form, username } });
    for (const network of ['192.0.2.7', '2001:db8:0:1::']) {
      const ip = (index: number) => (network.includes(':') ? `${network}${index}` : network);
      const responses = await Promise.all([1, 2, 3, 4].map((index) => from(ip(index), `At once ${index} ${network.length}`)));
      expect(responses.map((response) => response.json<{ error?: string }>().error).toSorted()).toEqual([
        ...Array(3).fill('account_exist_with_ip'),
        undefined,
      ]);
      expect((await from(ip(9), `Later ${network.length}`)).json()).toMatchObject({ error: 'account_exist_with_ip' });
    }
    expect((await from('2001:db8:0:2::1', 'Next door')).json()).toMatchObject({ status: 1 });
    await setSetting('one_account_per_ip', false);
  });

  it('checks a name or a promo code before the form is sent', async () => {
    const check = async (path: string, body: object) => (await operator.call(path, body)).json<unknown>();
    expect(await check('front/validate_player_name', { username: 'TAKEN' })).toEqual({ status: 0, error: 'username_duplicated' });
    expect(await check('front/validate_player_name', { username: 'Ta-ken' })).toEqual({ status: 1 });
    expect(await check('front/validate_player_name', { username: 'ΤΑΚΕΝ' })).toEqual({ status: 0, error: 'username_duplicated' });
    expect(await check('front/validate_player_name', { username: 'evil.example' })).toEqual({ status: 0, error: 'username_not_allowed' });
    expect(await check('front/validate_player_name', { username: 'the admin' })).toEqual({ status: 0, error: 'username_not_allowed' });
    expect(await check('front/validate_player_name', { username: 'Free' })).toEqual({ status: 1 });
    expect(await check('front/validate_promo_code', { promo_code: 'Welcome' })).toMatchObject({ status: 1, promotion: { title: 'Welcome' } });
    expect(await check('front/validate_promo_code', { promo_code: 'OVER' })).toEqual({ status: 0, error: 'invalid_promo_code' });
  });
});
