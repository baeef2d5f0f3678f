import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { startOperator, type TestOperator, type TestPlayer } from '../testing/test-operator.ts';
import { hashPassword } from './password.ts';

const form = { title: 'Uusi salasana', text: 'Hei! Tässä linkki.' };

describe('a forgotten password or username', () => {
  let operator: TestOperator;
  let player: TestPlayer;
  let email: string;

  beforeAll(async () => {
    operator = await startOperator(inject('postgresUrl'));
  });
  beforeEach(async () => {
    player = await operator.createPlayer();
    email = `${player.username}@example.com`;
    const set = { email, language: 'fi', activated: false, password_hash: await hashPassword('old') };
    await operator.db.database.updateTable('players').set(set).where('id', '=', player.id).execute();
  });
  afterAll(() => operator.close());

  const call = async (path: string, body: object) => (await operator.call(path, body)).json<unknown>();
  const reset = (changes: object = {}) => call('front/reset_player_password', { username: player.username, email, ...form, ...changes });
  const confirm = (token: string, password = 'new') => call('front/reset_password_confirm', { token, password });
  const mails = () => operator.db.database.selectFrom('outbox').selectAll().where('recipient', '=', email).orderBy('created_at').execute();
  const tokenOf = (text = '') => /#token=([\w-]+)/.exec(text)?.[1] ?? '';
  const mailedToken = async () => tokenOf((await mails()).at(-1)?.body_text);
  const login = async (password: string) =>
    (await operator.call('front/auth/login/', { username: player.username, password, ip_address: '' })).statusCode;
  const later = (minutes: number) => (operator.clock.now = new Date(operator.clock.now.getTime() + minutes * 60_000));

  it('is mailed a link of the operator under the words of the site', async () => {
    expect(await reset({ username: player.username.toUpperCase(), email: email.toUpperCase() })).toEqual({ status: 1 });
    const [mail] = await mails();
    expect(mail).toMatchObject({ subject: 'Uusi salasana', recipient: email });
    expect(mail?.body_text).toContain('Tässä linkki.');
    expect(mail?.body_text).toMatch(/https:\/\/play\.example\/fi\/reset-password#token=[\w-]{43}\n/);
  });

  it('lets a new password be chosen, once, and ends every session', async () => {
    await reset();
    const token = await mailedToken();
    expect(await confirm(token)).toEqual({ status: 1 });
    expect([await login('old'), await login('new')]).toEqual([401, 200]);
    expect((await operator.call('front/get_player_profile', {}, player.bearer)).statusCode).toBe(401);
    expect(await confirm(token, 'again')).toEqual({ status: 0, error: 'invalid_token' });
    expect(await login('new')).toBe(200);
    const row = await operator.db.database.selectFrom('players').select('activated').where('id', '=', player.id).executeTakeFirstOrThrow();
    expect(row.activated).toBe(true);
  });

  it('lets one of many who hold the same token choose', async () => {
    await reset();
    const token = await mailedToken();
    const answers = await Promise.all(['aaa', 'bbb', 'ccc', 'ddd'].map((password) => confirm(token, password)));
    expect(answers.filter((answer) => (answer as { status: number }).status === 1)).toHaveLength(1);
  });

  it('makes all other links worthless with the first that is used, and with a change of the password', async () => {
    await reset();
    const first = await mailedToken();
    await reset();
    const second = await mailedToken();
    expect(await confirm(first)).toEqual({ status: 1 });
    expect(await confirm(second)).toMatchObject({ error: 'invalid_token' });
  });

  it.each([
    ['after an hour', async (token: string) => (later(60), token)],
    ['when it was made up', async () => 'A'.repeat(43)],
    ['when a letter was changed', async (token: string) => `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`],
    [
      'when the address was changed since',
      async (token: string) => (await operator.call('front/update_profile', { email: `x${email}` }, player.bearer), token),
    ],
    ['as a token of another purpose', async () => (await operator.call('front/resend_activation', {}, player.bearer), mailedToken())],
  ])('refuses a token %s', async (_text, made) => {
    await reset();
    expect(await confirm(await made(await mailedToken()))).toEqual({ status: 0, error: 'invalid_token' });
    expect(await login('old')).toBe(200);
  });

  it('keeps only the hash of a token, and the mail only until it is sent', async () => {
    await reset();
    const token = await mailedToken();
    const rows = await operator.db.database.selectFrom('account_tokens').selectAll().where('player_id', '=', player.id).execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows[0]?.token_hash.toString('utf8')).not.toContain(token);
  });

  it.each([
    ['another address', () => ({ email: 'other@example.com' })],
    ['another name', () => ({ username: 'nobody' })],
  ])('is not helped with %s', async (_text, changes) => {
    expect(await reset(changes())).toEqual({ status: 0, error: 'failed_reset_password' });
    expect(await mails()).toEqual([]);
  });

  it('lets nobody put headers, links or markup into the mail', async () => {
    await reset({ title: 'Hello\r\nBcc: all@example.com', text: '<img src=x>\nGo to https://evil.example/login\r\n.\r\nQUIT' });
    const [mail] = await mails();
    expect(mail?.subject).toBe('Hello Bcc: all@example.com');
    expect(`${mail?.body_text}${mail?.body_html}`).not.toContain('evil.example');
    expect(mail?.body_html).not.toContain('<img');
  });

  it.each([
    ['a title without end', { title: 'x'.repeat(201) }],
    ['a text without end', { text: 'x'.repeat(2_001) }],
    ['a list for an address', { email: ['a@example.com'] }],
    ['two addresses', { email: 'a@example.com,b@example.com' }],
  ])('refuses %s', async (_text, changes) => {
    expect(await reset(changes)).toMatchObject({ status: 0, error: expect.stringMatching(/malformed|email_validation/) });
  });

  it('is mailed every username of the address', async () => {
    const second = await operator.createPlayer();
    await operator.db.database.updateTable('players').set({ email: email.toUpperCase() }).where('id', '=', second.id).execute();
    expect(await call('front/send_player_username', { email, ...form })).toEqual({ status: 1 });
    const [mail] = await mails();
    expect(mail?.body_text).toContain(`${player.username}\n${second.username}`);
    expect(await call('front/send_player_username', { email: 'nobody@example.com', ...form })).toEqual({ status: 0, error: 'failed_send_username' });
  });
});

