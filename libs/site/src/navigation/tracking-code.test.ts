import { describe, expect, it } from 'vitest';
import { withTrackingCode } from './tracking-code.ts';

describe('withTrackingCode', () => {
  it('carries the code of the address to sign-up', () => {
    expect(withTrackingCode({ to: 'signUp' }, '?q=reef&tracking_code=aff-7')).toEqual({ to: 'signUp', query: { tracking_code: 'aff-7' } });
  });

  it('keeps a code that the link itself gives', () => {
    const target = { to: 'signUp', query: { tracking_code: 'own', promo_code: 'A' } } as const;
    expect(withTrackingCode(target, '?tracking_code=aff-7')).toEqual(target);
  });

  it.each([
    ['an address without one', { to: 'signUp' }, '?q=reef'],
    ['an empty one', { to: 'signUp' }, '?tracking_code='],
    ['another page', { to: 'casino' }, '?tracking_code=aff-7'],
  ] as const)('leaves the target as it is for %s', (_case, target, search) => {
    expect(withTrackingCode(target, search)).toEqual(target);
  });
});
