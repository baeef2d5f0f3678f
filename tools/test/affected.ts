import { runCommand } from '../start/run-command.ts';

/** The commit a change began at: `NX_BASE`, else where this branch left the main one, else the commit before. */
export async function baseOfChange(): Promise<string> {
  const told = process.env['NX_BASE'];
  if (told) return told;
  for (const main of ['origin/main', 'main']) {
    const fork = await runCommand('git', ['merge-base', main, 'HEAD']);
    const head = await runCommand('git', ['rev-parse', 'HEAD']);
    // On the main branch itself a change is its last commit and what is not committed yet.
    if (fork.isOk && fork.output.trim() !== head.output.trim()) return fork.output.trim();
  }
  const previous = await runCommand('git', ['rev-parse', '--verify', '--quiet', 'HEAD~1']);
  return previous.isOk ? previous.output.trim() : 'HEAD';
}
