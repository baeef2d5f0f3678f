import { afterEach, describe, expect, it, vi } from 'vitest';
import { testGateway } from '../testing/test-gateway.ts';
import { readCspReports } from './csp-report.ts';

const old = {
  'csp-report': {
    'document-uri': 'https://casino.example/user-management?tab=deposit&token=secret',
    'violated-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js?player=aino',
    'source-file': 'https://casino.example/assets/desktop/entry.js?v=1',
    'line-number': 7,
    'script-sample': 'aino@example.com',
    referrer: 'https://casino.example/mail-box?id=1',
  },
};
const logged = {
  directive: 'script-src-elem',
  blocked: 'https://evil.example',
  page: '/user-management',
  source: '/assets/desktop/entry.js',
  line: 7,
};
const report = (body: object, type = 'csp-violation') => ({ type, age: 1, url: 'https://casino.example/', user_agent: 'x', body });
const modern = report({
  documentURL: 'https://casino.example/fi?q=1',
  effectiveDirective: 'require-trusted-types-for',
  blockedURL: 'trusted-types-sink',
  disposition: 'enforce',
  sample: 'Element innerHTML|<b>aino@example.com',
});

describe('a violation report', () => {
  it.each([
    ['of the old form', old, [logged]],
    ['of the new form', [modern], [{ directive: 'require-trusted-types-for', blocked: 'trusted-types-sink', page: '/fi', source: null, line: null }]],
    ['of another type', [report({ id: 'x' }, 'deprecation')], []],
    ['of a data URL', { 'csp-report': { ...old['csp-report'], 'blocked-uri': 'data:text/html,aino' } }, [{ ...logged, blocked: 'data:' }]],
    ['of an invalid URL', { 'csp-report': { ...old['csp-report'], 'blocked-uri': 'x y\nz' } }, [{ ...logged, blocked: 'unknown:' }]],
    ['without a page', { 'csp-report': { 'violated-directive': 'img-src' } }, []],
    ['with an invalid directive', { 'csp-report': { ...old['csp-report'], 'violated-directive': 'x\n{"level":60}' } }, []],
    ['that is a text', 'text', []],
    ['that is nothing', null, []],
    ['with the wrong types', { 'csp-report': { 'document-uri': [], 'violated-directive': {} } }, []],
  ])('%s is read without data of the visitor', (_what, body, reports) => expect(readCspReports(body)).toEqual(reports));

  it('is one of at most ten', () => expect(readCspReports(Array.from({ length: 500 }, () => modern))).toHaveLength(10));
});

describe('the URL for reports', () => {
  afterEach(() => void vi.restoreAllMocks());

  const linesOf = (gateway: ReturnType<typeof testGateway>) => {
    const lines: unknown[] = [];
    gateway.addHook('onRequest', async (request) => {
      request.log.warn = ((entry: unknown) => void lines.push(entry)) as typeof request.log.warn;
    });
    return lines;
  };
  const send = (gateway: ReturnType<typeof testGateway>, payload: string, contentType: string, remoteAddress = '192.0.2.1') =>
    gateway.inject({ method: 'POST', url: '/csp-reports', headers: { 'content-type': contentType }, payload, remoteAddress });

  it('logs a line for each and responds with 204', async () => {
    const gateway = testGateway();
    const lines = linesOf(gateway);
    expect((await send(gateway, JSON.stringify(old), 'application/csp-report')).statusCode).toBe(204);
    expect((await send(gateway, JSON.stringify([modern, modern]), 'application/reports+json')).statusCode).toBe(204);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toEqual({ csp: logged });
    expect(JSON.stringify(lines)).not.toMatch(/aino|secret|192\.0\.2/);
  });

  it('logs a burst of ten per address, and still responds to the others', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    const gateway = testGateway();
    const lines = linesOf(gateway);
    for (let count = 0; count < 30; count += 1) expect((await send(gateway, JSON.stringify(old), 'application/csp-report')).statusCode).toBe(204);
    expect(lines).toHaveLength(10);
    await send(gateway, JSON.stringify(old), 'application/csp-report', '192.0.2.2');
    expect(lines).toHaveLength(11);
  });

  it.each([
    ['no JSON', '{', 'application/csp-report'],
    ['more than 16 kB', `{"a":"${'x'.repeat(20_000)}"}`, 'application/csp-report'],
    ['another type', '<a/>', 'application/xml'],
  ])('logs nothing of %s, and responds with 204', async (_what, payload, contentType) => {
    const gateway = testGateway();
    const lines = linesOf(gateway);
    expect((await send(gateway, payload, contentType)).statusCode).toBe(204);
    expect(lines).toEqual([]);
  });
});
