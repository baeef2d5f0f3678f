import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { bodyBytesOf, defaultBodyBytes, type Call } from '@playfront/api-contract';
import { callNamed, documentedCalls } from '@playfront/api-contract/openapi';
import { startOperator, type TestOperator } from '../testing/test-operator.ts';

const calls = documentedCalls.map(({ name }) => callNamed(name));
const guarded = calls.filter(({ auth }) => auth !== 'none');
const urlOf = ({ path }: Call) => `/api/${path.replace(/\{\w+\}/g, 'card')}`;
const json = 'application/json';

/** Bodies that no call accepts, and one that many accept. */
const bodies: readonly [text: string, payload: string, contentType: string][] = [
  ['an empty object', '{}', json],
  ['broken JSON', '{"a":', json],
  ['a list', '[]', json],
  ['fields of the wrong type', '{"amount":[],"password":{},"id":{}}', json],
  // Form errors are returned with 200, so strangers would see them too.
  ['invalid fields', '{"password":"","old_password":"","email":"x","city":"","kind":"identity","file_name":"a","content":""}', json],
  ['another content type', '<a/>', 'application/xml'],
  ['an invalid content type', '{}', ';;'],
  ['0.9 MB of small objects', `{"a":[${'{},'.repeat(300_000)}{}]}`, json],
  ['2 MB', JSON.stringify({ a: 'x'.repeat(2 * 1024 * 1024) }), json],
];

describe('access is checked before the body', () => {
  let operator: TestOperator;
  beforeAll(async () => void (operator = await startOperator(inject('postgresUrl'))));
  afterAll(() => operator.close());

  const send = async (call: Call, payload: string, contentType: string, authorization?: string) => {
    const headers = { 'content-type': contentType, ...(authorization ? { authorization } : {}) };
    const response = await operator.app.inject({ method: call.method, url: urlOf(call), headers, ...(call.method === 'POST' ? { payload } : {}) });
    return [response.statusCode, response.json<unknown>()];
  };

  it.each(bodies)('a stranger with %s is unauthorized everywhere', async (_text, payload, contentType) => {
    for (const call of guarded) {
      for (const token of [undefined, 'Bearer forged', 'Session forged', 'Basic YTpi']) {
        expect(await send(call, payload, contentType, token), call.path).toEqual([401, { status: 0, error: 'unauthorized' }]);
      }
    }
  });

  it.each(bodies)('a player with %s is forbidden to make calls that require a scope', async (_text, payload, contentType) => {
    const { bearer } = await operator.createPlayer();
    const scoped = calls.filter(({ auth }) => auth !== 'none' && auth !== 'player' && auth !== 'session');
    expect(scoped.length).toBeGreaterThan(0);
    for (const call of scoped) expect(await send(call, payload, contentType, bearer), call.path).toEqual([403, { status: 0, error: 'forbidden' }]);
  });

  it('a blocked player gets the same refusal whatever the body is', async () => {
    const { id, bearer } = await operator.createPlayer();
    await operator.db.database.updateTable('players').set({ status: 'blocked' }).where('id', '=', id).execute();
    for (const call of calls.filter(({ auth }) => auth === 'player')) {
      expect(await send(call, '{"a":', json, bearer), call.path).toEqual([403, { status: 0, error: 'disable_site_access' }]);
    }
  });

  it('a stranger gets a response before the body has arrived', async () => {
    await operator.app.listen({ host: '127.0.0.1', port: 0 });
    const socket = connect((operator.app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.write('POST /api/front/get_player_profile HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 30000\r\n\r\n{"a":');
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    expect(chunk.toString()).toMatch(/^HTTP\/1\.1 401 /);
  });
});

describe('the size of a body', () => {
  let operator: TestOperator;
  beforeAll(async () => void (operator = await startOperator(inject('postgresUrl'))));
  afterAll(() => operator.close());

  it('is refused above the limit of the call, by default 32 KiB', async () => {
    const { bearer } = await operator.createPlayer({ scope: ['admin', 'audit'] });
    const larger = calls.filter((call) => bodyBytesOf(call) > defaultBodyBytes).map(({ path }) => path);
    expect(larger.sort()).toEqual(['admin/create_site_content', 'admin/update_setting', 'admin/update_template', 'front/upload_document']);
    for (const call of calls.filter(({ method, auth }) => method === 'POST' && auth !== 'session')) {
      const status = async (bytes: number) => {
        const payload = JSON.stringify({ padding: 'x'.repeat(bytes - '{"padding":""}'.length) });
        return (await operator.app.inject({ method: 'POST', url: urlOf(call), headers: { 'content-type': json, authorization: bearer }, payload }))
          .statusCode;
      };
      expect(await status(bodyBytesOf(call) + 1), call.path).toBe(413);
      // Logging out would end the session that the other calls use.
      if (call.path !== 'front/logout') expect(await status(bodyBytesOf(call)), call.path).not.toBe(413);
    }
  });

  it('of a payment callback is refused above 16 KiB', async () => {
    const payload = JSON.stringify({ padding: 'x'.repeat(16 * 1024) });
    const response = await operator.app.inject({ method: 'POST', url: '/api/payment/callback/card', headers: { 'content-type': json }, payload });
    expect([response.statusCode, response.json()]).toEqual([413, { status: 0, error: 'too_large' }]);
  });
});
