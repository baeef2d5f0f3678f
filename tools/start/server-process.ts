import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

export type ServerProcessOptions = {
  /** Name in messages: "API", "gateway". */
  name: string;
  command: readonly [string, ...string[]];
  env: NodeJS.ProcessEnv;
  logFile: string;
  cwd: string;
  /** Called with each warning or error, one line each. */
  onWarning: (line: string) => void;
};

export type ServerProcess = {
  name: string;
  pid: number;
  /** Resolves with the exit code, signal or error once the process has ended for any reason and its log is written. */
  ended: Promise<string>;
  logFile: string;
  /** Sends SIGTERM; after `timeoutMs` the process and all its children are killed. */
  stop(timeoutMs: number): Promise<void>;
};

const warnLevel = 40;

/** Starts a server in a separate process group, so that Ctrl-C in the terminal reaches only this process, which stops the servers in order. */
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
  // A full disk must not stop the servers.
  log.on('error', (error) => onWarning(`${name}: no log: ${error.message}`));
  follow(child.stdout, (line) => write(line, false));
  follow(child.stderr, (line) => write(line, true));

  function write(line: string, isError: boolean): void {
    log.write(`${line}\n`);
    const warning = warningIn(line, isError);
    if (warning) onWarning(`${name}: ${warning}`);
  }

  const ended = new Promise<string>((resolve) => {
    // The log is complete before the end is reported, so that it can be read then.
    child.once('error', (error) => log.end(() => resolve(error.message)));
    child.once('close', (code, signal) => log.end(() => resolve(signal ? `signal ${signal}` : `exit code ${code}`)));
  });
  return { name, pid: child.pid ?? 0, ended, logFile, stop: (timeoutMs) => stop(child, ended, timeoutMs) };
}

async function stop(child: ChildProcess, ended: Promise<string>, timeoutMs: number): Promise<void> {
  child.kill('SIGTERM');
  const timeout = new AbortController();
  const isLate = await Promise.race([ended.then(() => false), sleep(timeoutMs, true, { signal: timeout.signal }).catch(() => false)]);
  timeout.abort();
  if (!isLate || !child.pid) return;
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL');
  } catch {
    // It ended in the meantime.
  }
  await ended;
}

/** The part of a log line to show in the terminal: pino's warnings and errors, and plain text on stderr; otherwise null. */
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
