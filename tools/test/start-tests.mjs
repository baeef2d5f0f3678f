import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { install } from '../start/install.mjs';
import { pinnedNode, Refusal, root, toolEnvironment } from '../start/repository.mjs';

/**
 * Installs missing packages, then runs the tests on the pinned Node.
 * @param {readonly string[]} options options of run.ts, or after `--deep` those of deep.ts
 * @returns {Promise<void>}
 */
export async function startTests(options) {
  try {
    await install();
    const [script, rest] = options[0] === '--deep' ? ['deep.ts', options.slice(1)] : ['run.ts', options];
    const tests = spawn(pinnedNode(), [join(root, 'tools/test', script), ...rest], { cwd: root, env: toolEnvironment(), stdio: 'inherit' });
    for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => tests.kill(signal));
    tests.once('exit', (code) => process.exit(code ?? 1));
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    process.exitCode = 1;
  }
}
