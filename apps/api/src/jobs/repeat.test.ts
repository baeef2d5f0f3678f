import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { repeat } from './repeat.ts';

const log = pino({ level: 'silent' });
const everyMs = 1_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work whose passes end when they are told to. */
function work() {
  const ends: (() => void)[] = [];
  const run = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  return { run, end: () => (ends.shift()?.(), vi.advanceTimersByTimeAsync(0)) };
}

it('runs again each time that it has rested, whether or not it failed', async () => {
  const run = vi.fn(() => Promise.reject(new Error('no')));
  const job = repeat({ name: 'a job', everyMs, run, log });
  job.start();
  await vi.advanceTimersByTimeAsync(2.5 * everyMs);
  expect(run).toHaveBeenCalledTimes(3);
  await job.stop();
  await vi.advanceTimersByTimeAsync(5 * everyMs);
  expect(run).toHaveBeenCalledTimes(3);
});

it('begins at once when it is hurried', async () => {
  const { run, end } = work();
  const job = repeat({ name: 'a job', everyMs, run, log });
  job.start();
  await end();
  job.hurry();
  expect(run).toHaveBeenCalledTimes(2);
});

it('runs once more, however often it was hurried during a pass', async () => {
  const { run, end } = work();
  const job = repeat({ name: 'a job', everyMs, run, log });
  job.start();
  job.hurry();
  job.hurry();
  expect(run).toHaveBeenCalledTimes(1);
  await end();
  expect(run).toHaveBeenCalledTimes(2);
  await end();
  expect(run).toHaveBeenCalledTimes(2);
});

it('that was hurried before it was started has one pass at a time', async () => {
  const { run, end } = work();
  const job = repeat({ name: 'a job', everyMs, run, log });
  job.hurry();
  job.start();
  expect(run).toHaveBeenCalledTimes(1);
  await end();
  await vi.advanceTimersByTimeAsync(1.5 * everyMs);
  expect(run).toHaveBeenCalledTimes(2);
});

it('has stopped when the pass under way has ended, and is not to be hurried any more', async () => {
  const { run, end } = work();
  const job = repeat({ name: 'a job', everyMs, run, log });
  job.hurry();
  job.hurry();
  const stopped = vi.fn();
  void job.stop().then(stopped);
  await vi.advanceTimersByTimeAsync(0);
  expect(stopped).not.toHaveBeenCalled();
  await end();
  expect(stopped).toHaveBeenCalledOnce();
  job.hurry();
  expect(run).toHaveBeenCalledTimes(1);
});
