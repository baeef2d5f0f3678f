import { describe, expect, it } from 'vitest';
import { mayFetchAhead } from './seen-links.ts';

describe('mayFetchAhead', () => {
  it.each([
    ['a browser that does not tell', { onLine: true }, true],
    ['a quick connection', { onLine: true, connection: { saveData: false, effectiveType: '4g' } }, true],
    ['a browser that is offline', { onLine: false, connection: { effectiveType: '4g' } }, false],
    ['2g', { onLine: true, connection: { effectiveType: '2g' } }, false],
    ['slow 2g', { onLine: true, connection: { effectiveType: 'slow-2g' } }, false],
    ['data saver', { onLine: true, connection: { saveData: true, effectiveType: '4g' } }, false],
  ])('answers for %s', (_case, browser, expected) => {
    expect(mayFetchAhead(browser)).toBe(expected);
  });
});
