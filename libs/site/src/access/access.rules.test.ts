import { expect, test } from 'vitest';
import { verdictOn } from './access.rules.ts';
import { pages, type PageName } from '../addresses/pages.ts';

type Who = Parameters<typeof verdictOn>[0]['who'];

const verdict = (name: PageName, who: Who, { isBarred = false, callbackPage = undefined as PageName | undefined } = {}) =>
  verdictOn({ name, access: pages[name].access, who, isBarred, callbackPage });

test.each<[string, PageName, Who, ReturnType<typeof verdictOn>]>([
  ['a page that opted out is for visitors', 'casino', 'visitor', 'show'],
  ['and for players', 'casino', 'player', 'show'],
  ['and is not held back while the session is restored', 'casino', 'restoring', 'show'],
  ['a guests’ page is for visitors', 'signUp', 'visitor', 'show'],
  ['a guests’ page sends players home', 'signUp', 'player', 'home'],
  ['a player never sees what a self-exclusion of another left', 'selfExcluded', 'player', 'home'],
  ['a players’ page is for players', 'account', 'player', 'show'],
  ['a players’ page sends visitors to the login', 'account', 'visitor', 'login'],
  ['a players’ page waits for a session that is being restored', 'mailBox', 'restoring', 'wait'],
  ['a players’ page is not drawn on the server', 'account', 'starting', 'wait'],
])('%s', (_, name, who, expected) => {
  expect(verdict(name, who)).toBe(expected);
});

test('nobody is sent away from the callback page', () => {
  expect(verdict('account', 'visitor', { callbackPage: 'account' })).toBe('show');
  expect(verdict('mailBox', 'visitor', { callbackPage: 'account' })).toBe('login');
});

test('who is barred sees the restriction page only, player or not', () => {
  for (const name of Object.keys(pages) as PageName[])
    for (const who of ['visitor', 'player'] as const)
      expect(verdict(name, who, { isBarred: true, callbackPage: 'account' })).toBe(name === 'restriction' ? 'show' : 'restriction');
});
