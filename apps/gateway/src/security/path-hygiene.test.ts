import { describe, expect, it } from 'vitest';
import { unsafePaths } from '@playfront/api-contract/testing';
import { isCleanAddress, isSafeRedirect } from './path-hygiene.ts';

const clean = [
  '/',
  '/online-casino',
  '/fi/online-casino?game=a%2Fb',
  '/assets/desktop/a-b.js',
  '/p%C3%A4%C3%A4',
  '/a..b',
  '/@desktop/@fs//folder/file.ts',
];
const unclean = [
  '',
  'x',
  '//evil.example',
  '/../etc/passwd',
  '/a/..',
  '/%2e%2e/a',
  '/a/./b',
  '/a%2fb',
  '/a%5Cb',
  '/a\\b',
  '/a%00',
  '/%0d%0aSet-Cookie:x',
  '/%zz',
  '/%c3%28',
  `/${'a'.repeat(8192)}`,
];

describe('isCleanAddress', () => {
  it.each(clean)('accepts %s', (url) => expect(isCleanAddress(url)).toBe(true));
  it.each(unclean)('refuses %s', (url) => expect(isCleanAddress(url)).toBe(false));
});

describe('isSafeRedirect', () => {
  it.each(['/', '/fi', '/user-management?tab=deposit'])('accepts %s', (target) => expect(isSafeRedirect(target)).toBe(true));
  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/a b', '/\tevil', 'online-casino'])(
    'refuses %s',
    (target) => expect(isSafeRedirect(target)).toBe(false),
  );
  it.each(unsafePaths)('refuses a target with %s', (_what, target) => expect(isSafeRedirect(target)).toBe(false));
});
