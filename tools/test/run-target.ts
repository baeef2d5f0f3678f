import { spawnSync } from 'node:child_process';
import { nxScript, Refusal, root } from '../start/repository.mjs';
import { nxEnvironment } from './nx.ts';
import { deleteTaskRecord, readTaskRecord } from './task-record.ts';
import { countOfTask, oneFailed, sumOf } from './test-count.ts';
import type { TestCount } from './task-report.ts';

type Scope = {
  /** Arguments of the target's command. */
  args?: readonly string[];
  /** An empty list means all projects with the target. */
  projects?: readonly string[];
};

/** Runs one Nx target, one project after the other, and streams its output. @throws {Refusal} if a named project has no such target. */
export function runTarget(target: string, { args = [], projects = [] }: Scope = {}): TestCount {
  deleteTaskRecord();
  const scope = projects.length > 0 ? [`--projects=${projects.join(',')}`] : [];
  const ownArguments = args.length > 0 ? ['--', ...args] : [];
  const { status } = spawnSync(
    process.execPath,
    [nxScript, 'run-many', '-t', target, ...scope, '--parallel=1', '--outputStyle=stream', ...ownArguments],
    { cwd: root, env: { ...process.env, ...nxEnvironment }, stdio: 'inherit' },
  );
  const tasks = readTaskRecord().filter((task) => task.target === target);
  const missing = projects.filter((name) => !tasks.some(({ project }) => project === name));
  if (status === 0 && missing.length > 0) throw new Refusal(`${missing.join(', ')} has no target ${target}.`);
  const count = sumOf(tasks.map((task) => countOfTask(task)));
  // A failed dependency of the target counts as one failure.
  return count.failed > 0 || (status === 0 && tasks.length > 0) ? count : sumOf([count, oneFailed]);
}
