import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startOperator, type TestOperator } from '../testing/test-operator.ts';
import { limits } from '../throttle/throttle.limits.ts';

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
  interface_local: 'fi',
};

describe('activating an account', () => {
  let operator: TestOperator;
  let bearer: string;

  beforeAll(async () => {
    operator = await startOperator(inject('postgresUrl'));
    await operator.call('front/register_player', form);
    const login = await operator.call('front/auth/login/', { username: form.username, password: form.password });
    bearer = `Bearer ${login.json<{ accessToken: string }>().accessToken}`;
  });
  afterAll(() => operator.close());

  const mails = () => operator.db.database.selectFrom('outbox').selectAll().where('recipient', '=', form.email).orderBy('created_at').execute();
  const tokenOf = (text = '') => /https:\/\/play\.example\/fi\/activate#token=([\w-]+)/.exec(text)?.[1] ?? '';
  const activate = async (token: string) => (await operator.call('front/activate_player', { token })).json<unknown>();
  const resend = async () => (await operator.call('front/resend_activation', {}, bearer)).json<unknown>();
  const isActivated = async () =>
    (await operator.call('front/get_player_profile', {}, bearer)).json<{ player: { activated: boolean } }>().player.activated;

  it('starts with a mail in the language of the player at registration', async () => {
    const [mail] = await mails();
    expect(mail?.subject).toBe('Northlight: Aktivoi tilisi');
    expect(mail?.body_text).toContain('Hei Aino,');
    expect(mail?.body_text).toContain('tilisi ”Aino” sivustolla');
    expect(mail?.body_text).toContain('Etkö se ollut sinä?');
    expect(await isActivated()).toBe(false);
  });

  it('sends no mail for a registration that failed', async () => {
    await operator.call('front/register_player', { ...form, username: 'aino' });
    expect(await mails()).toHaveLength(1);
  });

  it('refuses a forged token and an expired one', async () => {
    expect(await activate('forged')).toEqual({ status: 0, error: 'invalid_token' });
    expect(await activate("'; --")).toEqual({ status: 0, error: 'invalid_token', fields: { token: 'invalid_token' } });
    const start = operator.clock.now;
    operator.clock.now = new Date(start.getTime() + 3 * 86_400_000);
    expect(await activate(tokenOf((await mails())[0]?.body_text))).toEqual({ status: 0, error: 'token_expired' });
    operator.clock.now = start;
    expect(await isActivated()).toBe(false);
  });

  it('can be requested again, and accepts any valid link once', async () => {
    expect(await resend()).toEqual({ status: 1, outcome: 'sent', wait_seconds: 0 });
    const [first, second] = await mails();
    expect(tokenOf(second?.body_text)).not.toBe(tokenOf(first?.body_text));
    const outcomes = await Promise.all([first, first, first].map((mail) => activate(tokenOf(mail?.body_text))));
    expect(outcomes.filter((response) => (response as { outcome: string }).outcome === 'activated')).toHaveLength(1);
    expect(await isActivated()).toBe(true);
    for (const mail of [first, second]) {
      expect(await activate(tokenOf(mail?.body_text))).toEqual({ status: 1, outcome: 'already_activated', username: 'Aino' });
    }
  });

  it('is not repeated by a used link, even if the account has changed since', async () => {
    const setActivated = (activated: boolean) => operator.db.database.updateTable('players').set({ activated }).execute();
    await setActivated(false);
    const [first] = await mails();
    expect(await activate(tokenOf(first?.body_text))).toEqual({ status: 0, error: 'token_used' });
    expect(await isActivated()).toBe(false);
    await setActivated(true);
  });

  it('is mailed again after a pause, which the response and a refusal give in seconds', async () => {
    const timed = await startOperator(inject('postgresUrl'), { settings: {} });
    const player = await timed.createPlayer({ activated: false });
    const ask = () => timed.call('front/resend_activation', {}, player.bearer);
    const pause = limits.activation_pause.seconds;
    expect((await ask()).json()).toEqual({ status: 1, outcome: 'sent', wait_seconds: pause });
    timed.clock.now = new Date(timed.clock.now.getTime() + 20_000);
    const refused = await ask();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, String(pause - 20)]);
    timed.clock.now = new Date(timed.clock.now.getTime() + (pause - 20) * 1000);
    for (let sent = 2; sent <= limits.activation_player.hits; sent += 1) {
      expect((await ask()).json()).toMatchObject({ outcome: 'sent' });
      timed.clock.now = new Date(timed.clock.now.getTime() + pause * 1000);
    }
    // The hour's allowance is used up: the wait is longer than the pause.
    expect(Number((await ask()).headers['retry-after'])).toBeGreaterThan(pause);
    await timed.close();
  });

  it('sends no further mail once it is done', async () => {
    expect(await resend()).toEqual({ status: 1, outcome: 'already_activated' });
    expect(await mails()).toHaveLength(2);
    expect((await operator.call('front/resend_activation')).statusCode).toBe(401);
  });
});
