import { ConfigError } from './environment.ts';

/** Ends the process: with one line for a mistake in its configuration, with the stack for any other error. */
export function endAfterStartFailure(service: string, error: unknown): never {
  process.stderr.write(`${service}: ${lineOf(error)}\n`);
  process.exit(1);
}

function lineOf(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE') return `the address is taken (${error.message})`;
  return error.stack ?? error.message;
}
