import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSafePath } from '@playfront/api-contract';
import { safePaths, unsafePaths } from '@playfront/api-contract/testing';
import { safePathOr } from './safe-path.ts';

test.each(safePaths)('%s is returned unchanged', (path) => expect(safePathOr(path, '/fi')).toBe(path));

test.each(unsafePaths)('with %s becomes home', (_what, path) => expect(safePathOr(path, '/fi')).toBe('/fi'));

test.each([undefined, null])('%s becomes home', (path) => expect(safePathOr(path, '/fi')).toBe('/fi'));

describe('the rule, as browsers parse URLs', () => {
  /** Strings that browsers, proxies and routers may parse differently, plain and encoded. */
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

  test('a safe path stays on this site, however often it is decoded', () => {
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
});
