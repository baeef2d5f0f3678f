import { describe, expect, test } from 'vitest';
import { createRequestKeys, type OpenRequest, type RequestKeysOptions } from './request-keys.ts';

function keysWith(options: RequestKeysOptions<object> = {}) {
  let made = 0;
  const clock = { ms: 0 };
  const keys = createRequestKeys({ newKey: () => `key ${++made}`, now: () => clock.ms, ...options });
  return { ...keys, clock, keyOf: (mark: string) => keys.begin(mark, {}).key };
}

describe('the key of a request', () => {
  test('is reused while the request is unanswered, whatever else is requested', () => {
    const { keyOf } = keysWith();
    expect([keyOf('a'), keyOf('b'), keyOf('a')]).toEqual(['key 1', 'key 2', 'key 1']);
  });

  test('is new after a response', () => {
    const { keyOf, answered, find } = keysWith();
    keyOf('a');
    answered('a');
    expect([find('a'), keyOf('a')]).toEqual([undefined, 'key 2']);
  });

  test('is not reused after another request replaced it', () => {
    const { keyOf } = keysWith({ isSingle: true });
    expect([keyOf('a'), keyOf('a'), keyOf('b'), keyOf('a')]).toEqual(['key 1', 'key 1', 'key 2', 'key 3']);
  });

  test('is new after its lifetime, counted from the first attempt', () => {
    const { keyOf, clock } = keysWith({ lifetimeMs: 1_000 });
    const at = (ms: number) => ((clock.ms = ms), keyOf('a'));
    expect([at(0), at(1_000), at(1_001)]).toEqual(['key 1', 'key 1', 'key 2']);
  });

  test('survives the page in storage and works if storage is not available', () => {
    let stored: OpenRequest[] = [];
    const storage = { read: () => stored, write: (requests: OpenRequest[]) => void (stored = requests) };
    keysWith({ storage }).keyOf('a');
    expect(keysWith({ storage, newKey: () => 'another' }).keyOf('a')).toBe('key 1');
    const { keyOf } = keysWith({ storage: { read: () => undefined, write: () => {} } });
    expect([keyOf('a'), keyOf('a')]).toEqual(['key 1', 'key 1']);
  });
});
