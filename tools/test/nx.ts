import { nxScript } from '../start/repository.mjs';
import { runNode, type CommandResult } from './run-command.ts';

/** Runs Nx on the pinned Node. */
export function nx(nxArguments: readonly string[]): Promise<CommandResult> {
  return runNode([nxScript, ...nxArguments], { env: { NX_DAEMON: 'false', NX_NO_CLOUD: 'true', NX_TUI: 'false' } });
}
