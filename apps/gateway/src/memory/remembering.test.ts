import { expect, it, vi } from 'vitest';
import { remembering } from './remembering.ts';

it('makes what it knows once, and forgets the oldest beyond its room', () => {
  const make = vi.fn((text: string) => text.length);
  const lengthOf = remembering(make, 2, 5);
  expect([lengthOf('a'), lengthOf('a'), lengthOf('bb'), lengthOf('ccc'), lengthOf('a')]).toEqual([1, 1, 2, 3, 1]);
  expect(make.mock.calls.flat()).toEqual(['a', 'bb', 'ccc', 'a']);
});

it('keeps no long text', () => {
  const make = vi.fn((text: string) => text.length);
  const lengthOf = remembering(make, 2, 5);
  expect([lengthOf('abcdef'), lengthOf('abcdef')]).toEqual([6, 6]);
  expect(make).toHaveBeenCalledTimes(2);
});
