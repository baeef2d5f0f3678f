import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

export type ServerProcessOptions = {
  /** How people call it: "API", "gateway". */
  name: string;
  command: readonly [string, ...string[]];
  env: NodeJS.ProcessEnv;
  logFile: string;
  cwd: string;
  /** Warnings and worse, one line each. */
  onWarning: (line: string) => void;
};

export type ServerProcess = {
  name: string;
  pid: number;
  /** Settles when it has ended, wanted or not, and its log is written. */
  ended: Promise<string>;
  logFile: string;
  /** Asks it to end, once; after `patienceMs` it and all it started are killed. */
  stop(patienceMs: number): Promise<void>;
};

const warnLevel = 40;

/** Starts a server in a process group of its own, so that Ctrl-C in the terminal reaches it through us alone and in our order. */
export function startServerProcess({
  name,
  command: [file, ...commandArguments],
  env,
  logFile,
  cwd,
  onWarning,
}: ServerProcessOptions): ServerProcess {
  const child = spawn(file, commandArguments, { cwd, env, detached: process.platform !== 'win32', stdio: ['ignore', 'pipe', 'pipe'] });
  const log = openLog(logFile);
  // A full disk is no reason to end the servers.
  log.on('error', (error) => onWarning(`${name}: no log: ${error.message}`));
  follow(child.stdout, (line) => write(line, false));
  follow(child.stderr, (line) => write(line, true));

  function write(line: string, isError: boolean): void {
    log.write(`${line}\n`);
    const warning = warningIn(line, isError);
    if (warning) onWarning(`${name}: ${warning}`);
  }

  const ended = new Promise<string>((resolve) => {
    // The log is whole before anybody hears of the end: it is what they read next.
    child.once('error', (error) => log.end(() => resolve(error.message)));
    child.once('close', (code, signal) => log.end(() => resolve(signal ? `signal ${signal}` : `exit code ${code}`)));
  });
  return { name, pid: child.pid ?? 0, ended, logFile, stop: (patienceMs) => stop(child, ended, patienceMs) };
}

async function stop(child: ChildProcess, ended: Promise<string>, patienceMs: number): Promise<void> {
  child.kill('SIGTERM');
  const patience = new AbortController();
  const isLate = await Promise.race([ended.then(() => false), sleep(patienceMs, true, { signal: patience.signal }).catch(() => false)]);
  patience.abort();
  if (!isLate || !child.pid) return;
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL');
  } catch {
    // It ended in the meantime.
  }
  await ended;
}

/** What of a log line a person should see: pino's warnings and worse, and whatever is written to stderr as plain text. */
export function warningIn(line: string, isError: boolean): string | null {
  if (!line.startsWith('{')) return isError && line.trim() !== '' ? line : null;
  try {
    const entry = JSON.parse(line) as { level?: number; msg?: string; err?: { message?: string } };
    if ((entry.level ?? 0) < warnLevel) return null;
    return [entry.msg, entry.err?.message].filter(Boolean).join(': ');
  } catch {
    return isError ? line : null;
  }
}

function openLog(file: string) {
  mkdirSync(dirname(file), { recursive: true });
  try {
    renameSync(file, `${file}.1`);
  } catch {
    // The first run has none.
  }
  return createWriteStream(file);
}

function follow(stream: Readable | null, onLine: (line: string) => void): void {
  if (stream) createInterface({ input: stream }).on('line', onLine);
}
