import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { startOperator, type TestOperator, type TestPlayer } from '../testing/test-operator.ts';
import { hashPassword } from '../passwords/password.ts';
import { createAccountTokens } from '../players/account-tokens.service.ts';

/** Subject and text that the site may send (spec §7). */
const form = { title: 'You have won', text: 'Call 0600 123 to claim your prize.' };

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
    const set = { email, language: 'fi', password_hash: await hashPassword('old') };
    await operator.db.database.updateTable('players').set(set).where('id', '=', player.id).execute();
  });
  afterAll(() => operator.close());

  const call = async (path: string, body: object) => (await operator.call(path, body)).json<unknown>();
  const reset = (changes: object = {}) => call('front/reset_player_password', { username: player.username, email, ...form, ...changes });
  const confirm = (token: string, password = 'new') => call('front/reset_password_confirm', { token, password });
  const link = (token: string) => call('front/get_reset_link', { token });
  const mails = () => operator.db.database.selectFrom('outbox').selectAll().where('recipient', '=', email).orderBy('created_at').execute();
  const tokenOf = (text = '') => /#token=([\w-]+)/.exec(text)?.[1] ?? '';
  const mailedToken = async () => tokenOf((await mails()).at(-1)?.body_text);
  const login = async (password: string) =>
    (await operator.call('front/auth/login/', { username: player.username, password, ip_address: '' })).statusCode;
  const setActivated = (activated: boolean) => operator.db.database.updateTable('players').set({ activated }).where('id', '=', player.id).execute();
  const later = (minutes: number) => (operator.clock.now = new Date(operator.clock.now.getTime() + minutes * 60_000));

  it("sends a link with the operator's own text, whatever the client sends", async () => {
    expect(await reset({ username: player.username.toUpperCase(), email: email.toUpperCase() })).toEqual({ status: 1 });
    const [mail] = await mails();
    expect(mail).toMatchObject({ subject: 'Northlight: Valitse uusi salasana', recipient: email });
    expect(`${mail?.body_text}${mail?.body_html}`).not.toMatch(/won|0600/);
    expect(mail?.body_text).toMatch(/https:\/\/play\.example\/fi\/reset-password#token=[\w-]{43}\n/);
  });

  it('sets a new password once and ends every session', async () => {
    await reset();
    const token = await mailedToken();
    expect(await confirm(token)).toEqual({ status: 1, username: player.username });
    expect([await login('old'), await login('new')]).toEqual([401, 200]);
    expect((await operator.call('front/get_player_profile', {}, player.bearer)).statusCode).toBe(401);
    expect(await confirm(token, 'again')).toEqual({ status: 0, error: 'token_used' });
    expect(await login('new')).toBe(200);
  });

  it('accepts a token once when it is used concurrently', async () => {
    await reset();
    const token = await mailedToken();
    const responses = await Promise.all(['aaa', 'bbb', 'ccc', 'ddd'].map((password) => confirm(token, password)));
    expect(responses.filter((response) => (response as { status: number }).status === 1)).toHaveLength(1);
  });

  it('invalidates all other links when the first is used or the password is changed', async () => {
    await reset();
    const first = await mailedToken();
    await reset();
    const second = await mailedToken();
    expect(await confirm(first)).toMatchObject({ status: 1 });
    expect(await confirm(second)).toEqual({ status: 0, error: 'token_used' });
  });

  it.each([
    ['after an hour', 'token_expired', async (token: string) => (later(60), token)],
    ['when it was made up', 'invalid_token', async () => 'A'.repeat(43)],
    ['when a letter was changed', 'invalid_token', async (token: string) => `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`],
    [
      'when the address was changed since',
      'invalid_token',
      async (token: string) => (
        await operator.db.database
          .updateTable('players')
          .set({ email: `x${email}` })
          .where('id', '=', player.id)
          .execute(),
        token
      ),
    ],
    [
      'as a token of another purpose',
      'invalid_token',
      async () => (await setActivated(false), await operator.call('front/resend_activation', {}, player.bearer), mailedToken()),
    ],
  ])('refuses a token %s with %s', async (_text, error, made) => {
    await reset();
    const token = await made(await mailedToken());
    expect(await confirm(token)).toEqual({ status: 0, error });
    expect(await link(token)).toMatchObject(error === 'token_expired' ? { status: 1, state: 'expired', username: '' } : { status: 0, error });
    expect(await login('old')).toBe(200);
  });

  it('reports the state of a link without using it', async () => {
    const sentAt = operator.clock.now;
    await reset();
    const token = await mailedToken();
    const times = { sent_at: sentAt.toISOString(), expires_at: new Date(sentAt.getTime() + 3_600_000).toISOString() };
    expect(await link(token)).toEqual({ status: 1, state: 'valid', username: player.username, ...times });
    expect(await confirm(token)).toMatchObject({ status: 1 });
    expect(await link(token)).toEqual({ status: 1, state: 'used', username: '', ...times });
    later(61);
    expect(await link(token)).toMatchObject({ state: 'used' });
  });

  it('recognises an expired link for 30 days, and not after that', async () => {
    await reset();
    const token = await mailedToken();
    const tokens = createAccountTokens({ database: operator.db.database, now: () => operator.clock.now });
    later(60 * 24 * 30);
    await tokens.sweep();
    expect(await link(token)).toMatchObject({ state: 'expired' });
    later(61);
    await tokens.sweep();
    expect(await link(token)).toEqual({ status: 0, error: 'invalid_token' });
  });

  it('stores only the hash of a token, and the mail only until it is sent', async () => {
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
  ])('does not help with %s', async (_text, changes) => {
    expect(await reset(changes())).toEqual({ status: 0, error: 'failed_reset_password' });
    expect(await mails()).toEqual([]);
  });

  it.each([
    ['password', 'front/reset_player_password', 'Aktivoi tilisi'],
    ['list', 'front/send_player_username', 'Sähköpostiosoitteellasi rekisteröidyt käyttäjätunnukset'],
  ])('mails no %s to an address that was never confirmed, but a link to confirm it', async (_text, path, subject) => {
    await setActivated(false);
    expect(await call(path, { username: player.username, email, ...form })).toEqual({ status: 1 });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`Northlight: ${subject}`);
    expect(mail?.body_text).toContain(player.username);
    expect(mail?.body_text).toContain('Etkö se ollut sinä?');
    expect(await call('front/activate_player', { token: tokenOf(mail?.body_text) })).toEqual({
      status: 1,
      outcome: 'activated',
      username: player.username,
    });
    expect(await reset()).toEqual({ status: 1 });
    expect(await confirm(await mailedToken())).toMatchObject({ status: 1 });
  });

  it.each([
    ['a title without end', { title: 'x'.repeat(201) }],
    ['a text without end', { text: 'x'.repeat(2_001) }],
    ['a list for an address', { email: ['a@example.com'] }],
    ['two addresses', { email: 'a@example.com,b@example.com' }],
  ])('refuses %s', async (_text, changes) => {
    expect(await reset(changes)).toMatchObject({ status: 0, error: expect.stringMatching(/malformed|email_validation/) });
  });

  it('mails a link for each username of an unconfirmed address, and prefers none', async () => {
    const stranger = await operator.createPlayer();
    const set = { email, language: 'fi', activated: false };
    await operator.db.database.updateTable('players').set(set).where('id', 'in', [player.id, stranger.id]).execute();
    expect(await call('front/send_player_username', { email })).toEqual({ status: 1 });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    const linkOf = (username: string) => new RegExp(`${username}:\n\\S+#token=([\\w-]+)`).exec(mail?.body_text ?? '')?.[1];
    expect(linkOf(stranger.username)).toBeDefined();
    expect(await call('front/activate_player', { token: linkOf(player.username) })).toEqual({
      status: 1,
      outcome: 'activated',
      username: player.username,
    });
    const rows = await operator.db.database.selectFrom('players').select(['id', 'activated']).where('email', '=', email).execute();
    expect(rows.filter(({ activated }) => activated).map(({ id }) => id)).toEqual([player.id]);
  });

  it('mails every username of the address', async () => {
    const second = await operator.createPlayer();
    await operator.db.database.updateTable('players').set({ email: email.toUpperCase() }).where('id', '=', second.id).execute();
    expect(await call('front/send_player_username', { email, ...form })).toEqual({ status: 1 });
    const [mail] = await mails();
    expect(mail?.body_text).toContain(`${player.username}\n${second.username}`);
    expect(await call('front/send_player_username', { email: 'nobody@example.com', ...form })).toEqual({ status: 0, error: 'failed_send_username' });
  });
});

