import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Refusal } from '../start/repository.mjs';

/** Transactions a second that pgbench reaches with a script, or why it does not. */
export async function pgbench(options: { databaseUrl: string; script: string; clients: number; seconds: number }): Promise<number> {
  const { databaseUrl, script, clients, seconds } = options;
  const output = await run([
    '--no-vacuum',
    '--protocol',
    'prepared',
    '--client',
    `${clients}`,
    '--jobs',
    '2',
    '--time',
    `${seconds}`,
    '--file',
    script,
    databaseUrl,
  ]);
  const rate = /tps = ([\d.]+)/.exec(output)?.[1];
  if (!rate || /aborted/.test(output)) throw new Refusal(`pgbench did not finish its work:\n${output}`);
  return Number(rate);
}

async function run(pgbenchArguments: readonly string[]): Promise<string> {
  const child = spawn(findOrInstallPgbench(), pgbenchArguments, { stdio: ['ignore', 'pipe', 'pipe'] });
  const written: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => written.push(chunk.toString()));
  await new Promise((resolve) => child.once('close', resolve));
  return written.join('');
}

const usualPlace = '/usr/bin/pgbench';

/** @throws {Refusal} saying what to install. */
function findOrInstallPgbench(): string {
  const told = process.env['PGBENCH_PATH'];
  if (told) return told;
  if (!existsSync(usualPlace) && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const options = { stdio: 'ignore' as const, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    spawnSync('apt-get', ['update', '-q'], options);
    spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'postgresql-contrib'], options);
  }
  if (existsSync(usualPlace)) return usualPlace;
  throw new Refusal('The comparison with plain SQL needs pgbench: install "postgresql-contrib" (Debian), or name it by PGBENCH_PATH.');
}
