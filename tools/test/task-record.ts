import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../start/repository.mjs';

/** A task of Nx's last run. */
export type FinishedTask = { id: string; target: string; project: string; isOk: boolean; isCached: boolean; seconds: number };

type NxRecord = {
  tasks: { taskId: string; target: string; projectName: string; startTime: string; endTime: string; cacheStatus: string; status: number }[];
};

/** Nx writes a record of its last run next to its cache. */
const recordFile = join(process.env['NX_CACHE_DIRECTORY'] ?? join(root, '.nx/cache'), 'run.json');

/** Call it before a run: an aborted run leaves no record, and that of the previous run must not be used instead. */
export function deleteTaskRecord(): void {
  rmSync(recordFile, { force: true });
}

export function readTaskRecord(): FinishedTask[] {
  if (!existsSync(recordFile)) return [];
  return finishedTasks(JSON.parse(readFileSync(recordFile, 'utf8')) as NxRecord);
}

/** Targets without a command: `test-first` orders the longest tests first, `site` depends on the builds of the site. */
const emptyTargets = new Set(['test-first', 'site']);

export function finishedTasks({ tasks }: NxRecord): FinishedTask[] {
  return tasks
    .filter(({ target }) => !emptyTargets.has(target))
    .map(({ taskId, target, projectName, startTime, endTime, cacheStatus, status }) => ({
      id: taskId,
      target,
      project: projectName,
      isOk: status === 0,
      isCached: cacheStatus !== 'cache-miss',
      seconds: (Date.parse(endTime) - Date.parse(startTime)) / 1000,
    }));
}
