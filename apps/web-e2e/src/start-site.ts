import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { freePortFrom } from '../../../tools/start/ports.mjs';
import { formFactors, otherSiteUrl } from './other-site.ts';

type Addresses = { site: string; api: string; payments: string; database: string; demoPassword: string };

/** A random port below the range that systems use for outgoing connections. */
const randomPort = () => 20_000 + Math.floor(Math.random() * 10_000);

/** Starts all servers on free ports with their own database, unless `SITE_URL` names a running site; stops them after the last journey. */
export default async function startSite(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['SITE_URL']) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'playfront-journeys-'));
  const serve = fileURLToPath(new URL('../../../tools/start/serve.ts', import.meta.url));
  const otherSitePorts = await Promise.all(formFactors.map(() => freePortFrom(randomPort())));
  const stack = spawn(process.execPath, [serve, '--port', '0', '--data-dir', folder, '--throw-away', '--json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATABASE_URL: '', REDIS_URL: '', SITE_ORIGINS: otherSitePorts.map(otherSiteUrl).join(',') },
  });
  const ended = new Promise<void>((resolve) => stack.once('exit', () => resolve()));
  const line = await Promise.race([
    new Promise<string>((resolve) => createInterface({ input: stack.stdout }).once('line', resolve)),
    ended.then(() => {
      throw new Error('The site did not start');
    }),
  ]);
  const addresses = JSON.parse(line) as Addresses;
  process.env['SITE_URL'] = addresses.site;
  process.env['API_URL'] = addresses.api;
  process.env['PAYMENTS_URL'] = addresses.payments;
  process.env['SITE_DATABASE'] = addresses.database;
  process.env['DEMO_PASSWORD'] = addresses.demoPassword;
  process.env['OTHER_SITE_PORTS'] = otherSitePorts.join(',');
  return async () => {
    stack.kill('SIGTERM');
    await ended;
  };
}
