import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { formFactorCookie, type RenderInput, type RenderResult } from '@playfront/api-contract/site-build';
import { rendered, testGateway } from '../testing/test-gateway.ts';

const phone = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' };

function hashesOf(html: string, element: string): string[] {
  const texts = [...html.matchAll(new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, 'g'))].map((match) => match[1] ?? '');
  return texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

describe('a page', () => {
  it('is the complete document of the visitor’s build', async () => {
    const gateway = testGateway({ render: async (_, formFactor) => rendered({ body: `<h1>${formFactor}</h1>`, languageTag: 'fi-FI' }) });
    const [wide, narrow] = [await gateway.inject('/'), await gateway.inject({ url: '/', headers: phone })];
    expect(wide.body).toContain('<div id="root"><h1>desktop</h1></div>');
    expect(wide.body).toMatch(/^<!doctype html><html lang="fi-FI" data-form-factor="desktop" data-brand="northlight"/);
    expect(narrow.body).toContain('<h1>mobile</h1>');
    expect(narrow.headers['vary']).toContain('Sec-CH-UA-Mobile');
  });

  it('allows exactly its inline scripts and styles in its policy', async () => {
    const { body, headers } = await testGateway().inject('/');
    const policy = String(headers['content-security-policy']);
    const [script, style] = [hashesOf(body, 'script'), hashesOf(body, 'style')];
    expect([script.length, style.length]).toEqual([1, 1]);
    expect(policy).toContain(`script-src 'self' ${script[0]};`);
    expect(policy).toContain(`style-src 'self' ${style[0]};`);
    expect(policy).not.toMatch(/(script|default)-src[^;]*unsafe/);
  });

  it('allows frames and images of the configured game origins, and passes them to the build', async () => {
    const render = vi.fn<(input: RenderInput) => Promise<RenderResult>>(async () => rendered());
    const { headers } = await testGateway({ render, gameOrigins: ['https://games.example'] }).inject('/');
    expect(headers['content-security-policy']).toContain("img-src 'self' data: https://games.example;");
    expect(headers['content-security-policy']).toContain("frame-src 'self' https://games.example;");
    expect(render.mock.calls[0]?.[0].gameOrigins).toEqual(['https://games.example']);
  });

  it('is compressed for clients that accept it and the same for all', async () => {
    const gateway = testGateway({ render: async () => rendered({ body: 'x'.repeat(2_000) }) });
    const plain = await gateway.inject('/');
    const brotli = await gateway.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } });
    const gzip = await gateway.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } });
    expect([brotli.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  });

  it('is not sent again to a client that has it', async () => {
    const gateway = testGateway();
    const first = await gateway.inject('/');
    const second = await gateway.inject({ url: '/', headers: { 'if-none-match': String(first.headers['etag']) } });
    expect([second.statusCode, second.body, first.headers['cache-control']]).toEqual([304, '', 'no-cache']);
  });

  it('is rendered once for the same page, without campaign parameters and with the configured origin', async () => {
    const render = vi.fn<(input: RenderInput) => Promise<RenderResult>>(async () => rendered());
    const gateway = testGateway({ render, publicUrl: 'https://casino.example' });
    for (const url of ['/a?utm=1', '/a?utm=2&game=', '/a']) await gateway.inject({ url, headers: { host: 'evil.example' } });
    expect(render).toHaveBeenCalledTimes(1);
    expect(render.mock.calls[0]?.[0]).toMatchObject({ path: '/a', origin: 'https://casino.example' });
  });

  it('responds to HEAD with the headers alone', async () => {
    const { statusCode, body, headers } = await testGateway().inject({ method: 'HEAD', url: '/' });
    expect([statusCode, body]).toEqual([200, '']);
    expect(Number(headers['content-length'])).toBeGreaterThan(100);
  });

  it('has status 404 if the operator has no content for it, and is not cached', async () => {
    const render = vi.fn(async () => rendered({ status: 404, body: 'not found' }));
    const gateway = testGateway({ render });
    const { statusCode, headers } = await gateway.inject('/promotion/gone');
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
    await gateway.inject('/promotion/gone');
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('that does not exist is rendered once for all such URLs of a language, and not cached by clients', async () => {
    const render = vi.fn(async ({ path }: RenderInput) => rendered({ status: 404, body: path }));
    const gateway = testGateway({ render });
    const urls = ['/none', '/none/<b>?utm=1', '/fi/none/1', '/none/2', '/fi/none/2', '/none/3?game=x'];
    const responses = await Promise.all(urls.map((url) => gateway.inject(url)));
    responses.push(await gateway.inject('/none/later'));
    expect(responses.map(({ statusCode, headers }) => [statusCode, headers['cache-control']])).toEqual(responses.map(() => [404, 'no-store']));
    expect(render.mock.calls.map(([{ path }]) => path)).toEqual(['/404', '/fi/404']);
  });

  it('is rendered a limited number of times per address, and still served from the cache after that', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    const render = vi.fn(async () => rendered());
    const gateway = testGateway({ render, rendersPerSecond: 1 });
    const ask = async (url: string, remoteAddress = '192.0.2.1') => (await gateway.inject({ url, remoteAddress })).statusCode;
    for (let count = 0; count < 20; count += 1) expect(await ask(`/online-casino?game=${count}`)).toBe(200);
    expect([await ask('/faq/one'), await ask('/online-casino?game=1'), await ask('/faq/one', '192.0.2.2')]).toEqual([429, 200, 200]);
    expect(render).toHaveBeenCalledTimes(21);
  });

  it('of the sitemap is rendered immediately while invented URLs wait, of which four are rendered at a time', async () => {
    const order: string[] = [];
    const pending: (() => void)[] = [];
    const render = ({ path }: RenderInput) => {
      order.push(path);
      return path === '/' ? Promise.resolve(rendered()) : new Promise<RenderResult>((resolve) => pending.push(() => resolve(rendered())));
    };
    const gateway = testGateway({ render });
    const invented = Array.from({ length: 200 }, (_, index) => gateway.inject(`/promotion/${index}`));
    const statuses: number[] = [];
    for (const response of invented) void response.then(({ statusCode }) => statuses.push(statusCode));
    // Requests that do not fit in the queue are refused immediately.
    await vi.waitFor(() => expect(statuses).toHaveLength(152));
    expect(statuses.every((status) => status === 503)).toBe(true);
    expect((await gateway.inject('/')).statusCode).toBe(200);
    expect([order.length, order.at(-1)]).toEqual([5, '/']);

    for (let count = 0; count < 48; count += 1) {
      await vi.waitFor(() => expect(pending.length).toBeGreaterThan(0));
      expect(pending.length).toBeLessThanOrEqual(4);
      pending.shift()?.();
    }
    await Promise.all(invented);
    expect(statuses.filter((status) => status === 200)).toHaveLength(48);
    expect(order.slice(5)).toEqual(Array.from({ length: 44 }, (_, index) => `/promotion/${index + 4}`));
  });

  it('of the sitemap is rendered four at a time, too', async () => {
    const pending: (() => void)[] = [];
    const render = () => new Promise<RenderResult>((resolve) => pending.push(() => resolve(rendered())));
    const gateway = testGateway({ render });
    const pages = ['/', '/fi', '/online-casino', '/fi/online-casino'].flatMap((url) =>
      ['desktop', 'mobile'].map((build) => ({ url, headers: { cookie: `${formFactorCookie}=${build}` } })),
    );
    const requests = Promise.all(pages.map((page) => gateway.inject(page)));
    for (let count = 0; count < pages.length; count += 1) {
      await vi.waitFor(() => expect(pending.length).toBeGreaterThan(0));
      expect(pending.length).toBeLessThanOrEqual(4);
      pending.shift()?.();
    }
    expect((await requests).every(({ statusCode }) => statusCode === 200)).toBe(true);
  });

  it('that is refused because the queue is full is counted, not logged as an error', async () => {
    const lines: string[] = [];
    const gateway = testGateway({ render: () => new Promise<RenderResult>(() => undefined), renderDeadlineMs: 50, log: (line) => lines.push(line) });
    await Promise.all(Array.from({ length: 60 }, (_, index) => gateway.inject(`/promotion/${index}`)));
    await gateway.close();
    expect(lines.some((line) => /"refused":\{"busy":\d+\}/.test(line))).toBe(true);
    // Renders that started and never ended are errors.
    expect(lines.filter((line) => line.includes('QueueError'))).toEqual([]);
  });

  it('that waits in the queue past the deadline is refused and removed from the queue', async () => {
    // Deadlines are aborted by the test, because the duration of later renders depends on the machine.
    const renderDeadlineMs = 77_777;
    const deadlines: AbortController[] = [];
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      if (ms !== renderDeadlineMs) return timeout(ms);
      const deadline = new AbortController();
      deadlines.push(deadline);
      return deadline.signal;
    });
    const render = vi.fn(() => new Promise<RenderResult>(() => undefined));
    const gateway = testGateway({ render, renderDeadlineMs });
    const requests = Promise.all(Array.from({ length: 48 }, (_, index) => gateway.inject(`/promotion/${index}`)));
    await vi.waitFor(() => expect(deadlines).toHaveLength(48));
    for (const deadline of deadlines) deadline.abort(new DOMException('', 'TimeoutError'));
    const responses = await requests;
    expect(responses.filter(({ statusCode }) => statusCode !== 502 && statusCode !== 503)).toEqual([]);
    render.mockImplementation(() => Promise.resolve(rendered()));
    const later = await Promise.all(Array.from({ length: 48 }, (_, index) => gateway.inject(`/promotion/${index}`)));
    expect(later.filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
  });

  it('loses a trailing slash', async () => {
    const { statusCode, headers } = await testGateway().inject('/online-casino/?game=x');
    expect([statusCode, headers['location'], headers['cache-control']]).toEqual([308, '/online-casino?game=x', 'private, no-cache']);
  });
});

