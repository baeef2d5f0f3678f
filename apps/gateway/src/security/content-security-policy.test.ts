import { expect, it } from 'vitest';
import { testGateway } from '../testing/test-gateway.ts';
import { gamesPolicy, pagePolicy } from './content-security-policy.ts';

it('a page may connect to its own site, and to the payments host if there is one', () => {
  const inline = { scripts: [], styles: [] };
  expect(pagePolicy(inline)).toContain("connect-src 'self';");
  expect(pagePolicy({ ...inline, connectTargets: ['https://payments.example'] })).toContain("connect-src 'self' https://payments.example;");
});

it('a page may show its own images, and those of the configured game origins', () => {
  const inline = { scripts: [], styles: [] };
  expect(pagePolicy(inline)).toContain("img-src 'self' data:;");
  expect(pagePolicy({ ...inline, imageTargets: ['https://games.example'] })).toContain("img-src 'self' data: https://games.example;");
});

it('a game may connect to the site and to its live channel', () => {
  expect(gamesPolicy('https://casino.example')).toContain('connect-src https://casino.example wss://casino.example;');
  expect(gamesPolicy('http://localhost:4600')).toContain(
    'connect-src http://localhost:4600 http://127.0.0.1:4600 ws://localhost:4600 ws://127.0.0.1:4600;',
  );
});

it('pages and games require trusted types, and report violations', async () => {
  const { headers } = await testGateway().inject('/online-casino');
  expect(headers['content-security-policy']).toContain(
    "; require-trusted-types-for 'script'; trusted-types page-scripts service-worker; report-uri /csp-reports; report-to csp",
  );
  expect(headers['reporting-endpoints']).toBe('csp="/csp-reports"');
  expect(gamesPolicy('https://casino.example')).toContain(
    "; require-trusted-types-for 'script'; trusted-types 'none'; report-uri https://casino.example/csp-reports",
  );
});
