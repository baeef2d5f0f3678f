import { createServer, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { freePortFrom } from './ports.mjs';
import { assertServersReachable } from './servers-reachable.mjs';

it('accepts a server that listens, and a variable that is not set', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await expect(assertServersReachable({ DATABASE_URL: `postgres://u:p@127.0.0.1:${port}/x`, REDIS_URL: '' })).resolves.toBeUndefined();
  server.close();
});

it.each([
  { env: { DATABASE_URL: 'mysql://localhost/x' }, message: 'DATABASE_URL must look like postgres:' },
  { env: { DATABASE_URL: 'nonsense' }, message: 'DATABASE_URL must look like postgres:' },
  { env: { REDIS_URL: 'http://localhost' }, message: 'REDIS_URL must look like redis:' },
])('refuses $env in one line', async ({ env, message }) => {
  await expect(assertServersReachable(env)).rejects.toThrow(message);
});

it('names the server that cannot be reached, without its password', async () => {
  const port = await freePortFrom(0);
  const failure: unknown = await assertServersReachable({ DATABASE_URL: `postgres://u:secret@127.0.0.1:${port}/x` }).catch((error: unknown) => error);
  expect(String(failure)).toContain(`DATABASE_URL at 127.0.0.1:${port} cannot be reached (ECONNREFUSED)`);
  expect(String(failure)).not.toContain('secret');
});
