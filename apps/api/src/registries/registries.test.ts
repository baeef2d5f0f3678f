import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { io } from 'socket.io-client';
import { hasEmailConsent, recordConsents } from '../consents/consents.store.ts';
import { exclusionRegistries } from '@playfront/api-contract/country-rules';
import { helpOf } from '../jurisdiction/help.ts';
import { sign, signatureHeader } from '../payments/signature.ts';
import { codeAt, createFactorTools } from '../testing/factors.fixture.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { startOperator, startSandbox, testSecret, urlOf, type TestOperator, type TestPlayer } from '../testing/test-operator.ts';
import { testPassword } from '../testing/test-player.ts';
import { connectRegistries, type ExclusionRegistry } from './exclusion-registry.ts';
import type { RegistryQuery } from './registry-messages.ts';
import { sandboxRegistryPath } from './sandbox-registry-path.ts';

const day = 86_400_000;
const gamstop = { name: 'GAMSTOP', url: exclusionRegistries.gamstop.url, help: [...helpOf('GB')] };
const excluded = { status: 0, error: 'excluded_by_registry', registry: gamstop };
const unavailable = { status: 0, error: 'registry_unavailable', registry: gamstop };
const signedIn = { accessToken: expect.any(String) as string };

const form = {
  ...{ username: 'Beth', password: 'brave words', email: 'beth@example.com', phone_number: '+447700900123', city: 'Leeds', country: 'GB' },
  ...{ birthday: '1985-03-04', first_name: 'Beth', last_name: 'Gower', address: '1 High Street', postal_code: 'LS1 1AA', ip_address: '' },
};

