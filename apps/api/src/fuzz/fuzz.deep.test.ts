import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import * as contract from '@playfront/api-contract';
import * as staff from '@playfront/api-contract/staff';
import { refusalSchema, type Call } from '@playfront/api-contract';
import * as v from 'valibot';
import { expectSoundLedger } from '../testing/ledger-checks.ts';
import { startOperator, type TestOperator } from '../testing/test-operator.ts';
import { arbitraryOfSchema } from './arbitrary-of-schema.ts';
import { mutationsOf, rawBodies } from './mutations.ts';

/** Minimum requests in total, shared among the calls; a third of each call's are valid. */
const requestCount = 20_000;
/** Each of these costs a password hash, so fewer of them are sent. */
const slowCalls = new Set(['frontRegisterPlayer', 'frontAuthLogin', 'frontUpdatePlayerPassword', 'frontResetPasswordConfirm']);
const slowShare = 20;
const concurrency = 12;
/** A payment method of each flow, and unknown ones. */
const providers = [
  'sandbox_card',
  'eupayment',
  'adyen',
  'bridgerpay',
  'coinspaid',
  'sepa_transfer',
  'binance_pay',
  'siru_mobile',
  'muchbetter',
  'cashlib',
  '__proto__',
  'constructor',
];

const isCall = (value: unknown): value is Call => typeof value === 'object' && value !== null && 'path' in value && 'auth' in value;
const calls = Object.entries<unknown>({ ...contract, ...staff }).flatMap(([name, value]): [string, Call][] => (isCall(value) ? [[name, value]] : []));

const fastShare = requestCount / (calls.length - slowCalls.size);

