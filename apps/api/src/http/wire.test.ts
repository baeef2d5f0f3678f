import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startOperator, urlOf, type TestOperator, type TestPlayer } from '../testing/test-operator.ts';

describe('the wire', () => {
  let operator: TestOperator;
  let player: TestPlayer;

  beforeAll(async () => {
    operator = await startOperator(inject('postgresUrl'), {
      art: new Map([['/art/a.avif', { body: Buffer.from('image'), type: 'image/avif', etag: '"1"' }]]),
    });
    player = await operator.createPlayer();
  });
  afterAll(() => operator.close());

  const raw = (url: string, payload: string | Buffer, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
    operator.app.inject({ method: 'POST', url, payload, headers });

  it('accepts headers as large as the gateway does', async () => {
    await operator.app.listen({ host: '127.0.0.1', port: 0 });
    const response = await fetch(`${urlOf(operator.app)}/healthz`, { headers: { cookie: `a=${'x'.repeat(20_000)}` } });
    expect(response.status).toBe(200);
  });

  it.each([
    ['broken JSON', '/api/front/get_games', '{"group":', 400, 'malformed'],
    ['JSON that is not an object', '/api/front/get_games', '"casino"', 400, 'malformed'],
    ['a list where nothing is required', '/api/front/get_setting', '[]', 400, 'malformed'],
    ['a missing field', '/api/front/get_game_group_list', '{}', 400, 'malformed'],
    ['a field of the wrong type', '/api/front/get_games', '{"group":["casino"]}', 400, 'malformed'],
    ['a page that is not a number', '/api/front/get_games', '{"group":"casino","page":"1; drop table games"}', 400, 'malformed'],
    ['a page of a million', '/api/front/get_games', '{"group":"casino","page_size":1000000}', 400, 'malformed'],
    ['a NUL in a text', '/api/front/validate_player_name', '{"username":"a\\u0000b"}', 400, 'malformed'],
    ['a NUL deep inside', '/api/front/get_games', '{"group":"casino","provider_ids":["\\u0000"]}', 400, 'malformed'],
    ['a lone surrogate', '/api/front/validate_player_name', '{"username":"a\\ud800b"}', 400, 'malformed'],
    ['a lone surrogate in a key', '/api/front/get_games', '{"group":"casino","\\udc00":1}', 400, 'malformed'],
    ['brackets without end', '/api/front/get_setting', `{"x":${'['.repeat(5_000)}${']'.repeat(5_000)}}`, 400, 'malformed'],
    ['a polluting key', '/api/front/get_games', '{"group":"casino","__proto__":{"a":1}}', 400, 'malformed'],
    ['two megabytes', '/api/front/get_games', `{"group":"casino","search":"${'x'.repeat(2 * 1024 * 1024)}"}`, 413, 'too_large'],
    ['an unknown call', '/api/front/nonsense', '{}', 404, 'not_found'],
    ['a broken address', '/api/%zz', '{}', 400, 'malformed'],
  ])('responds to %s in the common error format', async (_text, url, payload, status, error) => {
    const response = await raw(url, payload);
    expect([response.statusCode, response.json()]).toEqual([status, { status: 0, error }]);
  });

  it('refuses a body whose content type is not JSON', async () => {
    const response = await raw('/api/front/get_games', '<a/>', { 'content-type': 'application/xml' });
    expect([response.statusCode, response.json()]).toEqual([400, { status: 0, error: 'malformed' }]);
  });

  it.each(['front/get_bet_list', 'front/get_financial_transactions'])('refuses the year 0 in a period of %s', async (path) => {
    const response = await operator.call(path, { from: '0000-01-01T00:00:00.000Z' }, player.bearer);
    expect([response.statusCode, response.json()]).toEqual([400, { status: 0, error: 'malformed' }]);
  });

  it('accepts characters outside the Basic Multilingual Plane', async () => {
    expect((await operator.call('front/get_games', { group: 'casino', search: '🎰' })).json()).toMatchObject({ status: 1 });
  });

  it('ignores unknown fields', async () => {
    expect((await operator.call('front/get_games', { group: 'casino', colour: 'red' })).json()).toMatchObject({ status: 1 });
  });

  it('accepts an empty body for a call without payload', async () => {
    const response = await raw('/api/front/get_setting', '');
    expect(response.json()).toMatchObject({ status: 1 });
  });

  it.each([
    ['a game', 'front/get_game_url', { game_id: "1' or '1'='1", mode: 'demo', locale: 'en', form_factor: 'desktop', return_url: '/' }],
    [
      'a game beyond all numbers',
      'front/get_game_url',
      { game_id: '9'.repeat(40), mode: 'demo', locale: 'en', form_factor: 'desktop', return_url: '/' },
    ],
    ['a transaction', 'front/get_financial_transaction', { id: 'no-uuid' }],
  ])('finds nothing for an invalid id of %s', async (_text, path, body) => {
    const response = await operator.call(path, body, player.bearer);
    expect([response.statusCode, response.json()]).toEqual([404, { status: 0, error: 'not_found' }]);
  });

  it('reveals nothing about an internal error', async () => {
    const broken = await startOperator(inject('postgresUrl'));
    await broken.db.database.schema.dropTable('slides').execute();
    const response = await broken.call('front/get_slider', {});
    expect([response.statusCode, response.json()]).toEqual([500, { status: 0, error: 'action_failed' }]);
    expect((await broken.app.inject({ url: '/readyz' })).statusCode).toBe(200);
    await broken.db.destroy();
    const unready = await broken.app.inject({ url: '/readyz' });
    expect([unready.statusCode, unready.json()]).toEqual([503, { status: 0, error: 'action_failed' }]);
    expect((await broken.app.inject({ url: '/healthz' })).statusCode).toBe(200);
    await broken.app.close();
  });

  it('lets games, and only games, call from a frame with an opaque origin', async () => {
    const preflight = (url: string) =>
      operator.app.inject({ method: 'OPTIONS', url, headers: { origin: 'null', 'access-control-request-method': 'POST' } });
    const game = await preflight('/api/game/spin');
    expect([game.statusCode, game.headers['access-control-allow-origin']]).toEqual([204, '*']);
    expect(game.headers['access-control-allow-headers']).toContain('Authorization');
    expect((await operator.call('game/spin', {}, 'Session none')).headers['access-control-allow-origin']).toBe('*');
    expect((await operator.app.inject({ url: '/art/a.avif' })).headers['access-control-allow-origin']).toBe('*');
    const other = await preflight('/api/front/get_player_balance');
    expect([other.statusCode, other.headers['access-control-allow-origin']]).toEqual([404, undefined]);
  });

  it('lets pages of the site, and no others, call across origins', async () => {
    const url = '/api/front/get_player_balance';
    const asked = { 'access-control-request-method': 'POST' };
    const preflight = await operator.app.inject({ method: 'OPTIONS', url, headers: { ...asked, origin: 'https://play.example' } });
    expect([preflight.statusCode, preflight.headers['access-control-allow-origin']]).toEqual([204, 'https://play.example']);
    const response = await operator.app.inject({ url: '/ip', headers: { origin: 'https://play.example' } });
    expect(response.headers).toMatchObject({ 'access-control-allow-origin': 'https://play.example', vary: 'Origin' });
    expect(response.headers).not.toHaveProperty('access-control-allow-credentials');
    for (const origin of ['https://play.example.evil', 'http://play.example', 'null']) {
      const refused = await operator.app.inject({ method: 'OPTIONS', url, headers: { ...asked, origin } });
      expect([refused.statusCode, refused.headers['access-control-allow-origin']], origin).toEqual([404, undefined]);
    }
  });

  it('serves images that can be cached forever, and no other files', async () => {
    const image = await operator.app.inject({ url: '/art/a.avif' });
    expect(image.headers).toMatchObject({ 'content-type': 'image/avif', 'cache-control': 'public, max-age=31536000, immutable', etag: '"1"' });
    expect((await operator.app.inject({ url: '/art/a.avif', headers: { 'if-none-match': '"1"' } })).statusCode).toBe(304);
    for (const path of ['/art/../package.json', '/art/%2e%2e/package.json', '/art/..%2fpackage.json', '/art/', '/art/constructor']) {
      expect((await operator.app.inject({ url: path })).statusCode, path).toBe(404);
    }
  });

  it('returns the client address, and its country', async () => {
    const ip = await operator.app.inject({ url: '/ip', headers: { 'x-forwarded-for': '8.8.8.8' } });
    expect([ip.body, ip.headers['content-type']]).toEqual(['8.8.8.8', 'text/plain; charset=utf-8']);
    const country = async (address: string) => (await operator.call('front/auth/get_ip_stack', { ip: address })).json<unknown>();
    expect(await country('133.11.0.1')).toEqual({ status: 1, data: { ip: '133.11.0.1', country_code: 'JP' } });
    expect(await country('2a01:4f8::1')).toMatchObject({ data: { country_code: 'DE' } });
    expect(await country('::ffff:8.8.8.8')).toMatchObject({ data: { country_code: 'US' } });
    expect(await country('')).toEqual({ status: 1, data: { ip: '127.0.0.1', country_code: null } });
    expect(await country('not an address')).toEqual({ status: 0, error: 'malformed' });
  });

  it('counts requests', async () => {
    const { body } = await operator.app.inject({ url: '/metrics' });
    expect(body).toMatch(/http_requests_total\{method="POST",route="\/api\/front\/get_games",status="400"\} \d+/);
    expect(body).toContain('http_request_duration_seconds_bucket{route="/api/front/get_games",le="+Inf"}');
  });
});