describe('the exclusion registry of a country', () => {
  const clock = { now: new Date() };
  let db: TestDatabase;
  let sandbox: { app: FastifyInstance; url: string };
  let operator: TestOperator;
  let tools: ReturnType<typeof createFactorTools>;
  /** Runs before each request to the sandbox. */
  let before: (person: RegistryQuery) => Promise<unknown> = () => Promise.resolve();
  const questions: RegistryQuery[] = [];

  beforeAll(async () => {
    db = await createTestDatabase(inject('postgresUrl'));
    sandbox = await startSandbox(db, clock);
    const connections = new Map([['gamstop', { url: `${sandbox.url}${sandboxRegistryPath('gamstop')}`, secret: testSecret }] as const]);
    const connected = connectRegistries({ connections, timeoutMs: 30_000 }, { now: () => clock.now, isSandboxAllowed: true }).get('gamstop');
    const registry: ExclusionRegistry = {
      async check(person) {
        questions.push(person);
        await before(person);
        return connected?.check(person) ?? 'excluded';
      },
    };
    operator = await startOperator(inject('postgresUrl'), { db, clock, registries: new Map([['gamstop', registry]]) });
    await operator.app.listen({ host: '127.0.0.1', port: 0 });
    tools = createFactorTools(operator);
  });
  afterAll(async () => {
    await operator.close();
    await sandbox.app.close();
    await db.destroy();
  });

  const later = (ms: number) => void (clock.now = new Date(clock.now.getTime() + ms));
  const page = (path: string, fields: Record<string, string>) =>
    sandbox.app.inject({
      method: 'POST',
      url: `${sandboxRegistryPath('gamstop')}${path}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
  async function put(person: Partial<RegistryQuery>, behaviour = 'excluded', days = '180'): Promise<void> {
    const { first_name = 'Another', last_name = 'Name', birthday = '', email = '', phone_number = '' } = person;
    expect((await page('/entries', { first_name, last_name, birthday, email, phone_number, answer: behaviour, days })).statusCode).toBe(303);
  }
  const removeAll = () => sql`delete from psp_sandbox.registry_entries`.execute(db.database);
  const rowOf = (player: Pick<TestPlayer, 'id'>) =>
    db.database.selectFrom('players').selectAll().where('id', '=', player.id).executeTakeFirstOrThrow();
  const register = async (changes: Partial<typeof form>) => (await operator.call('front/register_player', { ...form, ...changes })).json<object>();
  const login = async (player: Pick<TestPlayer, 'username'>, password = testPassword) =>
    (await operator.call('front/auth/login/', { username: player.username, password, ip_address: '' })).json<object>();
  const registryExclusions = (player: TestPlayer) =>
    db.database.selectFrom('registry_exclusions').selectAll().where('player_id', '=', player.id).execute();
  async function mailsTo({ username }: TestPlayer) {
    const of = (table: 'outbox' | 'local_mails') =>
      db.database.selectFrom(table).select(['subject', 'body_text']).where('recipient', '=', `${username}@example.com`).execute();
    // A mail may be sent between the two queries.
    const waiting = await of('outbox');
    return waiting.length > 0 ? waiting : of('local_mails');
  }

  describe('at registration', () => {
    it.each([
      ['name', { first_name: ' BETH ', last_name: 'gower' }],
      ['mail address', { email: 'Beth@Example.com' }],
      ['phone number', { phone_number: '+44 7700 900123' }],
    ])('refuses a person with a registered date of birth and %s, and creates no account', async (_text, known) => {
      await removeAll();
      await put({ birthday: form.birthday, ...known });
      expect(await register({})).toEqual(excluded);
      expect(await db.database.selectFrom('players').select('id').where('username', '=', form.username).execute()).toEqual([]);
    });

    it('is not queried for countries without a registry, and clears other people with the same name', async () => {
      await removeAll();
      await put(form);
      questions.length = 0;
      expect(await register({ country: 'FI', username: 'BethInFinland' })).toMatchObject({ status: 1 });
      expect(questions).toEqual([]);
      expect(await register({ birthday: '1985-03-05', username: 'BethTheOther' })).toMatchObject({ status: 1 });
      expect(questions).toHaveLength(1);
    });

    it.each(['unavailable', 'late'])('that is %s creates no account, and accepts the same form later', async (behaviour) => {
      await removeAll();
      const username = `Beth-${behaviour}`;
      await put(form, behaviour);
      expect(await register({ username })).toEqual(unavailable);
      await removeAll();
      expect(await register({ username })).toMatchObject({ status: 1 });
    });

    it('that is not connected refuses', async () => {
      expect(await register({ country: 'SE', username: 'BethInSweden' })).toEqual({
        status: 0,
        error: 'registry_unavailable',
        registry: { name: 'Spelpaus', url: 'https://www.spelpaus.se', help: [...helpOf('SE')] },
      });
    });
  });

  describe('at login', () => {
    const newBriton = async (realMinor = 0) => {
      await removeAll();
      return operator.createPlayer({ country: 'GB', realMinor });
    };

    it('is queried after the right password only: a wrong one reveals nothing', async () => {
      const player = await newBriton();
      await put(await rowOf(player));
      questions.length = 0;
      expect(await login(player, 'wrong')).toEqual({ status: 0, error: 'failed_login' });
      expect(questions).toEqual([]);
      expect(await login(player)).toEqual(excluded);
    });

    it('refuses after the right code only', async () => {
      const player = await newBriton();
      const { secret } = await tools.setUpAuthenticator(player);
      await put(await rowOf(player));
      expect(await tools.login(player)).toMatchObject({ error: 'code_required' });
      expect(await tools.login(player, '000000')).toMatchObject({ error: 'wrong_code' });
      later(30_000);
      expect(await tools.login(player, codeAt(secret, clock.now))).toEqual(excluded);
    });

    it('refuses a passkey', async () => {
      const player = await newBriton();
      const { passkey } = await tools.addPasskey(player);
      await put(await rowOf(player));
      expect(await tools.ask('front/passkey_login', { passkey: passkey.sign(await tools.loginOptions()) })).toEqual(excluded);
    });

    it('ends sessions, pays the money out, withdraws the newsletter consent and sends a mail, once for concurrent logins', async () => {
      const player = await newBriton(50_00);
      const given = { channels: ['email'], isGiven: true, source: 'account', at: clock.now } as const;
      await db.database.transaction().execute((trx) => recordConsents(trx, player.id, given));
      await put(await rowOf(player));
      const tab = io(urlOf(operator.app), { auth: { token: player.token }, transports: ['websocket'], forceNew: true, reconnection: false });
      await new Promise((resolve) => tab.on(`update_balance_${player.id}`, resolve));
      const notified = new Promise((resolve) => tab.on(`session_${player.id}`, resolve));
      expect(await Promise.all(Array.from({ length: 5 }, () => login(player)))).toEqual(Array.from({ length: 5 }, () => excluded));
      expect(await notified).toEqual({ kind: 'signed_out', reason: 'self_exclusion' });
      tab.close();
      expect((await operator.call('front/get_player_limits', {}, player.bearer)).statusCode).toBe(401);
      expect(await hasEmailConsent(db.database, player.id)).toBe(false);
      expect(await registryExclusions(player)).toMatchObject([{ registry: 'gamstop', cleared_at: null }]);
      const mails = await mailsTo(player);
      expect(mails.map(({ subject }) => subject)).toEqual(["Northlight: You're self-excluded with GAMSTOP"]);
      expect(mails[0]?.body_text).toContain('Your balance of €50.00 is yours.');
      expect(await db.database.selectFrom('excluded_balances').select('player_id').where('player_id', '=', player.id).execute()).toHaveLength(1);
    });

    it.each(['unavailable', 'late'])('that is %s refuses the login without changing the account, and allows it later', async (behaviour) => {
      const player = await newBriton();
      await put(await rowOf(player), behaviour);
      expect(await login(player)).toEqual(unavailable);
      expect((await operator.call('front/get_player_limits', {}, player.bearer)).statusCode).toBe(200);
      expect(await registryExclusions(player)).toEqual([]);
      await removeAll();
      expect(await login(player)).toMatchObject(signedIn);
    });

    it('reopens the account once the person is no longer on it, but not while it is unavailable', async () => {
      const player = await newBriton();
      await put(await rowOf(player), 'excluded', '1');
      expect(await login(player)).toEqual(excluded);
      later(day);
      await put(await rowOf(player), 'unavailable', '1');
      expect(await login(player)).toEqual(unavailable);
      later(day);
      expect(await login(player)).toMatchObject(signedIn);
      expect(await registryExclusions(player)).toMatchObject([{ cleared_at: clock.now }]);
      const events = await db.database.selectFrom('protection_events').select('kind').where('player_id', '=', player.id).orderBy('id').execute();
      expect(events.map(({ kind }) => kind)).toEqual(['registry_exclusion', 'registry_exclusion_ended']);
    });

    it.each([
      ['for the first time', false],
      ['as a month before', true],
    ])('refuses a login that was cleared before a concurrent one was refused, %s', async (_when, isKnown) => {
      const player = await newBriton();
      if (isKnown) {
        await put(await rowOf(player));
        expect(await login(player)).toEqual(excluded);
        await removeAll();
        later(30 * day);
      }
      const asked = Promise.withResolvers<void>();
      const goOn = Promise.withResolvers<void>();
      before = () => {
        before = () => Promise.resolve();
        asked.resolve();
        return goOn.promise;
      };
      const first = login(player);
      await asked.promise;
      later(1);
      await put(await rowOf(player));
      expect(await login(player)).toEqual(excluded);
      await removeAll();
      goOn.resolve();
      expect(await first).toEqual(excluded);
    });

    it('is queried outside any transaction', async () => {
      const player = await newBriton();
      const asked = Promise.withResolvers<void>();
      const goOn = Promise.withResolvers<void>();
      before = () => {
        before = () => Promise.resolve();
        asked.resolve();
        return goOn.promise;
      };
      const waiting = login(player);
      await asked.promise;
      await db.database.transaction().execute(async (trx) => {
        await trx.selectFrom('players').select('id').where('id', '=', player.id).forUpdate().noWait().execute();
      });
      goOn.resolve();
      expect(await waiting).toMatchObject(signedIn);
    });
  });

  describe('in the sandbox', () => {
    const ask = (registry: string, secret = testSecret, body = JSON.stringify(form)) =>
      sandbox.app.inject({
        method: 'POST',
        url: `/registries/${registry}/checks`,
        headers: { 'content-type': 'application/json', [signatureHeader]: sign(secret, body, clock.now) },
        payload: body,
      });

    it('accepts signed requests only, and keeps registries apart', async () => {
      await removeAll();
      await put(form);
      expect((await ask('gamstop')).json()).toEqual({ result: 'excluded' });
      expect((await ask('spelpaus')).json()).toEqual({ result: 'clear' });
      expect((await ask('gamstop', 'a guess')).statusCode).toBe(401);
      expect((await ask('gamstop', testSecret, '{}')).statusCode).toBe(400);
      expect((await ask('none')).statusCode).toBe(404);
    });

    it('lists and removes persons, and refuses an invalid form', async () => {
      await removeAll();
      await put({ ...form, last_name: '<Gower>' });
      const shown = await sandbox.app.inject({ url: '/registries/gamstop' });
      expect(shown.body).toContain('beth &lt;gower&gt;, 1985-03-04');
      const id = /entries\/([\da-f-]{36})\/remove/.exec(shown.body)?.[1] ?? '';
      expect((await page('/entries', { first_name: 'Beth', last_name: '', birthday: '1985-02-30', days: '0', answer: 'x' })).statusCode).toBe(400);
      expect((await page(`/entries/${id}/remove`, {})).statusCode).toBe(303);
      expect((await ask('gamstop')).json()).toEqual({ result: 'clear' });
      expect((await sandbox.app.inject({ url: '/registries/none' })).statusCode).toBe(404);
    });
  });

  it('is never replaced by the sandbox where that is not allowed', async () => {
    const connections = new Map([['gamstop', { url: `${sandbox.url}${sandboxRegistryPath('gamstop')}`, secret: testSecret }] as const]);
    const registry = connectRegistries({ connections, timeoutMs: 30_000 }, { now: () => clock.now, isSandboxAllowed: false }).get('gamstop');
    await expect(registry?.check(form)).rejects.toThrow('The sandbox responded');
  });
});
