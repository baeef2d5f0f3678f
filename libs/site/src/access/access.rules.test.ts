import { expect, test } from 'vitest';
import { verdictOn } from './access.rules.ts';
import { pages, type PageName } from '../addresses/pages.ts';

type SessionStatus = Parameters<typeof verdictOn>[0]['status'];

const verdict = (name: PageName, status: SessionStatus, { isBarred = false, callbackPage = undefined as PageName | undefined } = {}) =>
  verdictOn({ name, access: pages[name].access, status, isBarred, callbackPage });

test.each<[string, PageName, SessionStatus, ReturnType<typeof verdictOn>]>([
  ['a page without authentication is shown to visitors', 'casino', 'visitor', 'show'],
  ['and to players', 'casino', 'player', 'show'],
  ['and while the session is being restored', 'casino', 'restoring', 'show'],
  ['a guest page is shown to visitors', 'signUp', 'visitor', 'show'],
  ['a guest page redirects players home', 'signUp', 'player', 'home'],
  ['a player never sees the page of another player’s self-exclusion', 'selfExcluded', 'player', 'home'],
  ['a player page is shown to players', 'account', 'player', 'show'],
  ['a player page sends visitors to the login', 'account', 'visitor', 'login'],
  ['a player page waits while the session is being restored', 'mailBox', 'restoring', 'wait'],
  ['a player page is not rendered on the server', 'account', 'starting', 'wait'],
])('%s', (_, name, status, expected) => {
  expect(verdict(name, status)).toBe(expected);
});

test('the callback page never redirects', () => {
  expect(verdict('account', 'visitor', { callbackPage: 'account' })).toBe('show');
  expect(verdict('mailBox', 'visitor', { callbackPage: 'account' })).toBe('login');
});

test('barred players and visitors see only the restriction page', () => {
  for (const name of Object.keys(pages) as PageName[])
    for (const status of ['visitor', 'player'] as const)
      expect(verdict(name, status, { isBarred: true, callbackPage: 'account' })).toBe(name === 'restriction' ? 'show' : 'restriction');
});