describe('a recovery that strangers disturb', () => {
  let operator: TestOperator;
  let owner: TestPlayer;
  let email: string;

  beforeAll(async () => {
    operator = await startOperator(inject('postgresUrl'), { settings: {} });
  });
  beforeEach(async () => {
    await operator.db.database.deleteFrom('throttles').execute();
    owner = await operator.createPlayer();
    email = `${owner.username}@example.com`;
    await operator.db.database.updateTable('players').set({ email }).where('id', '=', owner.id).execute();
  });
  afterAll(() => operator.close());

  const ask = (path: string, from: string, payload: object) =>
    operator.app.inject({ method: 'POST', url: `/api/${path}`, payload, headers: { 'x-forwarded-for': from } });
  const reset = (from: string, changes: object = {}) => ask('front/reset_player_password', from, { username: owner.username, email, ...changes });
  const mails = () => operator.db.database.selectFrom('outbox').selectAll().where('recipient', '=', email).execute();
  const fromMany = async (send: (from: string) => ReturnType<typeof ask>) =>
    (await Promise.all(Array.from({ length: 60 }, (_, index) => send(`203.0.113.${index}`)))).map(({ statusCode }) => statusCode);

  it('works for the owner after sixty wrong requests for the account from as many addresses', async () => {
    const statuses = await fromMany((from) => reset(from, { email: 'wrong@example.com' }));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect((await reset('192.0.2.1')).json()).toEqual({ status: 1 });
    expect(await mails()).toHaveLength(1);
  });

  it('mails no more than five links an hour, all valid, whoever requests them', async () => {
    const statuses = await fromMany((from) => reset(from));
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    const links = await mails();
    expect(links).toHaveLength(5);
    const token = /#token=([\w-]+)/.exec(links[0]?.body_text ?? '')?.[1];
    expect((await ask('front/reset_password_confirm', '192.0.2.1', { token, password: 'new' })).json()).toMatchObject({ status: 1 });
  });

  it('is not blocked by mails of another kind', async () => {
    await fromMany((from) => ask('front/send_player_username', from, { email }));
    expect((await reset('192.0.2.1')).json()).toEqual({ status: 1 });
    expect(await mails()).toHaveLength(6);
  });

  it('finds the owner among any number of accounts that strangers opened with the address', async () => {
    const others = await Promise.all(Array.from({ length: 55 }, () => operator.createPlayer()));
    const ids = others.map(({ id }) => id);
    await operator.db.pool.query('update players set email = $1, activated = false, created_at = $2 where id = any($3)', [email, new Date(0), ids]);
    expect((await reset('192.0.2.1')).json()).toEqual({ status: 1 });
    expect((await ask('front/send_player_username', '192.0.2.1', { email })).json()).toEqual({ status: 1 });
    const texts = (await mails()).map(({ body_text }) => body_text).join();
    expect(texts).toContain(owner.username);
    expect(ids.filter((_, index) => texts.includes(others[index]?.username ?? ''))).toEqual([]);
  });

  it('counts all spellings of a mailbox address as one', async () => {
    const spellings = [
      'v.ictim@gmail.com',
      'victim+1@googlemail.com',
      'VICTIM+2@gmail.com',
      'vic.tim@gmail.com',
      'victim@gmail.com',
      'victim+3@gmail.com',
    ];
    const accounts = await Promise.all(spellings.map(async (email) => ({ email, player: await operator.createPlayer() })));
    const statuses = [];
    for (const [index, { email, player }] of accounts.entries()) {
      await operator.db.database.updateTable('players').set({ email }).where('id', '=', player.id).execute();
      statuses.push((await reset(`203.0.113.${index}`, { username: player.username, email })).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('cannot be used to flood a mailbox by registering with its address, nor to keep the owner from confirming it', async () => {
    const victim = 'victim@example.com';
    const statuses = await Promise.all(
      Array.from({ length: 13 }, (_, index) =>
        ask('front/register_player', `203.0.113.${index}`, {
          ...newcomer,
          username: `stranger-${index}`,
          email: index % 2 ? victim : `VICTIM+${index}@example.com`,
        }),
      ),
    );
    expect(statuses.map((response) => response.json<{ status: number }>().status)).toEqual(Array.from({ length: 13 }, () => 1));
    const sent = () => operator.db.database.selectFrom('outbox').select('id').where('recipient', 'ilike', 'victim%@example.com').execute();
    expect(await sent()).toHaveLength(10);

    await operator.db.database.updateTable('players').set({ email: victim, activated: false }).where('id', '=', owner.id).execute();
    for (let index = 0; index < 5; index += 1) await reset(`198.51.100.${index}`, { email: victim });
    expect((await reset('198.51.100.5', { email: victim })).statusCode).toBe(429);
    expect(await sent()).toHaveLength(15);
    expect((await operator.call('front/resend_activation', {}, owner.bearer)).json()).toMatchObject({ status: 1 });
    expect(await sent()).toHaveLength(16);
  });
});

const newcomer = {
  password: 'sauna',
  phone_number: '+358401234567',
  city: 'Turku',
  country: 'FI',
  birthday: '1990-05-17',
  first_name: 'Aino',
  last_name: 'Laine',
  address: 'Linnankatu 1',
  postal_code: '20100',
};

describe('an operator that conceals accounts', () => {
  let operator: TestOperator;
  let player: TestPlayer;

  beforeAll(async () => {
    operator = await startOperator(inject('postgresUrl'), { settings: { throttle_factor: 0, conceal_accounts: true } });
    player = await operator.createPlayer();
  });
  afterAll(() => operator.close());

  it('responds alike, after the same time, whether or not the account exists', async () => {
    async function measure(path: string, body: object) {
      const start = performance.now();
      const response = (await operator.call(path, body)).json<unknown>();
      return { response, ms: performance.now() - start };
    }
    const known = { username: player.username, email: `${player.username}@example.com`, ...form };
    const asked = [
      await measure('front/reset_player_password', known),
      await measure('front/reset_player_password', { ...known, username: 'nobody' }),
      await measure('front/reset_player_password', { ...known, email: 'nobody@example.com' }),
      await measure('front/send_player_username', { email: `${player.username}@example.com`, ...form }),
      await measure('front/send_player_username', { email: 'nobody@example.com', ...form }),
    ];
    expect(asked.map(({ response }) => response)).toEqual(asked.map(() => ({ status: 1 })));
    // Steps of a quarter of a second hide how long the work itself takes.
    for (const { ms } of asked) expect(ms).toBeGreaterThanOrEqual(249);
    const mails = await operator.db.database.selectFrom('outbox').select('recipient').execute();
    expect(mails).toHaveLength(2);
  });

  it('does not reveal accounts by its limits either', async () => {
    const throttled = await startOperator(inject('postgresUrl'), { settings: { conceal_accounts: true } });
    const known = await throttled.createPlayer();
    const statuses = [];
    for (let index = 0; index < 8; index += 1) {
      const payload = { username: known.username, email: 'player@example.com' };
      const headers = { 'x-forwarded-for': `203.0.113.${index}` };
      statuses.push((await throttled.app.inject({ method: 'POST', url: '/api/front/reset_player_password', payload, headers })).statusCode);
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
    await throttled.close();
  });
});
