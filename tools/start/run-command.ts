import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { root } from './repository.mjs';

export type CommandResult = { isOk: boolean; output: string };

type Options = { cwd?: string; env?: NodeJS.ProcessEnv; /** Called with each line of its standard output. */ onLine?: (line: string) => void };

/** Runs a program to its end and returns its output. */
export function runCommand(
  file: string,
  commandArguments: readonly string[],
  { cwd = root, env = {}, onLine }: Options = {},
): Promise<CommandResult> {
  const child = spawn(file, commandArguments, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
  if (onLine) createInterface({ input: child.stdout }).on('line', (line) => onLine(stripVTControlCharacters(line)));
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ isOk: false, output: error.message }));
    child.once('close', (code) => resolve({ isOk: code === 0, output: chunks.join('') }));
  });
}

/** Runs a script of the repository on the current Node. */
export function runNode(commandArguments: readonly string[], options: Options = {}): Promise<CommandResult> {
  return runCommand(process.execPath, commandArguments, options);
}
