import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSafePath, safePathOr } from './safe-path.ts';

describe('a wanted path', () => {
  test.each(['/', '/online-casino', '/user-management?tab=deposit', '/fi/online-casino?game=sun-vizier&mode=demo', '/a%20b', '/?q=50%25'])(
    '%s is safe',
    (path) => {
      expect(isSafePath(path)).toBe(true);
    },
  );

  test.each([
    '',
    'online-casino',
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/%2Fevil.example',
    '/%2f%2fevil.example',
    '/%5Cevil.example',
    '/%255Cevil.example',
    '/%25252Fevil.example',
    '/\tevil',
    '/%09/evil.example',
    '/%0d%0aSet-Cookie:x',
    '/%E0%A4%A',
    `/${'a'.repeat(3000)}`,
  ])('%s is not safe and becomes home', (path) => {
    expect(isSafePath(path)).toBe(false);
    expect(safePathOr(path, '/fi')).toBe('/fi');
  });

  test('whatever is safe stays on this site', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webPath(),
          fc.string().map((text) => `/${text}`),
          fc.webUrl(),
        ),
        (path) => {
          if (isSafePath(path)) expect(new URL(path, 'https://site.example').origin).toBe('https://site.example');
        },
      ),
      { numRuns: 500 },
    );
  });
});
