import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal, root, toolEnvironment } from './repository.mjs';

const shownLines = 40;

/**
 * Runs a step and shows one line for it: its label, then how long it took.
 * @template Result
 * @param {string} label
 * @param {() => Promise<Result>} step
 * @returns {Promise<Result>}
 */
export async function withProgress(label, step) {
  const startedAtMs = Date.now();
  const isTerminal = Boolean(process.stdout.isTTY);
  const seconds = () => `${((Date.now() - startedAtMs) / 1000).toFixed(1)} s`;
  if (isTerminal) process.stdout.write(`  ${label} …`);
  else console.log(`  ${label} …`);
  const ticking = isTerminal ? setInterval(() => process.stdout.write(`\r  ${label} … ${seconds()}`), 500) : undefined;
  try {
    const result = await step();
    clearInterval(ticking);
    console.log(`${isTerminal ? '\r' : ''}✓ ${label}: ${seconds()}   `);
    return result;
  } catch (error) {
    clearInterval(ticking);
    if (isTerminal) console.log(`\r✗ ${label}: ${seconds()}   `);
    throw error;
  }
}

/**
 * Runs a command with its output in `.data/logs/<log>.log`; if it fails, prints the last lines of that output.
 * @param {string} file
 * @param {readonly string[]} commandArguments
 * @param {{ log: string, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<void>}
 */
export async function runQuietly(file, commandArguments, { log, env = toolEnvironment() }) {
  const logFile = join(root, '.data/logs', `${log}.log`);
  mkdirSync(join(root, '.data/logs'), { recursive: true });
  const output = createWriteStream(logFile);
  /** @type {string[]} */
  const chunks = [];
  const child = spawn(file, commandArguments, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const endChild = () => void child.kill();
  process.once('exit', endChild);
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (/** @type {Buffer} */ chunk) => {
      output.write(chunk);
      chunks.push(chunk.toString());
    });
  }
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  process.off('exit', endChild);
  output.end();
  if (code === 0) return;
  console.error(`\n${chunks.join('').trimEnd().split('\n').slice(-shownLines).join('\n')}\n`);
  throw new Refusal(
    `${[file.split(/[\\/]/).pop(), ...commandArguments.slice(0, 2)].join(' ')} failed (code ${code}); full output: .data/logs/${log}.log`,
  );
}