describe('an operator that conceals accounts', () => {
  let operator: TestOperator;
  let player: TestPlayer;

  beforeAll(async () => {
    operator = await startOperator(inject('postgresUrl'), { settings: { throttle_factor: 0, conceal_accounts: true } });
    player = await operator.createPlayer();
  });
  afterAll(() => operator.close());

  it('answers the same after the same time, whether or not there is an account', async () => {
    async function measure(path: string, body: object) {
      const start = performance.now();
      const answer = (await operator.call(path, body)).json<unknown>();
      return { answer, ms: performance.now() - start };
    }
    const known = { username: player.username, email: 'player@example.com', ...form };
    const asked = [
      await measure('front/reset_player_password', known),
      await measure('front/reset_player_password', { ...known, username: 'nobody' }),
      await measure('front/reset_player_password', { ...known, email: 'nobody@example.com' }),
      await measure('front/send_player_username', { email: 'player@example.com', ...form }),
      await measure('front/send_player_username', { email: 'nobody@example.com', ...form }),
    ];
    expect(asked.map(({ answer }) => answer)).toEqual(asked.map(() => ({ status: 1 })));
    // Steps of a quarter of a second: what the work itself takes cannot be seen.
    for (const { ms } of asked) expect(ms).toBeGreaterThanOrEqual(249);
    const mails = await operator.db.database.selectFrom('outbox').select('recipient').execute();
    expect(mails).toHaveLength(2);
  });
});
