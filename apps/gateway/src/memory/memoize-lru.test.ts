import { expect, it, vi } from 'vitest';
import { memoizeLru } from './memoize-lru.ts';

it('computes known texts once, and evicts the least recently used', () => {
  const make = vi.fn((text: string) => text.length);
  const lengthOf = memoizeLru(make, 2, 5);
  expect([lengthOf('a'), lengthOf('a'), lengthOf('bb'), lengthOf('ccc'), lengthOf('a')]).toEqual([1, 1, 2, 3, 1]);
  expect(make.mock.calls.flat()).toEqual(['a', 'bb', 'ccc', 'a']);
});

it('does not store long texts', () => {
  const make = vi.fn((text: string) => text.length);
  const lengthOf = memoizeLru(make, 2, 5);
  expect([lengthOf('abcdef'), lengthOf('abcdef')]).toEqual([6, 6]);
  expect(make).toHaveBeenCalledTimes(2);
});