describe('a redirect of a build', () => {
  it('goes to a path of the site', async () => {
    const { statusCode, headers } = await testGateway({ render: async () => rendered({ status: 301, redirect: '/fi' }) }).inject('/old');
    expect([statusCode, headers['location'], headers['cache-control']]).toEqual([301, '/fi', 'private, no-cache']);
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example'])('to %s is an error', async (redirect) => {
    const { statusCode, headers } = await testGateway({ render: async () => rendered({ status: 302, redirect }) }).inject('/old');
    expect([statusCode, headers['location']]).toEqual([500, undefined]);
  });
});

describe('a page that cannot be rendered', () => {
  it('is a small page of the brand with a button to retry', async () => {
    const { statusCode, body, headers } = await testGateway({ render: () => Promise.reject(new Error('secret detail')) }).inject('/');
    expect(statusCode).toBe(500);
    expect(body).toContain('<a href="">Try again</a>');
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body).not.toContain('secret detail');
    expect(headers['cache-control']).toBe('no-store');
    expect(String(headers['content-security-policy'])).toContain(hashesOf(body, 'style')[0]);
  });

  it('is in the language of the URL', async () => {
    const { body } = await testGateway({ render: () => Promise.reject(new Error('x')) }).inject('/fi/online-casino');
    expect(body).toMatch(/<html lang="fi-FI"[\s\S]*Yritä uudelleen/);
  });

  it('is in the language of its address, and links to the start page of that language', async () => {
    const { body } = await testGateway().inject({ method: 'POST', url: '/jp/faq' });
    expect(body).toMatch(/<html lang="ja-JP"[\s\S]*<h1>[\u3040-\u30ff\u4e00-\u9fff][\s\S]*<a href="\/jp">[\u3040-\u30ff\u4e00-\u9fff]/);
  });

  it('is 502 if the API did not respond', async () => {
    const refused = new TypeError('fetch failed', { cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }) });
    expect((await testGateway({ render: () => Promise.reject(refused) }).inject('/')).statusCode).toBe(502);
  });

  it('is not cached: the next visitor gets the real page', async () => {
    const render = vi.fn(async () => rendered()).mockRejectedValueOnce(new Error('x'));
    const gateway = testGateway({ render });
    expect((await gateway.inject('/')).statusCode).toBe(500);
    expect((await gateway.inject('/')).statusCode).toBe(200);
  });

  it('ends at the deadline even if the build ignores its signal', async () => {
    const gateway = testGateway({ render: () => new Promise(() => undefined), renderDeadlineMs: 10 });
    expect((await gateway.inject('/')).statusCode).toBe(502);
  });
});

