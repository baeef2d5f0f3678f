import { expect, test } from 'vitest';
import { pathAfterEnd } from './after-session.ts';

test.each([
  ['signed-out', 'account', '/online-casino'],
  ['expired', 'account', '/'],
  ['expired', 'casino', '/'],
  ['not-restored', 'promotions', '/'],
  ['not-restored', undefined, '/'],
  ['not-restored', 'account', undefined],
  ['not-restored', 'mailBox', undefined],
  ['self_exclusion', 'account', '/self-excluded'],
  ['self_exclusion', 'casino', '/self-excluded'],
  ['other-tab', 'account', '/'],
  ['other-tab', 'casino', undefined],
] as const)('a session %s at %s leads to %s', (reason, page, path) => expect(pathAfterEnd(reason, page)).toBe(path));
