import { describe, expect, test } from 'vitest';
import type { ErrorKey } from '@playfront/api-contract';
import { ApiError, type ApiErrorKind } from './api-error.ts';
import { createRequestKeys, type OpenRequest, type RequestKeysOptions } from './request-keys.ts';

function keysWith(options: RequestKeysOptions<object> = {}) {
  let created = 0;
  const clock = { ms: 0 };
  const keys = createRequestKeys({ newKey: () => `key ${++created}`, now: () => clock.ms, ...options });
  /** The key of a request that fails; by default without a response. */
  async function keyOf(mark: string, kind: ApiErrorKind = 'network', refusal?: ErrorKey): Promise<string> {
    let sent = '';
    const failure = new ApiError(kind, 'payment/send', refusal && { key: refusal });
    const run = keys.run(mark, (key) => {
      sent = key;
      return Promise.reject(failure);
    });
    await expect(run).rejects.toBe(failure);
    return sent;
  }
  async function keysOf(...marks: readonly string[]): Promise<string[]> {
    const sent: string[] = [];
    for (const mark of marks) sent.push(await keyOf(mark));
    return sent;
  }
  return { ...keys, clock, keyOf, keysOf };
}

describe('the key of a request', () => {
  test('is reused while the request has no response, in spite of other requests', async () => {
    const { keysOf } = keysWith();
    expect(await keysOf('a', 'b', 'a')).toEqual(['key 1', 'key 2', 'key 1']);
  });

  test('is new after a success', async () => {
    const { keyOf, run, find } = keysWith();
    await keyOf('a');
    expect(await run('a', (key) => Promise.resolve(`response to ${key}`))).toBe('response to key 1');
    expect([find('a'), await keyOf('a')]).toEqual([undefined, 'key 2']);
  });

  test.each<[string, ApiErrorKind, ErrorKey | undefined, string]>([
    ['new after a refusal of the request', 'refused', 'insufficient_funds', 'key 2'],
    ['reused after a refusal that did not consider the request', 'refused', 'too_many_requests', 'key 1'],
    ['reused after a timeout', 'timeout', undefined, 'key 1'],
    ['reused after an invalid response', 'contract', undefined, 'key 1'],
    ['reused after a log-out', 'unauthorized', undefined, 'key 1'],
  ])('is %s', async (_, kind, refusal, next) => {
    const { keyOf } = keysWith();
    await keyOf('a', kind, refusal);
    expect(await keyOf('a')).toBe(next);
  });

  test('is not reused after another request replaced it', async () => {
    const { keysOf } = keysWith({ isSingle: true });
    expect(await keysOf('a', 'a', 'b', 'a')).toEqual(['key 1', 'key 1', 'key 2', 'key 3']);
  });

  test('is new after its lifetime, counted from the first attempt', async () => {
    const { keyOf, clock } = keysWith({ lifetimeMs: 1_000 });
    const at = (ms: number) => ((clock.ms = ms), keyOf('a'));
    expect([await at(0), await at(1_000), await at(1_001)]).toEqual(['key 1', 'key 1', 'key 2']);
  });

  test('survives the page in storage and works if storage is not available', async () => {
    let stored: OpenRequest[] = [];
    const storage = { read: () => stored, write: (requests: OpenRequest[]) => void (stored = requests) };
    await keysWith({ storage }).keyOf('a');
    expect(await keysWith({ storage, newKey: () => 'another' }).keyOf('a')).toBe('key 1');
    const { keysOf } = keysWith({ storage: { read: () => undefined, write: () => {} } });
    expect(await keysOf('a', 'a')).toEqual(['key 1', 'key 1']);
  });
});
