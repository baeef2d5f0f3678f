import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
const secret = 's'.repeat(32);

it.each([
  ['at a public address', { PUBLIC_URL: 'https://play.example', PSP_SECRET: secret }, /^payment sandbox: .*only with PAYMENT_SANDBOX=1$/],
  ['with pages at a public address', { PSP_URL: 'https://pay.example', PSP_SECRET: secret }, /^payment sandbox: .*only with PAYMENT_SANDBOX=1$/],
  ['with a secret of one character', { PSP_SECRET: 's' }, /PSP_SECRET has fewer than 32 characters$/],
  // Passes the check of the address and fails at the next one.
  [
    'at a public address, but enabled explicitly,',
    { PUBLIC_URL: 'https://play.example', PSP_SECRET: secret, PAYMENT_SANDBOX: '1' },
    /DATABASE_URL is not set$/,
  ],
])('%s the payment sandbox ends with one line', (_text, env, line) => {
  const { status, stderr } = spawnSync(process.execPath, [main], { env, encoding: 'utf8' });
  expect([status, stderr.trim().split('\n')]).toEqual([1, [expect.stringMatching(line)]]);
});
