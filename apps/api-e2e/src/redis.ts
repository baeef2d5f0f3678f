import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { freePortFrom } from '../../../tools/start/ports.mjs';
import { Refusal } from '../../../tools/start/repository.mjs';

export type RedisServer = { url: string; stop(): Promise<void> };

const defaultPath = '/usr/bin/redis-server';

/** Starts a real Redis on a free local port, without persistence. */
export async function startRedis(): Promise<RedisServer> {
  const port = await freePortFrom(0);
  const child = spawn(findOrInstallRedis(), ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => chunk.includes('Ready to accept connections') && resolve());
    void ended.then(() => reject(new Refusal('Redis did not start.')));
  });
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** @throws {Refusal} with the name of the package to install. */
function findOrInstallRedis(): string {
  const configured = process.env['REDIS_SERVER_PATH'];
  if (configured) return configured;
  if (!existsSync(defaultPath) && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const options = { stdio: 'ignore' as const, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    spawnSync('apt-get', ['update', '-q', '-o', 'DPkg::Lock::Timeout=300'], options);
    spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300', 'redis-server'], options);
  }
  if (existsSync(defaultPath)) return defaultPath;
  throw new Refusal('The tests over several processes need a Redis: install "redis-server" (Debian), or name one by REDIS_SERVER_PATH.');
}