describe('the operator under hostile input', () => {
  let operator: TestOperator;
  let sent = 0;
  let accepted = 0;

  beforeAll(async () => {
    operator = await startOperator(inject('postgresUrl'));
  });
  afterAll(async () => {
    await expectSoundLedger(operator.db.database);
    await operator.close();
  });

  /**
   * The caller: usually one with access, so that more than the access check is tested. A separate player for each call, as it may end the session or
   * the account.
   */
  async function createBearers(call: Call): Promise<string[]> {
    const player = await operator.createPlayer({ realMinor: 5_000_00, scope: call.auth === 'admin' || call.auth === 'audit' ? [call.auth] : [] });
    const right = call.auth === 'session' ? await openRound(player.bearer) : player.bearer;
    return [right, right, right, right, 'Bearer forged', `Session ${player.token}`, 'Basic eDp5', ''];
  }

  async function openRound(bearer: string): Promise<string> {
    const { games } = (await operator.call('front/get_games', { group: 'casino', page_size: 1 })).json();
    const request = { game_id: games[0].id, mode: 'real', locale: 'en', form_factor: 'desktop', return_url: '/' };
    const opened = await operator.call('front/get_game_url', request, bearer);
    return `Session ${new URLSearchParams(opened.json().url.split('#')[1]).get('session')}`;
  }

  /** Rows that a request could write, except counters and logins. */
  async function countRows(): Promise<unknown> {
    const tables = [
      'transfers',
      'postings',
      'players',
      'payments',
      'withdrawals',
      'player_bonuses',
      'sports_bets',
      'player_messages',
      'protection_events',
      'marketing_consents',
    ];
    const counts = sql.join(tables.map((table) => sql`(select count(*) from ${sql.table(table)}) as ${sql.ref(table)}`));
    return (await sql`select ${counts}`.execute(operator.db.database)).rows;
  }

  async function send(call: Call, body: string, authorization: string, contentType = 'application/json', provider = 'sandbox_card') {
    const path = call.path.replace(/\{\w+\}/g, provider);
    return operator.app.inject({
      method: call.method,
      url: `/api/${path}`,
      headers: { ...(authorization ? { authorization } : {}), ...(call.method === 'POST' ? { 'content-type': contentType } : {}) },
      ...(call.method === 'POST' ? { payload: body } : {}),
    });
  }

  function expectErrorFormat(response: { statusCode: number; body: string }, sent: string): void {
    expect(response.statusCode, `${sent.slice(0, 300)} → ${response.body.slice(0, 300)}`).toBeLessThan(500);
    if (response.statusCode >= 400) expect(v.is(refusalSchema, JSON.parse(response.body)), response.body.slice(0, 300)).toBe(true);
  }

  it.each(calls)('%s responds to valid and mutated requests without a server error', async (name, call) => {
    const valid = arbitraryOfSchema(call.request);
    const share = slowCalls.has(name) ? fastShare / slowShare : fastShare;
    const bodies = fc.oneof({ weight: 1, arbitrary: valid.map((body) => JSON.stringify(body)) }, { weight: 2, arbitrary: mutationsOf(valid) });
    const requests = fc.array(fc.tuple(bodies, fc.nat(7), fc.constantFrom(...providers)), { minLength: concurrency, maxLength: concurrency });
    await fc.assert(
      fc.asyncProperty(requests, async (batch) => {
        const bearers = await createBearers(call);
        const results = await Promise.all(
          batch.map(([body, bearer, provider]) => send(call, body, bearers[bearer] ?? '', 'application/json', provider)),
        );
        for (const [index, result] of results.entries()) expectErrorFormat(result, batch[index]?.[0] ?? '');
        sent += results.length;
        accepted += results.filter(({ statusCode }) => statusCode === 200).length;
      }),
      { numRuns: Math.ceil(share / concurrency) },
    );
  });

  it('received enough requests, and accepted enough of them, for this to be meaningful', () => {
    expect(sent).toBeGreaterThanOrEqual(requestCount);
    expect(accepted / sent).toBeGreaterThan(0.1);
  });

  it.each(rawBodies.map((body) => [body.slice(0, 40), body]))('refuses the body %j of every call in the error format', async (_, body) => {
    const { bearer } = await operator.createPlayer();
    const before = await countRows();
    for (const [, call] of calls.filter(([, { method }]) => method === 'POST')) {
      const result = await send(call, body, bearer);
      expectErrorFormat(result, body);
      // A call without payload accepts an empty body.
      if (body !== '') expect(result.statusCode, call.path).toBeGreaterThanOrEqual(400);
    }
    if (body !== '') expect(await countRows()).toEqual(before);
  });

  it.each([
    ['a lone surrogate', { note: 'lone \ud800 surrogate' }],
    ['a NUL', { note: 'before\u0000after' }],
    ['either in a name of a field', { '\udfff': 'x' }],
    ['a nesting without end', { note: JSON.parse(`${'['.repeat(2_000)}${']'.repeat(2_000)}`) }],
  ])('refuses %s anywhere with 400, and writes nothing', async (_, hostile) => {
    const { bearer } = await operator.createPlayer({ scope: ['admin', 'audit'] });
    const before = await countRows();
    for (const [, call] of calls.filter(([, { method, auth }]) => method === 'POST' && auth !== 'session')) {
      const result = await send(call, JSON.stringify(hostile), bearer);
      expect(result.statusCode, call.path).toBe(400);
      expectErrorFormat(result, call.path);
    }
    expect(await countRows()).toEqual(before);
  });

  it.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'application/json; charset=utf-7', 'nonsense'])(
    'does not fail for the content type %s',
    async (contentType) => {
      const { bearer } = await operator.createPlayer();
      for (const [, call] of calls) expectErrorFormat(await send(call, '{}', bearer, contentType), contentType);
    },
  );

  it('refuses a body of 2 MB before it is read', async () => {
    const result = await send(contract.frontValidatePlayerName, JSON.stringify({ username: 'x'.repeat(2 * 1024 * 1024) }), '');
    expect(result.statusCode).toBe(413);
    expect(result.json()).toEqual({ status: 0, error: 'too_large' });
  });
});
