import { describe, expect, it } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

const nextTick = () => new Promise(setImmediate);

/** Creates tasks that the test ends one by one, and records the order in which they began. */
function createTasks() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const task = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.push(() => resolve(name)));
  };
  const endNext = async () => {
    ends.shift()?.();
    await nextTick();
  };
  return { begun, task, endNext };
}

describe('a fair queue', () => {
  it('runs a few tasks concurrently and serves waiting keys in turn', async () => {
    const queue = createFairQueue({ atOnce: 2, waitingOfOne: 9, waiting: 20 });
    const { begun, task, endNext } = createTasks();
    const all = ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'c1', 'b2'].map((name) => queue.run(name.charAt(0), task(name)));
    await nextTick();
    expect(begun).toEqual(['a1', 'a2']);
    for (let turn = 0; turn < 8; turn += 1) await endNext();
    expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'b2', 'a5']);
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'c1', 'b2']);
  });

  it('refuses a key with too many waiting tasks, and the key with most of them if the queue is full', async () => {
    const queue = createFairQueue({ atOnce: 1, waitingOfOne: 2, waiting: 3 });
    const { begun, task, endNext } = createTasks();
    const late = { status: 0, error: 'too_many_requests' };
    const [first] = ['a1', 'a2', 'a3'].map((name) => queue.run('a', task(name)));
    expect(await queue.run('a', task('a4'))).toMatchObject(late);
    const other = queue.run('b', task('b1'));
    expect(await queue.run('b', task('b2'))).toMatchObject(late);
    await endNext();
    expect(await first).toBe('a1');
    const next = queue.run('a', task('a5'));
    for (let turn = 0; turn < 4; turn += 1) await endNext();
    expect(await Promise.all([other, next])).toEqual(['b1', 'a5']);
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'a5']);
  });

  it('cannot be filled by one key', async () => {
    const queue = createFairQueue({ atOnce: 1, waitingOfOne: 3, waiting: 6 });
    const { begun, task, endNext } = createTasks();
    const many = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'b3'].map((name) => queue.run(name.charAt(0), task(name)));
    const few = ['c1', 'd1', 'c2'].map((name) => queue.run(name.charAt(0), task(name)));
    for (let turn = 0; turn < 8; turn += 1) await endNext();
    expect(await Promise.all(few)).toEqual(['c1', 'd1', expect.objectContaining({ error: 'too_many_requests' })]);
    expect((await Promise.all(many)).filter((response) => typeof response === 'string')).toEqual(['a1', 'a2', 'a3', 'b1', 'b2']);
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'd1', 'a3', 'b2']);
  });

  it('continues after a task that failed', async () => {
    const queue = createFairQueue({ atOnce: 1, waitingOfOne: 2, waiting: 3 });
    const failed = queue.run('a', () => Promise.reject(new Error('no')));
    const next = queue.run('a', () => Promise.resolve('yes'));
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('yes');
  });
});
