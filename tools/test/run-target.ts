import { spawnSync } from 'node:child_process';
import { nxScript, Refusal, root } from '../start/repository.mjs';
import { nxEnvironment } from './nx.ts';
import { forgetTaskRecord, readTaskRecord } from './task-record.ts';
import { countOfTask, oneFailed, sumOf } from './test-count.ts';
import type { TestCount } from './task-report.ts';

type Scope = {
  /** Of the target's command. */
  args?: readonly string[];
  /** None means all that have the target. */
  projects?: readonly string[];
};

/** Runs one target of Nx, one project after the other, and shows what it writes as it comes. @throws {Refusal} if a named project has no such target. */
export function runTarget(target: string, { args = [], projects = [] }: Scope = {}): TestCount {
  forgetTaskRecord();
  const scope = projects.length > 0 ? [`--projects=${projects.join(',')}`] : [];
  const ownArguments = args.length > 0 ? ['--', ...args] : [];
  const { status } = spawnSync(
    process.execPath,
    [nxScript, 'run-many', '-t', target, ...scope, '--parallel=1', '--outputStyle=stream', ...ownArguments],
    { cwd: root, env: { ...process.env, ...nxEnvironment }, stdio: 'inherit' },
  );
  const tasks = readTaskRecord().filter((task) => task.target === target);
  const missing = projects.filter((name) => !tasks.some(({ project }) => project === name));
  if (status === 0 && missing.length > 0) throw new Refusal(`There is no target ${target} in ${missing.join(', ')}.`);
  const count = sumOf(tasks.map((task) => countOfTask(task)));
  // What the target depends on can fail too.
  return count.failed > 0 || (status === 0 && tasks.length > 0) ? count : sumOf([count, oneFailed]);
}
