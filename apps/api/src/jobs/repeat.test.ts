import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { repeat } from './repeat.ts';

const log = pino({ level: 'silent' });
const everyMs = 1_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work whose runs the test ends. */
function work() {
  const ends: (() => void)[] = [];
  const run = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  return { run, end: () => (ends.shift()?.(), vi.advanceTimersByTimeAsync(0)) };
}

it('runs again after each pause, whether or not it failed', async () => {
  const run = vi.fn(() => Promise.reject(new Error('no')));
  const job = repeat({ name: 'a job', everyMs, run, log });
  job.start();
  await vi.advanceTimersByTimeAsync(2.5 * everyMs);
  expect(run).toHaveBeenCalledTimes(3);
  await job.stop();
  await vi.advanceTimersByTimeAsync(5 * everyMs);
  expect(run).toHaveBeenCalledTimes(3);
});

it('runs immediately with runNow', async () => {
  const { run, end } = work();
  const job = repeat({ name: 'a job', everyMs, run, log });
  job.start();
  await end();
  job.runNow();
  expect(run).toHaveBeenCalledTimes(2);
});

it('runs once more, however often runNow was called during a run', async () => {
  const { run, end } = work();
  const job = repeat({ name: 'a job', everyMs, run, log });
  job.start();
  job.runNow();
  job.runNow();
  expect(run).toHaveBeenCalledTimes(1);
  await end();
  expect(run).toHaveBeenCalledTimes(2);
  await end();
  expect(run).toHaveBeenCalledTimes(2);
});

it('never runs twice at a time if runNow was called before start', async () => {
  const { run, end } = work();
  const job = repeat({ name: 'a job', everyMs, run, log });
  job.runNow();
  job.start();
  expect(run).toHaveBeenCalledTimes(1);
  await end();
  await vi.advanceTimersByTimeAsync(1.5 * everyMs);
  expect(run).toHaveBeenCalledTimes(2);
});

it('has stopped when the current run has ended, and ignores runNow then', async () => {
  const { run, end } = work();
  const job = repeat({ name: 'a job', everyMs, run, log });
  job.runNow();
  job.runNow();
  const stopped = vi.fn();
  void job.stop().then(stopped);
  await vi.advanceTimersByTimeAsync(0);
  expect(stopped).not.toHaveBeenCalled();
  await end();
  expect(stopped).toHaveBeenCalledOnce();
  job.runNow();
  expect(run).toHaveBeenCalledTimes(1);
});
