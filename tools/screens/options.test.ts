import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

const known = ['en', 'fi', 'ru'];

test('captures English in both brands and schemes by default', () => {
  expect(readOptions([], known)).toEqual({ locales: ['en'], brands: ['northlight', 'marlowe'], schemes: ['dark', 'light'], only: [], widths: [] });
});

test('accepts lists', () => {
  expect(readOptions(['--locales', 'fi, ru', '--brand', 'marlowe', '--schemes', 'light', '--only', 'lobby', '--widths', '390,1280'], known)).toEqual({
    locales: ['fi', 'ru'],
    brands: ['marlowe'],
    schemes: ['light'],
    only: ['lobby'],
    widths: [390, 1280],
  });
});

test.each([['--locales', 'xx'], ['--brand', 'other'], ['--schemes', 'grey'], ['--widths', 'wide'], ['--unknown']])('refuses %s %s', (...args) => {
  expect(() => readOptions(args, known)).toThrow();
});
