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
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e/%2Fevil.example',
    '/%0d%0aSet-Cookie:x',
    '/%E0%A4%A',
    `/${'a'.repeat(3000)}`,
  ])('%s is not safe and becomes home', (path) => {
    expect(isSafePath(path)).toBe(false);
    expect(safePathOr(path, '/fi')).toBe('/fi');
  });

  /** Pieces that a browser, a proxy or a router may each read in its own way, alone and encoded once or more. */
  const trick = fc.constantFrom(
    '/',
    '\\',
    '//',
    '/\\',
    '%2f',
    '%5c',
    '%252f',
    '%09',
    '%00',
    '\t',
    '\n',
    ' ',
    '@',
    ':',
    '?',
    '#',
    '..',
    '.',
    '%2e%2e',
    '%',
  );
  const site = 'https://site.example';
  const tricky = fc.array(fc.oneof(trick, fc.constantFrom('evil.example', 'javascript:', 'https:', 'fi', 'a'), fc.string({ maxLength: 4 })), {
    maxLength: 8,
  });
  const path = fc.oneof(
    fc.webPath(),
    fc.webUrl(),
    fc.string({ unit: 'binary' }).map((text) => `/${text}`),
    tricky.map((pieces) => pieces.join('')),
    tricky.map((pieces) => `/${pieces.join('')}`),
  );

  test('whatever is safe stays on this site, however often it is decoded on the way', () => {
    fc.assert(
      fc.property(path, (wanted) => {
        if (!isSafePath(wanted)) return;
        let seen = wanted;
        for (let round = 0; round < 6; round += 1) {
          const { origin, pathname } = new URL(seen, site);
          expect(origin).toBe(site);
          expect(pathname).toMatch(/^\/(?!\/)/);
          expect(seen).toMatch(/^\/(?![/\\])/);
          expect(seen).not.toMatch(/[\u0000-\u001f\u007f\\]/);
          try {
            seen = decodeURIComponent(seen);
          } catch {
            return;
          }
        }
      }),
      { numRuns: 5_000 },
    );
  });

  test('what is not safe becomes home, and what is safe is gone to as it is', () => {
    fc.assert(
      fc.property(path, (wanted) => {
        expect(safePathOr(wanted, '/fi')).toBe(isSafePath(wanted) ? wanted : '/fi');
      }),
    );
  });
});
