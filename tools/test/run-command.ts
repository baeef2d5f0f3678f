import { spawn } from 'node:child_process';
import { root } from '../start/repository.mjs';

export type CommandResult = { isOk: boolean; output: string };

/** Runs a program to its end and keeps what it wrote. */
export function runCommand(
  file: string,
  commandArguments: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<CommandResult> {
  const child = spawn(file, commandArguments, {
    cwd: options.cwd ?? root,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ isOk: false, output: error.message }));
    child.once('close', (code) => resolve({ isOk: code === 0, output: chunks.join('') }));
  });
}

/** The same for a script of the repository, on this Node. */
export function runNode(commandArguments: readonly string[], options: { cwd?: string; env?: NodeJS.ProcessEnv } = {}): Promise<CommandResult> {
  return runCommand(process.execPath, commandArguments, options);
}
