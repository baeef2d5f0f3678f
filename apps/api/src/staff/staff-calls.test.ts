import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { callNamed, documentedCalls } from '@playfront/api-contract/openapi';
import { officerScopes } from '@playfront/api-contract/staff';
import { startOperator, type TestOperator, type TestPlayer } from '../testing/test-operator.ts';

/** Read from the contract, so that a new back office call is covered automatically. */
const staffCalls = documentedCalls.map(({ name }) => callNamed(name)).filter(({ path }) => path.startsWith('admin/'));

describe('every call of the back office', () => {
  let operator: TestOperator;
  let player: TestPlayer;
  const officers = new Map<string, TestPlayer>();

  beforeAll(async () => {
    operator = await startOperator(inject('postgresUrl'));
    player = await operator.createPlayer();
    for (const scope of officerScopes) officers.set(scope, await operator.createPlayer({ scope: [scope] }));
  });
  afterAll(() => operator.close());

  // A malformed body: a call that parsed it before it checks the caller would return 400.
  const send = async (path: string, authorization?: string) => {
    const headers = { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) };
    const { statusCode, body } = await operator.app.inject({ method: 'POST', url: `/api/${path}`, headers, payload: '{"id":[{' });
    return [statusCode, (JSON.parse(body) as { error?: string }).error];
  };

  it('is for staff by its schema', () => {
    expect(staffCalls.length).toBeGreaterThan(15);
    expect(staffCalls.filter(({ auth }) => auth !== 'admin' && auth !== 'audit')).toEqual([]);
  });

  describe.each(staffCalls.map((call) => [call.path, call] as const))('%s', (path, { auth, scope }) => {
    it('returns 401 without a valid token, before it parses the body', async () => {
      expect(await send(path)).toEqual([401, 'unauthorized']);
      expect(await send(path, 'Bearer forged')).toEqual([401, 'unauthorized']);
      expect(await send(path, `Session ${player.token}`)).toEqual([401, 'unauthorized']);
    });

    it('returns 403 to a player, before it parses the body', async () => {
      expect(await send(path, player.bearer)).toEqual([403, 'forbidden']);
    });

    it('is open to its own scope only', async () => {
      const open = new Set(auth === 'audit' ? ['audit'] : scope === 'any' ? officers.keys() : ['admin', ...(scope ? [scope] : [])]);
      for (const [name, { bearer }] of officers) {
        expect([name, (await send(path, bearer))[0]]).toEqual([name, open.has(name) ? 400 : 403]);
      }
    });
  });
});
