import { describe, expect, it } from 'vitest';
import type { DocumentKind } from '@playfront/api-contract';
import { decisiveDocument, kycStatusOf, requirementsOf } from './verification.rules.ts';

type Status = 'pending' | 'accepted' | 'rejected';
const document = (kind: DocumentKind, status: Status, lapsed = false) => ({
  ...{ kind, status, instrument_id: null },
  lapsed_at: lapsed ? new Date() : null,
});
const request = (kind: DocumentKind, instrument_id: string | null = null) => ({ kind, instrument_id });
const facts = { isVerificationRequired: false, kycStatus: 'none', documents: [], requests: [] } as const;

describe('the status of a verification', () => {
  it.each([
    ['none without documents', 'none', [], 'none'],
    ['pending with one in review', 'none', [document('identity', 'pending')], 'pending'],
    ['pending with one of two accepted', 'none', [document('identity', 'accepted')], 'pending'],
    ['verified with both accepted', 'pending', [document('address', 'accepted'), document('identity', 'accepted')], 'verified'],
    ['rejected with one rejected', 'pending', [document('address', 'rejected'), document('identity', 'accepted')], 'rejected'],
    ['pending again once a new one was sent', 'rejected', [document('address', 'pending'), document('address', 'rejected')], 'pending'],
    ['not touched by other documents', 'none', [document('source_of_funds', 'rejected'), document('payment', 'accepted')], 'none'],
    ['still verified when something is sent besides', 'verified', [document('identity', 'pending')], 'verified'],
    ['still verified when that is rejected', 'verified', [document('identity', 'rejected')], 'verified'],
    ['expired when its documents lapsed', 'expired', [document('identity', 'accepted', true), document('address', 'accepted', true)], 'expired'],
    ['pending when a lapsed one was sent again', 'expired', [document('identity', 'pending'), document('identity', 'accepted', true)], 'pending'],
  ] as const)('is %s', (_text, before, documents, after) => {
    expect(kycStatusOf(before, documents)).toBe(after);
  });
});

describe('the document that decides', () => {
  const subject = { kind: 'identity', instrument_id: null } as const;
  it('is the accepted one, even if a newer one is in review', () => {
    const [newer, older] = [document('identity', 'pending'), document('identity', 'accepted')];
    expect(decisiveDocument([newer, older], subject)).toBe(older);
  });
  it('is the newest of those rejected', () => {
    const [newer, older] = [document('identity', 'rejected'), document('identity', 'rejected')];
    expect(decisiveDocument([newer, older], subject)).toBe(newer);
  });
  it('is never one that lapsed or is about another card', () => {
    expect(decisiveDocument([document('identity', 'accepted', true), document('address', 'accepted')], subject)).toBeUndefined();
  });
});

describe('the documents that a player must send', () => {
  const states = (changes: Partial<Parameters<typeof requirementsOf>[0]>) =>
    requirementsOf({ ...facts, ...changes }).map(({ subject: { kind, instrument_id }, state }) => [kind, instrument_id, state]);

  it('are none where nothing is required', () => {
    expect(states({})).toEqual([]);
    expect(states({ kycStatus: 'verified' })).toEqual([]);
  });
  it('are identity and address where payouts require a verification', () => {
    expect(states({ isVerificationRequired: true, documents: [document('identity', 'accepted')] })).toEqual([
      ['identity', null, 'accepted'],
      ['address', null, 'needed'],
    ]);
  });
  it('are accepted where the player was verified in another way', () => {
    expect(states({ isVerificationRequired: true, kycStatus: 'verified' }).map(([, , state]) => state)).toEqual(['accepted', 'accepted']);
  });
  it('are both of a verification that has begun or has expired', () => {
    const both = ['identity', 'address'];
    expect(states({ documents: [document('address', 'pending')] }).map(([kind]) => kind)).toEqual(both);
    expect(states({ kycStatus: 'expired' }).map(([kind]) => kind)).toEqual(both);
  });
  it('are those that the operator requested, one for each card', () => {
    expect(states({ requests: [request('payment', 'a'), request('payment', 'b'), request('source_of_funds')] })).toEqual([
      ['payment', 'a', 'needed'],
      ['payment', 'b', 'needed'],
      ['source_of_funds', null, 'needed'],
    ]);
  });
});
