import { describe, expect, it } from 'vitest';
import { runTable, withTable } from './slowest-parts.ts';
import { finishedTasks } from './task-record.ts';

const at = (seconds: number) => new Date(seconds * 1000).toISOString();
const record = {
  tasks: [
    {
      taskId: '@playfront/ui:test',
      target: 'test',
      projectName: '@playfront/ui',
      startTime: at(0),
      endTime: at(200),
      cacheStatus: 'cache-miss',
      status: 0,
    },
    {
      taskId: '@playfront/ui:test-first',
      target: 'test-first',
      projectName: '@playfront/ui',
      startTime: at(0),
      endTime: at(0),
      cacheStatus: 'cache-miss',
      status: 0,
    },
    {
      taskId: '@playfront/web-e2e:size',
      target: 'size',
      projectName: '@playfront/web-e2e',
      startTime: at(200),
      endTime: at(228),
      cacheStatus: 'local-cache-hit',
      status: 1,
    },
  ],
};

describe('finishedTasks', () => {
  it('says how each task ended and how long it took, and leaves out the empty ones', () => {
    expect(finishedTasks(record)).toEqual([
      { id: '@playfront/ui:test', target: 'test', project: '@playfront/ui', isOk: true, isCached: false, seconds: 200 },
      { id: '@playfront/web-e2e:size', target: 'size', project: '@playfront/web-e2e', isOk: false, isCached: true, seconds: 28 },
    ]);
  });
});

describe('runTable', () => {
  const task = finishedTasks(record)[0];
  const tasks = Array.from({ length: 12 }, (_, index) => ({
    id: `@playfront/p${index}:test`,
    target: 'test',
    project: '',
    isOk: true,
    isCached: false,
    seconds: index,
  }));

  it('lists the ten slowest tasks, the slowest first', () => {
    const table = runTable({ command: 'npm test', seconds: 841, summary: '9 passed, 0 failed', tasks: task ? [...tasks, task] : tasks }, '2 cores');
    expect(table).toContain('14:01 minutes on 2 cores: 9 passed, 0 failed; 13 tasks, 0 from the cache.');
    expect(table.match(/`[^`]+`/g)).toEqual(['`ui:test`', ...[11, 10, 9, 8, 7, 6, 5, 4, 3].map((index) => `\`p${index}:test\``)]);
  });
});

describe('withTable', () => {
  const text = 'Before\n<!-- npm test: start -->\nold\n<!-- npm test: end -->\nafter';

  it('replaces what stands between the marks', () =>
    expect(withTable(text, 'npm test', 'new')).toBe('Before\n<!-- npm test: start -->\n\nnew\n\n<!-- npm test: end -->\nafter'));

  it('refuses a text without a place for it', () => expect(() => withTable(text, 'npm start', 'new')).toThrow(/no place/));
});
