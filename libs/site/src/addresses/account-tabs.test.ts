import { expect, test } from 'vitest';
import { accountTabOf } from './account-tabs.ts';

test.each([
  ['?tab=deposit', 'deposit'],
  ['?tab=password', 'password'],
  ['?tab=0', 'bet-list'],
  ['?tab=1', 'details'],
  ['?tab=2', 'deposit'],
  ['?tab=3', 'withdraw'],
  ['?tab=4', 'transactions'],
  ['?tab=5', 'password'],
  ['?tab=6', 'bet-list'],
  ['?tab=7', 'documents'],
  ['?tab=documents', 'documents'],
  ['?tab=activity', 'activity'],
  ['?tab=8', 'security'],
  ['?tab=security', 'security'],
  ['?tab=9', 'close-account'],
  ['?tab=close-account', 'close-account'],
  ['?tab=10', 'limits'],
  ['?tab=limits', 'limits'],
  ['?tab=12', 'break'],
  ['?tab=break', 'break'],
  ['?tab=deposit?status=ok&transaction=42', 'deposit'],
  ['?tab=deposit/', 'deposit'],
  ['?tab=2?status=ok', 'deposit'],
  ['?transaction=42&amp;tab=deposit', 'deposit'],
  ['?tab=deposits?status=ok', 'bet-list'],
  ['?tab=', 'bet-list'],
  ['?tab=02', 'bet-list'],
  ['?tab=constructor', 'bet-list'],
  ['', 'bet-list'],
])('"%s" opens %s', (search, tab) => {
  expect(accountTabOf(new URLSearchParams(search))).toBe(tab);
});
