import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startOperator, type TestOperator } from '../testing/test-operator.ts';
import { hashPassword } from './password.ts';

type Row = readonly [string, (username: string) => string, 'password_not_allowed' | 'password_too_weak' | undefined];

const always: readonly Row[] = [
  ['blanks', () => ' \u00a0\u3000 ', 'password_not_allowed'],
  ['invisible characters', () => '\u200b\u200b\u2060\u3164', 'password_not_allowed'],
  ['the username', (username) => username, 'password_not_allowed'],
  ['the username in capitals among blanks', (username) => ` ${username.toUpperCase()} `, 'password_not_allowed'],
];
const standard: readonly Row[] = [['three characters', () => 'abc', undefined]];
const strong: readonly Row[] = [
  ['seven characters', () => 'k7&Qz!w', 'password_too_weak'],
  ['one of the commonest', () => 'sunshine', 'password_too_weak'],
  ['a common one with a digit', () => 'Password1', 'password_too_weak'],
  ["the player's last name with a year", () => 'Lovelace1990', 'password_too_weak'],
  ["the player's names run together", () => 'lovelaceada1', 'password_too_weak'],
  ["the site's name with a year", () => 'northlight2026', 'password_too_weak'],
  ["the player's mail address", () => 'countess@example.com', 'password_too_weak'],
  ["the player's telephone number", () => '358 40 815 7293', 'password_too_weak'],
  ['a common one in full width', () => 'ｓｕｎｓｈｉｎｅ', 'password_too_weak'],
  ['eight characters on a row of keys', () => 'qwertyui', 'password_too_weak'],
  ['a long repetition', () => 'ab'.repeat(100), 'password_too_weak'],
  ['several words', () => 'kuusi kahvi lumi', undefined],
];

describe.each([
  ['standard', [...always, ...standard]],
  ['strong', [...always, ...strong]],
] as const)('a new password under the policy %s', (password_policy, rows) => {
  let operator: TestOperator;
  let count = 0;

  beforeAll(async () => {
    operator = await startOperator(inject('postgresUrl'), { settings: { throttle_factor: 0, password_policy } });
  });
  afterAll(() => operator.close());

  const person = { email: 'countess@example.com', first_name: 'Ada', last_name: 'Lovelace', phone_number: '+358408157293' };
  const verdict = (fault: string | undefined) => (fault ? { status: 0, error: fault, fields: { password: fault } } : { status: 1 });
  const call = async (path: string, body: object, bearer?: string) => (await operator.call(path, body, bearer)).json<Record<string, unknown>>();

  async function createPlayer() {
    const player = await operator.createPlayer();
    const changes = { ...person, password_hash: await hashPassword('old') };
    await operator.db.database.updateTable('players').set(changes).where('id', '=', player.id).execute();
    return player;
  }

  it('is returned in the settings', async () => {
    expect(await call('front/get_setting', {})).toMatchObject({ setting: { password_policy } });
  });

  it.each(rows)('at registration has the result %s: %o %s', async (_what, passwordOf, fault) => {
    const address = { city: 'Turku', country: 'FI', address: 'Linnankatu 1', postal_code: '20100' };
    const username = `countess-${(count += 1)}`;
    const form = { ...person, ...address, username, password: passwordOf(username), birthday: '1990-05-17', ip_address: '' };
    expect(await call('front/register_player', form)).toMatchObject(verdict(fault));
  });

  it.each(rows)('when changed has the result %s: %o %s', async (_what, passwordOf, fault) => {
    const { username, bearer } = await createPlayer();
    const change = { old_password: 'old', password: passwordOf(username) };
    expect(await call('front/update_player_password', change, bearer)).toEqual(verdict(fault));
    const login = await operator.call('front/auth/login/', { username, password: fault ? 'old' : change.password });
    expect(login.statusCode).toBe(200);
  });

  it.each(rows)('by a mailed link has the result %s: %o %s', async (_what, passwordOf, fault) => {
    const { id, username } = await createPlayer();
    const recipient = `${id}@example.com`;
    await operator.db.database.updateTable('players').set({ email: recipient, activated: true }).where('id', '=', id).execute();
    await call('front/reset_player_password', { username, email: recipient });
    const mail = await operator.db.database.selectFrom('outbox').select('body_text').where('recipient', '=', recipient).executeTakeFirstOrThrow();
    const token = /#token=([\w-]+)/.exec(mail.body_text)?.[1];
    const confirm = (password: string) => call('front/reset_password_confirm', { token, password });
    const password = passwordOf(username);
    if (password !== person.email) expect(await confirm(password)).toMatchObject(verdict(fault));
    // A refused password does not use up the link.
    if (fault) expect(await confirm('kuusi kahvi lumi')).toMatchObject({ status: 1 });
  });

  it('does not affect logins with an old password', async () => {
    const player = await operator.createPlayer();
    await operator.db.database
      .updateTable('players')
      .set({ password_hash: await hashPassword('   ') })
      .where('id', '=', player.id)
      .execute();
    expect((await operator.call('front/auth/login/', { username: player.username, password: '   ' })).statusCode).toBe(200);
  });
});
