import { nxScript } from '../start/repository.mjs';
import { runNode, type CommandResult } from '../start/run-command.ts';

export const nxEnvironment = { NX_DAEMON: 'false', NX_NO_CLOUD: 'true', NX_TUI: 'false' };

/** Runs Nx on the pinned Node. `onTask` is called with the name of each finished task. */
export function nx(nxArguments: readonly string[], onTask: (task: string) => void = () => undefined): Promise<CommandResult> {
  return runNode([nxScript, ...nxArguments], {
    env: nxEnvironment,
    onLine(line) {
      const task = /^> nx run (\S+)/.exec(line)?.[1];
      if (task) onTask(task);
    },
  });
}
