import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build, buildForDevelopment } from './build.mjs';
import { install } from './install.mjs';
import { assertMailsLeave } from './own-address.mjs';
import { assertPortIsFree, portFrom } from './ports.mjs';
import { pinnedNode, Refusal, root, toolEnvironment } from './repository.mjs';
import { assertNotRunning, endLeftovers } from './run-record.mjs';
import { assertServersInReach } from './servers-in-reach.mjs';

/**
 * Checks, installs, builds, then hands over to the pinned Node, which runs the servers.
 * @param {readonly string[]} options `--dev` for hot reload; anything else is for serve.ts
 * @returns {Promise<void>}
 */
export async function startStack(options) {
  const startedAtMs = Date.now();
  endWithStarter();
  const isDevelopment = options.includes('--dev');
  try {
    if (options.some((option) => option.startsWith('--port'))) throw new Refusal('The port is set by PORT: PORT=4300 npm start');
    const port = portFrom(process.env.PORT);
    assertNotRunning(join(root, '.data'));
    await endLeftovers(join(root, '.data'));
    await assertPortIsFree(port);
    assertMailsLeave(process.env);
    await assertServersInReach(process.env);
    console.log(`Playfront${isDevelopment ? ' (development)' : ''}`);
    await install();
    assertBrandIsKnown();
    await (isDevelopment ? buildForDevelopment() : build());
    handOver([...options, '--port', String(port), '--started-at', String(startedAtMs)]);
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    process.exitCode = 1;
  }
}

/** A misspelt brand is found before the build, not after it. */
function assertBrandIsKnown() {
  if (!process.env.BRAND) return;
  const script =
    "import('@playfront/brand').then(({ brandOf }) => brandOf(process.env.BRAND)).catch((error) => { console.log(error.message); process.exit(1); })";
  const { status, stdout } = spawnSync(pinnedNode(), ['--input-type=module', '--eval', script], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Refusal(`BRAND: ${stdout.trim()}`);
}

/** @type {NodeJS.Signals[]} */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** @type {(signal: NodeJS.Signals) => void} */
let passOn = () => process.exit(130);

/** A signal ends whatever step is running. npm passes one on to the shell between us, which dies of it and tells nobody. */
function endWithStarter() {
  for (const signal of signals) process.on(signal, () => passOn(signal));
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const starter = process.ppid;
  setInterval(() => process.ppid !== starter && passOn('SIGTERM'), 300).unref();
}

/** @param {readonly string[]} options */
function handOver(options) {
  // The channel tells serve.ts when this process is gone, however it went.
  const servers = spawn(pinnedNode(), [join(root, 'tools/start/serve.ts'), ...options], {
    cwd: root,
    env: toolEnvironment(),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  passOn = (signal) => void servers.kill(signal);
  servers.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
