import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDebouncedCheck } from './debounced-check.ts';

type Question = { value: string; signal: AbortSignal; answer: (verdict: string) => void; fail: () => void };

let questions: Question[];
const check = () => {
  questions = [];
  return createDebouncedCheck<string>({
    delayMs: 500,
    ask: (value, signal) => {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      questions.push({ value, signal, answer: resolve, fail: () => reject(new Error('no answer')) });
      return promise;
    },
  });
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a check while typing', () => {
  test('sends one request, half a second after the last key press', async () => {
    const name = check();
    name.change('a');
    await vi.advanceTimersByTimeAsync(400);
    name.change('ad');
    await vi.advanceTimersByTimeAsync(499);
    expect(questions).toHaveLength(0);
    expect(name.state()).toEqual({ status: 'checking' });
    await vi.advanceTimersByTimeAsync(1);
    expect(questions.map(({ value }) => value)).toEqual(['ad']);
    questions[0]?.answer('free');
    await vi.runAllTimersAsync();
    expect(name.state()).toEqual({ status: 'done', verdict: 'free' });
  });

  test('a new value aborts the running request, whose late response is ignored', async () => {
    const name = check();
    name.change('ada');
    await vi.advanceTimersByTimeAsync(500);
    name.change('adam');
    expect(questions[0]?.signal.aborted).toBe(true);
    questions[0]?.answer('taken');
    await vi.advanceTimersByTimeAsync(0);
    expect(name.state()).toEqual({ status: 'checking' });
    await vi.advanceTimersByTimeAsync(500);
    questions[1]?.answer('free');
    await vi.advanceTimersByTimeAsync(0);
    expect(name.state()).toEqual({ status: 'done', verdict: 'free' });
  });

  test('an empty value sends no request', async () => {
    const name = check();
    name.change('ada');
    name.change('');
    await vi.runAllTimersAsync();
    expect(questions).toHaveLength(0);
    expect(name.state()).toEqual({ status: 'idle' });
    expect(await name.settle()).toEqual({ status: 'idle' });
  });

  test('settling does not wait for the pause', async () => {
    const name = check();
    name.change('ada');
    const settled = name.settle();
    expect(questions).toHaveLength(1);
    questions[0]?.answer('taken');
    expect(await settled).toEqual({ status: 'done', verdict: 'taken' });
    await vi.runAllTimersAsync();
    expect(questions).toHaveLength(1);
  });

  test('a value that changes while settling is settled too', async () => {
    const name = check();
    name.change('ada');
    const settled = name.settle();
    name.change('adam');
    await vi.advanceTimersByTimeAsync(0);
    expect(questions.map(({ value }) => value)).toEqual(['ada', 'adam']);
    questions[1]?.answer('free');
    expect(await settled).toEqual({ status: 'done', verdict: 'free' });
  });

  test('a request without a response fails and is repeated by settling', async () => {
    const name = check();
    name.change('ada');
    await vi.advanceTimersByTimeAsync(500);
    questions[0]?.fail();
    await vi.advanceTimersByTimeAsync(0);
    expect(name.state()).toEqual({ status: 'failed' });
    const settled = name.settle();
    questions[1]?.answer('free');
    expect(await settled).toEqual({ status: 'done', verdict: 'free' });
  });

  test('leaving the screen aborts the request, and returning repeats it', async () => {
    const name = check();
    name.change('ada');
    await vi.advanceTimersByTimeAsync(500);
    name.stop();
    expect(questions[0]?.signal.aborted).toBe(true);
    name.change('ada');
    await vi.advanceTimersByTimeAsync(500);
    expect(questions).toHaveLength(2);
  });
});
