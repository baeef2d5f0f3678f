import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { assertHostMatchesPublicUrl, assertMailServer, hasPaymentSandbox, isLocalSite } from './local-site.mjs';
import { root } from './repository.mjs';

it.each([
  {},
  { PUBLIC_URL: '' },
  { PUBLIC_URL: 'http://localhost:4200' },
  { PUBLIC_URL: 'http://[::1]:4200' },
  { PUBLIC_URL: 'https://play.example', SMTP_URL: 'smtps://mail.example' },
])('lets %o start', (env) => expect(() => assertMailServer(env)).not.toThrow());

it.each(['https://play.example', 'http://192.0.2.1:4200', 'http://localhost.evil.example'])('requires a mail server under %s', (site) =>
  expect(() => assertMailServer({ PUBLIC_URL: site })).toThrow('SMTP_URL is needed'),
);

it.each([
  ['http://localhost:4200', {}, true],
  ['http://localhost:4200', { PSP_URL: 'https://pay.example' }, false],
  ['http://localhost:4200', { PSP_URL: 'https://pay.example', PAYMENT_SANDBOX: '1' }, true],
  ['https://play.example', {}, false],
  ['https://play.example', { PSP_URL: 'https://pay.example' }, false],
  ['https://play.example', { PAYMENT_SANDBOX: 'yes' }, false],
  ['https://play.example', { PAYMENT_SANDBOX: '1' }, true],
  ['http://localhost.evil.example', {}, false],
  ['http://localhost:4200', { HOST: '::1' }, true],
  ['http://localhost:4200', { HOST: '0.0.0.0' }, false],
  ['http://localhost:4200', { HOST: '0.0.0.0', PAYMENT_SANDBOX: '1' }, true],
])('%s with %o starts the payment sandbox: %s', (site, env, isStarted) => expect(hasPaymentSandbox(site, env)).toBe(isStarted));

it.each([{}, { HOST: '127.0.0.1' }, { HOST: '0.0.0.0', PUBLIC_URL: 'https://play.example' }, { HOST: '0.0.0.0', PAYMENT_SANDBOX: '1' }])(
  'lets %o listen',
  (env) => expect(() => assertHostMatchesPublicUrl(env)).not.toThrow(),
);

it.each([{ HOST: '0.0.0.0' }, { HOST: '::' }, { HOST: '192.0.2.1', PUBLIC_URL: 'http://localhost:4200' }])(
  'refuses %o as ambiguous, and does not treat it as a local site',
  (env) => {
    expect(() => assertHostMatchesPublicUrl(env)).toThrow('set PUBLIC_URL');
    expect(isLocalSite('http://localhost:4200', env)).toBe(false);
  },
);

it('refuses to start a public site without a mail server in one line, before anything runs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'playfront-start-'));
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'tools/start/serve.ts'), '--port', '0', '--data-dir', folder, '--json'], {
    env: { ...process.env, PUBLIC_URL: 'https://play.example', SMTP_URL: '' },
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true, force: true });
  expect([status, stderr.trim().split('\n')]).toEqual([1, [expect.stringMatching(/^SMTP_URL is needed/)]]);
});
