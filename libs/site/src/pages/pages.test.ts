import { describe, expect, test } from 'vitest';
import { accountTabOf } from '../account/account-tabs.ts';
import { pageAt, pagePath } from './pages.ts';

describe('pages', () => {
  test.each([
    ['/', 'index'],
    ['/online-casino', 'casino'],
    ['/online-casino/', 'casino'],
    ['/user-management', 'account'],
    ['/Online-Casino', undefined],
    ['/online-casino/x', undefined],
    ['', undefined],
  ])('%s is %s', (path, name) => {
    expect(pageAt(path)).toBe(name);
  });

  test('a path carries its query, without what is empty', () => {
    expect(pagePath('signUp', { tracking_code: 'spring & sun', other: undefined })).toBe('/sign-up?tracking_code=spring+%26+sun');
    expect(pagePath('index')).toBe('/');
  });

  test.each([
    ['tab=deposit', 'deposit'],
    ['tab=bet-list', 'bet-list'],
    ['tab=nonsense', 'bet-list'],
    ['', 'bet-list'],
  ])('an account address with %s opens %s', (query, tab) => {
    expect(accountTabOf(new URLSearchParams(query))).toBe(tab);
  });
});
