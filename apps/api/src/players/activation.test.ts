import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
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

  it('begins with a mail in the language of the player, at the registration', async () => {
    const [mail] = await mails();
    expect(mail?.subject).toBe('Northlight: Aktivoi tilisi');
    expect(mail?.body_text).toContain('Hei Aino,');
    expect(mail?.body_text).toContain('tilisi "Aino" sivustolla');
    expect(mail?.body_text).toContain('Etkö se ollut sinä?');
    expect(await isActivated()).toBe(false);
  });

  it('sends no mail for a registration that failed', async () => {
    await operator.call('front/register_player', { ...form, username: 'aino' });
    expect(await mails()).toHaveLength(1);
  });

  it('refuses a forged token and one that is too old', async () => {
    expect(await activate('forged')).toEqual({ status: 0, error: 'invalid_token' });
    expect(await activate("'; --")).toEqual({ status: 0, error: 'invalid_token', fields: { token: 'invalid_token' } });
    const start = operator.clock.now;
    operator.clock.now = new Date(start.getTime() + 3 * 86_400_000);
    expect(await activate(tokenOf((await mails())[0]?.body_text))).toEqual({ status: 0, error: 'invalid_token' });
    operator.clock.now = start;
    expect(await isActivated()).toBe(false);
  });

  it('can be asked for again, and takes any link that holds, once', async () => {
    expect(await resend()).toEqual({ status: 1, outcome: 'sent' });
    const [first, second] = await mails();
    expect(tokenOf(second?.body_text)).not.toBe(tokenOf(first?.body_text));
    const outcomes = await Promise.all([first, first, first].map((mail) => activate(tokenOf(mail?.body_text))));
    expect(outcomes.filter((answer) => (answer as { outcome: string }).outcome === 'activated')).toHaveLength(1);
    expect(await isActivated()).toBe(true);
    for (const mail of [first, second]) {
      expect(await activate(tokenOf(mail?.body_text))).toEqual({ status: 1, outcome: 'already_activated' });
    }
  });

  it('is not done again by a link that was used, whatever became of the account', async () => {
    const setActivated = (activated: boolean) => operator.db.database.updateTable('players').set({ activated }).execute();
    await setActivated(false);
    const [first] = await mails();
    expect(await activate(tokenOf(first?.body_text))).toEqual({ status: 0, error: 'invalid_token' });
    expect(await isActivated()).toBe(false);
    await setActivated(true);
  });

  it('sends no further mail once it is done', async () => {
    expect(await resend()).toEqual({ status: 1, outcome: 'already_activated' });
    expect(await mails()).toHaveLength(2);
    expect((await operator.call('front/resend_activation')).statusCode).toBe(401);
  });
});
