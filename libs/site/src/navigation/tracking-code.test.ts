import { describe, expect, it } from 'vitest';
import { withTrackingCode } from './tracking-code.ts';

describe('withTrackingCode', () => {
  it('adds the code in the URL to links to registration', () => {
    expect(withTrackingCode({ to: 'signUp' }, '?q=reef&tracking_code=aff-7')).toEqual({ to: 'signUp', query: { tracking_code: 'aff-7' } });
  });

  it('keeps the link’s own code', () => {
    const target = { to: 'signUp', query: { tracking_code: 'own', promo_code: 'A' } } as const;
    expect(withTrackingCode(target, '?tracking_code=aff-7')).toEqual(target);
  });

  it.each([
    ['a URL without a code', { to: 'signUp' }, '?q=reef'],
    ['an empty code', { to: 'signUp' }, '?tracking_code='],
    ['another page', { to: 'casino' }, '?tracking_code=aff-7'],
  ] as const)('does not change the target for %s', (_case, target, search) => {
    expect(withTrackingCode(target, search)).toEqual(target);
  });
});
