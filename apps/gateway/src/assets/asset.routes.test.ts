import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { scriptText, testGateway } from '../testing/test-gateway.ts';

const script = '/assets/desktop/entry-abc.js';

describe('an asset', () => {
  it('is sent in the best encoding that the browser accepts, to be cached forever', async () => {
    const gateway = testGateway();
    const brotli = await gateway.inject({ url: script, headers: { 'accept-encoding': 'gzip, br' } });
    const gzip = await gateway.inject({ url: script, headers: { 'accept-encoding': 'gzip' } });
    const plain = await gateway.inject(script);
    expect([brotli.headers['content-encoding'], gzip.headers['content-encoding'], plain.headers['content-encoding']]).toEqual([
      'br',
      'gzip',
      undefined,
    ]);
    expect([brotliDecompressSync(brotli.rawPayload).toString(), gunzipSync(gzip.rawPayload).toString(), plain.body]).toEqual([
      scriptText,
      scriptText,
      scriptText,
    ]);
    expect(plain.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'Accept-Encoding',
    });
  });

  it('is not sent again to a client that has it', async () => {
    const gateway = testGateway();
    const { headers } = await gateway.inject(script);
    const again = await gateway.inject({ url: script, headers: { 'if-none-match': String(headers['etag']) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('responds to HEAD with its length alone', async () => {
    const { body, headers } = await testGateway().inject({ method: 'HEAD', url: script });
    expect([body, headers['content-length']]).toEqual(['', String(scriptText.length)]);
  });

  it.each(['/assets/desktop/none.js', '/assets/', '/games/none.js', '/games/none/'])(
    'that does not exist (%s) is a plain 404, not a page',
    async (url) => {
      const { statusCode, headers } = await testGateway().inject(url);
      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([404, 'text/plain; charset=utf-8', 'no-store']);
    },
  );

  it('that is a font may be used by pages of any origin, a script may not', async () => {
    const gateway = testGateway();
    expect((await gateway.inject('/assets/desktop/inter-latin-x.woff2')).headers['access-control-allow-origin']).toBe('*');
    expect((await gateway.inject(script)).headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('a game', () => {
  it('names the configured site in its policy, since its frame has an opaque origin', async () => {
    const { headers, body } = await testGateway({ publicUrl: 'https://casino.example' }).inject('/games/reels/');
    expect(body).toContain('Reels');
    expect(headers['content-security-policy']).toContain('script-src https://casino.example;');
    expect(headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-cache' });
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  });

  it.each([
    [{ host: 'evil.example' }],
    [{ host: 'casino.example:1234' }],
    [{ host: "x; script-src 'unsafe-inline'" }],
    [{ host: 'casino.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' }],
  ])('has the same policy for any host header: %j', async (headers) => {
    for (const trustedProxies of [[], ['127.0.0.1']]) {
      const gateway = testGateway({ publicUrl: 'https://casino.example', trustedProxies });
      const [honest, forged] = [await gateway.inject('/games/reels/'), await gateway.inject({ url: '/games/reels/', headers })];
      expect(forged.headers['content-security-policy']).toBe(honest.headers['content-security-policy']);
      expect(forged.headers['content-security-policy']).not.toContain('evil');
    }
  });

  it('of a site on this machine is allowed under both host names of the machine', async () => {
    const { headers } = await testGateway({ publicUrl: 'http://localhost:4200' }).inject('/games/reels/');
    expect(headers['content-security-policy']).toContain('script-src http://localhost:4200 http://127.0.0.1:4200;');
  });

  it('is found without a trailing slash', async () => {
    const { statusCode, headers } = await testGateway().inject('/games/reels');
    expect([statusCode, headers['location']]).toEqual([308, '/games/reels/']);
  });

  it('may be fetched by its frame', async () => {
    expect((await testGateway().inject('/games/assets/reels-abc.js')).headers['access-control-allow-origin']).toBe('*');
  });
});