describe('the router', () => {
  it('passes the callback page to a build, and refuses to start with a page that does not exist', async () => {
    const render = vi.fn<(input: RenderInput) => Promise<RenderResult>>(async () => rendered());
    await testGateway({ render, callbackPage: '/mail-box' }).inject('/');
    expect(render.mock.calls[0]?.[0].callbackPage).toBe('/mail-box');
    expect(() => testGateway({ callbackPage: '/none' })).toThrow('CALLBACK_PAGE');
  });

  it.each([
    { url: '/a%2fb', status: 400 },
    { url: '/%zz', status: 400 },
    { url: `/${'a'.repeat(9_000)}`, status: 414 },
  ])('refuses a URL it cannot trust with $status', async ({ url, status }) => {
    const { statusCode, headers } = await testGateway().inject(url);
    expect([statusCode, headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
  });

  it.each(['POST', 'DELETE', 'PUT'] as const)('refuses to %s a page', async (method) => {
    const { statusCode, headers } = await testGateway().inject({ method, url: '/online-casino' });
    expect([statusCode, headers['allow']]).toEqual([405, 'GET, HEAD']);
  });

  it.each([
    ['/user-management?tab=deposit&transaction=42', undefined],
    ['/fi/user-management?tab=deposit&transaction=42', undefined],
    ['/user-management?tab=deposit?status=ok&amp;transaction=42', undefined],
    ['/fi/user-management?tab=deposit&transaction=42?status=completed', undefined],
    ['/user-management?tab=deposit&to=//evil.example%0d%0aX-A:b', undefined],
    ['/user-management?tab=deposit&transaction=4 2', '/user-management?tab=deposit&transaction=4%202'],
  ])('shows the page to a player whom a payment provider sends back to %s with a POST', async (url, location = url) => {
    const render = vi.fn<(input: RenderInput) => Promise<RenderResult>>(async () => rendered());
    const gateway = testGateway({ render });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    for (const payload of ['status=failed&transaction=43', 'x'.repeat(5_000_000)]) {
      const response = await gateway.inject({ method: 'POST', url, headers, payload });
      expect([response.statusCode, response.headers.location, response.headers['cache-control'], response.body]).toEqual([
        303,
        location,
        'no-store',
        '',
      ]);
    }
    expect(render).not.toHaveBeenCalled();
  });

  it.each([
    ['POST', '//evil.example/user-management?tab=deposit', 400],
    ['POST', '/user-management?tab=withdraw', 405],
    ['POST', '/online-casino?tab=deposit&transaction=42', 405],
    ['PUT', '/user-management?tab=deposit&transaction=42', 405],
  ] as const)('does not redirect a %s to %s', async (method, url, status) => {
    const { statusCode, headers } = await testGateway().inject({ method, url });
    expect([statusCode, headers.location]).toEqual([status, undefined]);
  });

  it('sends HSTS only if the site uses https', async () => {
    const [plain, secure] = [await testGateway().inject('/'), await testGateway({ publicUrl: 'https://casino.example' }).inject('/')];
    expect(plain.headers['strict-transport-security']).toBeUndefined();
    expect(secure.headers['strict-transport-security']).toContain('max-age=');
  });
});
