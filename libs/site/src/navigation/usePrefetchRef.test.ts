import { describe, expect, it } from 'vitest';
import { canPrefetch } from './usePrefetchRef.ts';

describe('canPrefetch', () => {
  it.each([
    ['a browser without connection information', { onLine: true }, true],
    ['a fast connection', { onLine: true, connection: { saveData: false, effectiveType: '4g' } }, true],
    ['a browser that is offline', { onLine: false, connection: { effectiveType: '4g' } }, false],
    ['2g', { onLine: true, connection: { effectiveType: '2g' } }, false],
    ['slow 2g', { onLine: true, connection: { effectiveType: 'slow-2g' } }, false],
    ['data saver', { onLine: true, connection: { saveData: true, effectiveType: '4g' } }, false],
  ])('decides for %s', (_case, browser, expected) => {
    expect(canPrefetch(browser)).toBe(expected);
  });
});
