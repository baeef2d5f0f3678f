import { describe, expect, it } from 'vitest';
import { negotiateEncoding } from './negotiate-encoding.ts';
import { isNotModified } from './is-not-modified.ts';

describe('negotiateEncoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['BR', 'br'],
    ['identity', 'identity'],
    ['bracket', 'identity'],
    [undefined, 'identity'],
  ])('%s → %s', (accepted, expected) => expect(negotiateEncoding(accepted)).toBe(expected));
});

describe('isNotModified', () => {
  it.each([
    { sent: 'W/"a"', expected: true },
    { sent: '"x", "a"', expected: true },
    { sent: '*', expected: true },
    { sent: '"b"', expected: false },
    { sent: undefined, expected: false },
  ])('$sent against W/"a" is $expected', ({ sent, expected }) => expect(isNotModified(sent, 'W/"a"')).toBe(expected));
});
