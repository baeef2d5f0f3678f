import { describe, expect, test } from 'vitest';
import { accountTabOf } from './account-tabs.ts';
import { knownPaths, layoutAt, matchPage, pageAt, pagePath } from './pages.ts';

const pageOfPath = [
  ['/', 'index'],
  ['/online-casino', 'casino'],
  ['/online-casino/', 'casino'],
  ['/user-management', 'account'],
  ['/Online-Casino', undefined],
  ['/online-casino/x', undefined],
  ['', undefined],
  ['/promotion', 'promotions'],
  ['/promotion/12', 'promotion'],
  ['/promotion/12/', 'promotion'],
  ['/promotion/12/3', undefined],
  ['/promotion/%2e%2e', undefined],
  ['/faq', 'faq'],
  ['/faq/0', 'faq'],
  ['/faq/deposits', 'faq'],
  ['/welcome1', undefined],
  ['/welcome1/uk', 'countryWelcome'],
  ['/welcome1/mars', undefined],
  ['/bingo50', 'campaign'],
  ['/bingo51', undefined],
  ['/ip/aviatorfr', 'gameLanding'],
  ['/privacy-policy', 'text'],
  ['/self-excluded', 'selfExcluded'],
] as const;

describe('pages', () => {
  test.each(pageOfPath)('%s is %s', (path, name) => {
    expect(pageAt(path)).toBe(name);
  });

  test('paths convert to pages and back', () => {
    expect(pagePath({ to: 'promotion', params: { id: '7' } })).toBe('/promotion/7');
    expect(pagePath({ to: 'faq' })).toBe('/faq');
    expect(matchPage(pagePath({ to: 'faq', params: { id: 'deposits' } }))).toEqual({ name: 'faq', params: { id: 'deposits' } });
    expect(knownPaths('countryWelcome')).toContain('/welcome1/south-africa');
    expect(knownPaths('promotion')).toEqual([]);
  });

  test.each([
    ['/online-casino', 'default'],
    ['/nowhere', 'default'],
    ['/promotion', 'default'],
    ['/faq/0', 'faq'],
    ['/promotion/1', 'promotion'],
    ['/welcome1/uk', 'promotion'],
    ['/no10free', 'promotion'],
  ])('%s has the layout %s', (path, layout) => {
    expect(layoutAt(path)).toBe(layout);
  });

  test('a path includes its query without empty parameters', () => {
    expect(pagePath({ to: 'signUp', query: { tracking_code: 'spring & sun', other: undefined } })).toBe('/sign-up?tracking_code=spring+%26+sun');
    expect(pagePath({ to: 'index' })).toBe('/');
  });

  test.each([
    ['tab=deposit', 'deposit'],
    ['tab=bet-list', 'bet-list'],
    ['tab=nonsense', 'bet-list'],
    ['', 'bet-list'],
  ])('an account URL with %s opens %s', (query, tab) => {
    expect(accountTabOf(new URLSearchParams(query))).toBe(tab);
  });
});
