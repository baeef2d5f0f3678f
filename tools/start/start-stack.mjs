import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build, buildForDevelopment } from './build.mjs';
import { install } from './install.mjs';
import { assertMailServer } from './local-site.mjs';
import { assertPortIsFree, portFrom } from './ports.mjs';
import { pinnedNode, Refusal, root, toolEnvironment } from './repository.mjs';
import { assertNotRunning, endLeftovers } from './run-record.mjs';
import { assertServersReachable } from './servers-reachable.mjs';

/**
 * Checks the settings, installs, builds, then runs the servers on the pinned Node.
 * @param {readonly string[]} options `--dev` for hot reload; all others go to serve.ts
 * @returns {Promise<void>}
 */
export async function startStack(options) {
  const startedAtMs = Date.now();
  exitWithParent();
  const isDevelopment = options.includes('--dev');
  try {
    if (options.some((option) => option.startsWith('--port'))) throw new Refusal('Set the port with PORT: PORT=4300 npm start');
    const port = portFrom(process.env.PORT);
    assertNotRunning(join(root, '.data'));
    await endLeftovers(join(root, '.data'));
    await assertPortIsFree(port);
    assertMailServer(process.env);
    await assertServersReachable(process.env);
    console.log(`Playfront${isDevelopment ? ' (development)' : ''}`);
    await install();
    assertBrandIsKnown();
    await (isDevelopment ? buildForDevelopment() : build());
    runServers([...options, '--port', String(port), '--started-at', String(startedAtMs)]);
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    process.exitCode = 1;
  }
}

/** Reports a misspelt brand before the build. */
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
let forwardSignal = () => process.exit(130);

/** A signal ends the running step. npm sends it only to its shell, which exits without forwarding it: so this process also exits when its parent does. */
function exitWithParent() {
  for (const signal of signals) process.on(signal, () => forwardSignal(signal));
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const parentPid = process.ppid;
  setInterval(() => process.ppid !== parentPid && forwardSignal('SIGTERM'), 300).unref();
}

/** @param {readonly string[]} options */
function runServers(options) {
  // The IPC channel lets serve.ts notice the end of this process, even if it was killed.
  const servers = spawn(pinnedNode(), [join(root, 'tools/start/serve.ts'), ...options], {
    cwd: root,
    env: toolEnvironment(),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  forwardSignal = (signal) => void servers.kill(signal);
  servers.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
