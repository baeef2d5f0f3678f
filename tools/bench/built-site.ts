import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStack } from '../start/stack.ts';

/** Runs `measure` against `SITE_URL`, or against servers started from the build on free ports with a new database. */
export async function withBuiltSite<Result>(measure: (siteUrl: string) => Promise<Result>): Promise<Result> {
  const given = process.env['SITE_URL'];
  if (given) return measure(given);
  const dataFolder = mkdtempSync(join(tmpdir(), 'playfront-site-'));
  const stack = await startStack({
    port: 0,
    dataFolder,
    isDevelopment: false,
    isThrowAway: true,
    env: { ...process.env, DATABASE_URL: '', REDIS_URL: '', PUBLIC_URL: '' },
    onProgress: () => undefined,
    onWarning: (line) => console.error(line),
  });
  try {
    return await measure(stack.addresses.site);
  } finally {
    await stack.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}
