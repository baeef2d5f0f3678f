// Runs all servers over what is built: `node tools/start/serve.ts [--port N] [--data-dir FOLDER] [--dev] [--throw-away] [--json]`.
// With --json the one line on stdout is {"site","api","payments","database","demoPassword"}; everything ends on a signal, and with the process that started this over an IPC channel.
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { portFrom } from './ports.mjs';
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
const say = (line: string) => (values.json ? process.stderr : process.stdout).write(`${line}\n`);

let stack: Stack | null = null;
let isEnding = false;
let starting: Promise<void> | null = null;

async function end(code: number): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  // Half-started servers know no order; when they are up they can be ended in it.
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
    onProgress: (line) => say(`✓ ${line}`),
    onWarning: (line) => say(`! ${line}`),
  });
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (!isEnding) say('\nEnding …');
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
  say(`\nPlayfront is ready: ${addresses.site}   (${seconds} s)`);
  if (!process.env['SMTP_URL']) say(`Mails it sends are kept at ${addresses.api}/mail`);
  if (demoPassword) {
    say(`Accounts to try, password ${demoPassword}:`);
    say('  demo-new (begins without money) · demo-regular, demo-highroller and demo-review (three months of play) · demo-blocked');
    say('  demo-admin, demo-officer and demo-support, for the back office at /back-office');
  }
  say(`Ctrl-C ends it; its data stays in ${dataFolder}`);
}
