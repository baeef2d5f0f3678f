// Runs all servers from the build: `node tools/start/serve.ts [--port N] [--data-dir FOLDER] [--dev] [--throw-away] [--json]`.
// With --json it prints one line to stdout: {"site","api","payments","database","demoPassword"}. It stops on a signal, or when the parent process disconnects its IPC channel.
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { portFrom } from './ports.mjs';
import { isLocalSite } from './local-site.mjs';
import { Refusal, root } from './repository.mjs';
import { startStack, type Stack } from './stack.ts';

const options = {
  port: { type: 'string' },
  'data-dir': { type: 'string' },
  dev: { type: 'boolean', default: false },
  'throw-away': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  'started-at': { type: 'string' },
} as const;

function readOptions() {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

const values = readOptions();
const startedAtMs = Number(values['started-at'] ?? Date.now());
const dataFolder = resolve(values['data-dir'] ?? join(root, '.data'));
const print = (line: string) => (values.json ? process.stderr : process.stdout).write(`${line}\n`);

let stack: Stack | null = null;
let isEnding = false;
let starting: Promise<void> | null = null;

async function end(code: number): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  // Servers are stopped in order, which is only possible once all have started.
  await starting?.catch(() => undefined);
  await stack?.stop();
  if (values['throw-away']) rmSync(dataFolder, { recursive: true, force: true });
  process.exit(code);
}

async function start(): Promise<void> {
  stack = await startStack({
    port: portFrom(values.port ?? process.env['PORT']),
    dataFolder,
    isDevelopment: values.dev,
    isThrowAway: values['throw-away'],
    env: process.env,
    onProgress: (line) => print(`✓ ${line}`),
    onWarning: (line) => print(`! ${line}`),
  });
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (!isEnding) print('\nStopping …');
    void end(0);
  });
}
process.on('disconnect', () => void end(0));

try {
  starting = start();
  await starting;
  if (!isEnding && stack) announce(stack);
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error);
  await end(1);
}

function announce({ addresses, demoPassword, failed }: Stack): void {
  void failed.then((reason) => {
    if (isEnding) return;
    console.error(reason);
    void end(1);
  });
  if (values.json) return console.log(JSON.stringify({ ...addresses, demoPassword }));
  const seconds = ((Date.now() - startedAtMs) / 1000).toFixed(1);
  print(`\nPlayfront is ready: ${addresses.site}   (${seconds} s)`);
  if (!process.env['SMTP_URL']) print(`No mail server is set. Read mails at ${addresses.api}/mail`);
  if (addresses.payments && isLocalSite(addresses.site, process.env)) print(`Test payments are decided by hand at ${addresses.payments}/console`);
  if (demoPassword) {
    print(`Demonstration accounts, password ${demoPassword}:`);
    print('  demo-new (no money) · demo-regular, demo-highroller and demo-review (three months of play) · demo-blocked');
    print('  demo-admin, demo-officer and demo-support: staff, for the back office at /back-office');
  }
  print(`Press Ctrl-C to stop. The data stays in ${dataFolder}`);
}
