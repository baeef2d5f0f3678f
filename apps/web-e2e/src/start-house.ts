import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { freePortFrom } from '../../../tools/start/ports.mjs';
import { formFactors, otherSiteUrl } from './other-site.ts';

type Addresses = { site: string; api: string; payments: string; database: string };

/** A port for later, below those that systems take for outgoing connections. */
const quietPort = () => 20_000 + Math.floor(Math.random() * 10_000);

/** Starts the whole house on free ports with a database of its own, unless one is given by `SITE_URL`; ends it after the last journey. */
export default async function startHouse(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['SITE_URL']) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'playfront-journeys-'));
  const serve = fileURLToPath(new URL('../../../tools/start/serve.ts', import.meta.url));
  const otherSitePorts = await Promise.all(formFactors.map(() => freePortFrom(quietPort())));
  const house = spawn(process.execPath, [serve, '--port', '0', '--data-dir', folder, '--throw-away', '--json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATABASE_URL: '', REDIS_URL: '', SITE_ORIGINS: otherSitePorts.map(otherSiteUrl).join(',') },
  });
  const ended = new Promise<void>((resolve) => house.once('exit', () => resolve()));
  const line = await Promise.race([
    new Promise<string>((resolve) => createInterface({ input: house.stdout }).once('line', resolve)),
    ended.then(() => {
      throw new Error('The house did not start');
    }),
  ]);
  const addresses = JSON.parse(line) as Addresses;
  process.env['SITE_URL'] = addresses.site;
  process.env['API_URL'] = addresses.api;
  process.env['OTHER_SITE_PORTS'] = otherSitePorts.join(',');
  return async () => {
    house.kill('SIGTERM');
    await ended;
  };
}
