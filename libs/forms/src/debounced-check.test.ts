import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDebouncedCheck } from './debounced-check.ts';

type SentRequest = { value: string; signal: AbortSignal; respond: (verdict: string) => void; fail: () => void };

let requests: SentRequest[];
const check = () => {
  requests = [];
  return createDebouncedCheck<string>({
    delayMs: 500,
    requestVerdict: (value, signal) => {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      requests.push({ value, signal, respond: resolve, fail: () => reject(new Error('no response')) });
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
    expect(requests).toHaveLength(0);
    expect(name.state()).toEqual({ status: 'checking' });
    await vi.advanceTimersByTimeAsync(1);
    expect(requests.map(({ value }) => value)).toEqual(['ad']);
    requests[0]?.respond('free');
    await vi.runAllTimersAsync();
    expect(name.state()).toEqual({ status: 'done', verdict: 'free' });
  });

  test('a new value aborts the running request, whose late response is ignored', async () => {
    const name = check();
    name.change('ada');
    await vi.advanceTimersByTimeAsync(500);
    name.change('adam');
    expect(requests[0]?.signal.aborted).toBe(true);
    requests[0]?.respond('taken');
    await vi.advanceTimersByTimeAsync(0);
    expect(name.state()).toEqual({ status: 'checking' });
    await vi.advanceTimersByTimeAsync(500);
    requests[1]?.respond('free');
    await vi.advanceTimersByTimeAsync(0);
    expect(name.state()).toEqual({ status: 'done', verdict: 'free' });
  });

  test('an empty value sends no request', async () => {
    const name = check();
    name.change('ada');
    name.change('');
    await vi.runAllTimersAsync();
    expect(requests).toHaveLength(0);
    expect(name.state()).toEqual({ status: 'idle' });
    expect(await name.settle()).toEqual({ status: 'idle' });
  });

  test('settling does not wait for the pause', async () => {
    const name = check();
    name.change('ada');
    const settled = name.settle();
    expect(requests).toHaveLength(1);
    requests[0]?.respond('taken');
    expect(await settled).toEqual({ status: 'done', verdict: 'taken' });
    await vi.runAllTimersAsync();
    expect(requests).toHaveLength(1);
  });

  test('a value that changes while settling is settled too', async () => {
    const name = check();
    name.change('ada');
    const settled = name.settle();
    name.change('adam');
    await vi.advanceTimersByTimeAsync(0);
    expect(requests.map(({ value }) => value)).toEqual(['ada', 'adam']);
    requests[1]?.respond('free');
    expect(await settled).toEqual({ status: 'done', verdict: 'free' });
  });

  test('a request without a response fails and is repeated by settling', async () => {
    const name = check();
    name.change('ada');
    await vi.advanceTimersByTimeAsync(500);
    requests[0]?.fail();
    await vi.advanceTimersByTimeAsync(0);
    expect(name.state()).toEqual({ status: 'failed' });
    const settled = name.settle();
    requests[1]?.respond('free');
    expect(await settled).toEqual({ status: 'done', verdict: 'free' });
  });

  test('leaving the screen aborts the request, and returning repeats it', async () => {
    const name = check();
    name.change('ada');
    await vi.advanceTimersByTimeAsync(500);
    name.stop();
    expect(requests[0]?.signal.aborted).toBe(true);
    name.change('ada');
    await vi.advanceTimersByTimeAsync(500);
    expect(requests).toHaveLength(2);
  });
});
