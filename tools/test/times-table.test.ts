import { describe, expect, it } from 'vitest';
import { finishedTasks } from './task-record.ts';
import { timesTable, withTable } from './times-table.ts';

const at = (seconds: number) => new Date(seconds * 1000).toISOString();
const task = (project: string, target: string, startS: number, endS: number) => ({
  taskId: `@playfront/${project}:${target}`,
  target,
  projectName: `@playfront/${project}`,
  startTime: at(startS),
  endTime: at(endS),
  cacheStatus: 'cache-miss',
  status: 0,
});

describe('finishedTasks', () => {
  it('returns result and duration of each task, without the empty targets', () => {
    const size = { ...task('web-e2e', 'size', 200, 228), cacheStatus: 'local-cache-hit', status: 1 };
    expect(finishedTasks({ tasks: [task('ui', 'test', 0, 200), task('ui', 'test-first', 0, 0), size] })).toEqual([
      { id: '@playfront/ui:test', target: 'test', project: '@playfront/ui', isOk: true, isCached: false, seconds: 200 },
      { id: '@playfront/web-e2e:size', target: 'size', project: '@playfront/web-e2e', isOk: false, isCached: true, seconds: 28 },
    ]);
  });
});

describe('timesTable', () => {
  it('lists the parts, longest first', () => {
    const parts = [
      { part: 'lint', seconds: 12.4, count: { passed: 1, failed: 0 } },
      { part: 'test', seconds: 200, count: { passed: 9, failed: 1 } },
    ];
    const table = timesTable({ seconds: 841, summary: '10 passed, 1 failed', parts }, '2 cores');
    expect(table).toContain('14:01 minutes on 2 cores: 10 passed, 1 failed.');
    expect(table.split('\n').slice(-2)).toEqual(['| `test` | 200 | 9 passed, 1 failed |', '| `lint` | 12 | 1 passed, 0 failed |']);
  });
});

describe('withTable', () => {
  const text = 'Before\n<!-- npm test: start -->\nold\n<!-- npm test: end -->\nafter';

  it('replaces the text between the markers', () =>
    expect(withTable(text, 'npm test', 'new')).toBe('Before\n<!-- npm test: start -->\n\nnew\n\n<!-- npm test: end -->\nafter'));

  it('refuses a text without the markers', () => expect(() => withTable(text, 'npm start', 'new')).toThrow(/no markers/));
});
