import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Refusal } from '../start/repository.mjs';

/** Runs a script with pgbench and returns its transactions a second. @throws {Refusal} if it does not finish. */
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
  if (!rate || /aborted/.test(output)) throw new Refusal(`pgbench did not finish:\n${output}`);
  return Number(rate);
}

async function run(pgbenchArguments: readonly string[]): Promise<string> {
  const child = spawn(findOrInstallPgbench(), pgbenchArguments, { stdio: ['ignore', 'pipe', 'pipe'] });
  const written: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => written.push(chunk.toString()));
  await new Promise((resolve) => child.once('close', resolve));
  return written.join('');
}

const defaultPath = '/usr/bin/pgbench';

/** @throws {Refusal} naming the package to install. */
function findOrInstallPgbench(): string {
  const configured = process.env['PGBENCH_PATH'];
  if (configured) return configured;
  if (!existsSync(defaultPath) && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const options = { stdio: 'ignore' as const, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    spawnSync('apt-get', ['update', '-q'], options);
    spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'postgresql-contrib'], options);
  }
  if (existsSync(defaultPath)) return defaultPath;
  throw new Refusal('The comparison with plain SQL needs pgbench: install "postgresql-contrib" (Debian), or set PGBENCH_PATH to its path.');
}
