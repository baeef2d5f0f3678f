import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { givePromotion } from '../testing/bonus.fixture.ts';
import { startOperator, type TestOperator, type TestPlayer } from '../testing/test-operator.ts';
import { limits } from '../throttle/throttle.limits.ts';
import { hashPassword } from '../passwords/password.ts';

const home = '192.0.2.1';
const elsewhere = '198.51.100.1';

describe('guessing passwords', () => {
  let operator: TestOperator;
  let player: TestPlayer;
  let hash: string;

  beforeAll(async () => {
    operator = await startOperator(inject('postgresUrl'), { settings: {} });
    hash = await hashPassword('right');
  });
  beforeEach(async () => {
    await operator.db.database.deleteFrom('throttles').execute();
    player = await operator.createPlayer();
    await operator.db.database.updateTable('players').set({ password_hash: hash }).where('id', '=', player.id).execute();
  });
  afterAll(() => operator.close());

  const login = (password: string, from: string, username = player.username) =>
    operator.app.inject({ method: 'POST', url: '/api/front/auth/login/', payload: { username, password }, headers: { 'x-forwarded-for': from } });
  const statuses = async (attempts: Promise<{ statusCode: number }>[]) =>
    (await Promise.all(attempts)).map(({ statusCode }) => statusCode).toSorted();
  const times = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index));

  it('is limited to ten for one account from one address, even in parallel, and blocks the right password too', async () => {
    expect(await statuses(times(25, () => login('wrong', elsewhere)))).toEqual([...times(10, () => 401), ...times(15, () => 429)]);
    const response = await login('right', elsewhere);
    expect([response.statusCode, response.json()]).toEqual([429, { status: 0, error: 'too_many_requests' }]);
    const wait = Number(response.headers['retry-after']);
    expect(wait).toBe(limits.login_pair.seconds / limits.login_pair.hits);
    operator.clock.now = new Date(operator.clock.now.getTime() + wait * 1000);
    expect((await login('right', elsewhere)).statusCode).toBe(200);
  });

  it('counts the username and the mail address of an account as one', async () => {
    const email = `${player.username}@example.com`;
    const tries = times(12, (index) => login('wrong', elsewhere, index % 2 ? email : player.username));
    expect(await statuses(tries)).toEqual([...times(10, () => 401), 429, 429]);
    expect((await login('right', elsewhere, email)).statusCode).toBe(429);
  });

  it.each([
    ['ports of one address', (index: number) => `203.0.113.7:${51_008 + index}`],
    ['ports of one address of the newer kind', (index: number) => `[2001:db8::1]:${443 + index}`],
    ['clients that are unknown to the proxy', (index: number) => `198.51.100.${index}, unknown`],
  ])('from sixty %s is limited like from one', async (_text, from) => {
    expect(await statuses(times(60, (index) => login('wrong', from(index))))).toEqual([...times(10, () => 401), ...times(50, () => 429)]);
  });

  it('is limited for unknown names as well', async () => {
    expect(await statuses(times(11, () => login('wrong', elsewhere, 'nobody')))).toEqual([...times(10, () => 401), 429]);
  });

  it('is limited to thirty from one address, across all accounts', async () => {
    expect(await statuses(times(31, (index) => login('wrong', elsewhere, `name-${index}`)))).toEqual([...times(30, () => 401), 429]);
  });

  it('does not include right passwords, whose limit is far higher', async () => {
    const { hits } = limits.login_tries_pair;
    const half = hits / 2;
    expect(await statuses(times(half, () => login('right', home)))).toEqual(times(half, () => 200));
    expect(await statuses(times(half + 3, () => login('right', home)))).toEqual([...times(half, () => 200), ...times(3, () => 429)]);
    expect((await login('right', elsewhere)).statusCode).toBe(200);
  });

  it('does not count right passwords among wrong ones', async () => {
    for (const _turn of times(12, String)) expect((await login('right', home)).statusCode).toBe(200);
  });

  it('from many addresses is limited per account, but does not lock the player out at home', async () => {
    expect((await login('right', home)).statusCode).toBe(200);
    const tries = times(limits.login_account.hits + 5, (index) => login('wrong', `203.0.113.${index}`));
    expect((await statuses(tries)).filter((status) => status === 429)).toHaveLength(5);
    expect((await login('right', '203.0.113.250')).statusCode).toBe(429);
    expect((await login('right', home)).statusCode).toBe(200);
  });

  it('from many addresses does not lock the player out where the account was registered', async () => {
    await operator.db.database.updateTable('players').set({ registered_ip: home }).where('id', '=', player.id).execute();
    await statuses(times(limits.login_account.hits, (index) => login('wrong', `203.0.113.${index}`)));
    expect((await login('right', elsewhere)).statusCode).toBe(429);
    expect((await login('right', home)).statusCode).toBe(200);
  });

  it('before a recovery does not lock the player out after it, from any address', async () => {
    const send = (path: string, payload: object) =>
      operator.app.inject({ method: 'POST', url: `/api/front/${path}`, payload, headers: { 'x-forwarded-for': elsewhere } });
    await statuses(times(limits.login_account.hits, (index) => login('wrong', `203.0.113.${index}`)));
    await statuses(times(limits.login_pair.hits, () => login('wrong', elsewhere)));
    await send('reset_player_password', { username: player.username, email: `${player.username}@example.com` });
    const [mail] = await operator.db.database.selectFrom('outbox').selectAll().where('recipient', '=', `${player.username}@example.com`).execute();
    const token = /#token=([\w-]+)/.exec(mail?.body_text ?? '')?.[1];
    expect((await send('reset_password_confirm', { token, password: 'recovered' })).json()).toMatchObject({ status: 1 });
    expect((await login('recovered', elsewhere)).statusCode).toBe(200);
  });

  it('counts an IPv6 network as one address', async () => {
    const tries = times(11, (index) => login('wrong', `2001:db8:0:1::${index + 1}`));
    expect((await statuses(tries)).at(-1)).toBe(429);
    expect((await login('right', '2001:db8:0:2::1')).statusCode).toBe(200);
  });

  it.each([
    ['front/validate_promo_code', { promo_code: 'X' }, limits.promo_code_address],
    ['front/validate_player_name', { username: 'x' }, limits.player_name_address],
    ['front/send_player_username', { email: 'nobody@example.com' }, limits.recovery_address],
    ['front/reset_player_password', { username: 'nobody', email: 'nobody@example.com' }, limits.recovery_address],
    ['front/activate_player', { token: 'x' }, limits.mail_token_address],
    ['front/get_reset_link', { token: 'x' }, limits.mail_token_address],
    ['front/reset_password_confirm', { token: 'x', password: 'a new long password' }, limits.mail_token_address],
    ['front/confirm_email_change', { token: 'x' }, limits.mail_token_address],
    ['front/undo_email_change', { token: 'x' }, limits.mail_token_address],
    ['front/get_passkey_login_options', {}, limits.challenge_address],
    ['front/player_send_message', { player_name: 'A', email: 'a@example.com', phone_number: '1', note: 'Hi' }, limits.contact_address],
    ['front/get_game_url', { game_id: '0', mode: 'demo', locale: 'en', form_factor: 'desktop', return_url: '/' }, limits.demo_address],
  ])('is limited at %s as well', async (path, body, { hits, seconds }) => {
    const responses = await Promise.all(times(hits + 1, () => operator.call(path, body)));
    const late = responses.filter(({ statusCode }) => statusCode === 429);
    expect(late).toHaveLength(1);
    expect(Number(late[0]?.headers['retry-after'])).toBe(Math.ceil(seconds / hits));
  });

  it('is limited for challenges that confirm an identity, per player', async () => {
    const ask = (by = player) => operator.call('front/get_passkey_options', { purpose: 'confirm' }, by.bearer);
    const { hits } = limits.challenge_player;
    expect(await statuses(times(hits + 1, () => ask()))).toEqual([...times(hits, () => 404), 429]);
    expect((await ask(await operator.createPlayer())).statusCode).toBe(404);
  });

  it('is limited for promo codes of deposits too, and per player across addresses', async () => {
    const deposit = { amount: 20, currency: 'EUR', return_url: '/', locale: 'en', promo_code: 'NOPE' };
    const tryCode = (path: string, from: string, body: object) =>
      operator.app.inject({
        method: 'POST',
        url: `/api/${path}`,
        headers: { authorization: player.bearer, 'x-forwarded-for': from },
        payload: body,
      });
    const atDeposit = (from: string, promoCode = 'NOPE') =>
      tryCode('payment/get_payment_sandbox_card_url', from, { ...deposit, promo_code: promoCode, idempotency_key: randomUUID() });
    const { hits } = limits.promo_code_address;
    expect(await statuses(times(hits + 5, () => atDeposit(home)))).toEqual([...times(hits, () => 200), ...times(5, () => 429)]);
    expect((await atDeposit(home, ' ')).statusCode).not.toBe(429);
    expect((await operator.call('front/validate_promo_code', { promo_code: 'NOPE' })).statusCode).toBe(200);
    const left = limits.promo_code_player.hits - hits;
    const late = times(left + 3, (index) => tryCode('front/validate_promo_code', `203.0.113.${index}`, { promo_code: 'NOPE' }));
    expect((await statuses(late)).filter((status) => status === 429)).toHaveLength(3);
    expect((await atDeposit(elsewhere)).statusCode).toBe(429);
  });

  it('is limited for promo codes whose bonus is requested, unless they exist', async () => {
    await givePromotion(operator.db.database, { code: 'EXISTS', is_listed: false });
    const ask = (promo_code: string) => operator.call('front/get_deposit_bonus', { amount: 20, promo_code }, player.bearer);
    const { hits } = limits.promo_code_address;
    for (let asked = 0; asked < hits + 2; asked += 1) expect((await ask('EXISTS')).statusCode).toBe(200);
    expect(await statuses(times(hits + 5, () => ask('NOPE')))).toEqual([...times(hits, () => 200), ...times(5, () => 429)]);
    expect([(await ask('EXISTS')).statusCode, (await ask('')).statusCode]).toEqual([429, 200]);
  });

  it('is limited for mails to any address by changing the address of an account', async () => {
    const change = (email: string, from: string, by = player) =>
      operator.app.inject({
        method: 'POST',
        url: '/api/front/update_profile',
        headers: { authorization: by.bearer, 'x-forwarded-for': from },
        payload: { email, city: 'Rauma', password: 'right' },
      });
    const { hits } = limits.email_change_player;
    const mails = () => operator.db.database.selectFrom('outbox').select('id').execute();
    const before = (await mails()).length;
    const changes = await statuses(times(hits + 5, (index) => change(`victim-${index}@example.com`, `203.0.113.${index}`)));
    expect(changes).toEqual([...times(hits, () => 200), ...times(5, () => 429)]);
    expect((await mails()).length).toBe(before + 2 * hits);
    const { email } = await operator.db.database.selectFrom('players').select('email').where('id', '=', player.id).executeTakeFirstOrThrow();
    expect((await change(email, home)).statusCode).toBe(200);

    const others = await Promise.all(times(limits.email_change_address.hits + 1, () => operator.createPlayer()));
    await operator.db.database.updateTable('players').set({ password_hash: hash }).execute();
    const byOthers = await statuses(others.map((other, index) => change(`other-${index}@example.com`, elsewhere, other)));
    expect(byOthers.filter((status) => status === 429)).toHaveLength(1);
  });

  it('is limited at registration as well', async () => {
    const responses = await Promise.all(times(limits.registration_address.hits + 1, () => operator.call('front/register_player', registration)));
    expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
  });
});

/** Refused because of the age, before the password is hashed. */
const registration = {
  username: 'young',
  password: 'abc',
  email: 'a@example.com',
  phone_number: '+358401234567',
  city: 'a',
  country: 'FI',
  birthday: '2020-01-01',
  first_name: 'a',
  last_name: 'a',
  address: 'a',
  postal_code: 'a',
};
