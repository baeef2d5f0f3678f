import { describe, expect, it } from 'vitest';
import { themeKey, tokenKey, visitorCookie } from '@playfront/api-contract/site-build';
import { setFirstLook } from './first-look.ts';

const colours = { dark: '#000001', light: '#fffffe' };

type Visitor = { prefers?: 'light' | 'dark'; stored?: Record<string, string>; isStorageForbidden?: boolean; cookie?: string };

/** State of the page after the arrival script. */
function lookOf({ prefers, stored = {}, isStorageForbidden = false, cookie = '' }: Visitor = {}) {
  const dataset: Record<string, string | undefined> = {};
  const bar = { content: '' };
  const timers: (() => void)[] = [];
  const page = {
    document: { cookie, documentElement: { dataset }, querySelector: () => bar },
    get localStorage(): Pick<Storage, 'getItem'> {
      if (isStorageForbidden) throw new DOMException('denied', 'SecurityError');
      return { getItem: (key) => stored[key] ?? null };
    },
    matchMedia: (query: string) => ({ matches: prefers !== undefined && query.includes(prefers) }),
    setTimeout: (action: () => void) => timers.push(action),
  };
  setFirstLook(page, { colours, defaultScheme: 'dark' });
  return { dataset, bar, wait: () => timers.forEach((action) => action()) };
}

describe('setFirstLook', () => {
  it.each<{ when: string; visitor: Visitor; theme: 'dark' | 'light' }>([
    { when: 'there is no preference', visitor: {}, theme: 'dark' },
    { when: 'the system prefers light', visitor: { prefers: 'light' }, theme: 'light' },
    { when: 'the visitor chose dark on a light system', visitor: { prefers: 'light', stored: { [themeKey]: 'dark' } }, theme: 'dark' },
    { when: 'the choice was stored as JSON', visitor: { prefers: 'dark', stored: { [themeKey]: '"light"' } }, theme: 'light' },
    { when: 'the stored choice is invalid', visitor: { prefers: 'light', stored: { [themeKey]: 'blue' } }, theme: 'light' },
    { when: 'storage is forbidden', visitor: { prefers: 'light', isStorageForbidden: true }, theme: 'light' },
  ])('shows the theme $theme when $when', ({ visitor, theme }) => {
    const { dataset, bar } = lookOf(visitor);
    expect(dataset['theme']).toBe(theme);
    expect(bar.content).toBe(colours[theme]);
  });

  it.each([
    ['a token', 'Bearer x', true],
    ['a cleared token', 'false', false],
  ])('with %s marks the page as signed in or not', (_name, token, isSignedIn) =>
    expect('signedIn' in lookOf({ stored: { [tokenKey]: token } }).dataset).toBe(isSignedIn),
  );

  it('hides the page of a visitor whom the gateway has not checked, for a few seconds at most', () => {
    const { dataset, wait } = lookOf();
    expect(dataset).toHaveProperty('starting');
    wait();
    expect(dataset).not.toHaveProperty('starting');
    expect(lookOf({ cookie: `a=1; ${visitorCookie}=%7B%7D` }).dataset).not.toHaveProperty('starting');
  });
});
