import { describe, expect, it } from 'vitest';
import { withdrawalChecks } from '@playfront/api-contract/staff';
import { allPassed, checksOf, type CheckedFacts } from './withdrawal-checks.rules.ts';

const clean: CheckedFacts = {
  flags: [],
  kyc_status: 'verified',
  isVerificationRequired: false,
  isDocumentAwaited: false,
  isMailConfirmed: true,
  isOnHold: false,
};
const statesOf = (changes: Partial<CheckedFacts>) =>
  Object.fromEntries(checksOf({ ...clean, ...changes }).flatMap(({ check, state }) => (state === 'passed' ? [] : [[check, state]])));

describe('the checks of a withdrawal', () => {
  it('are in a fixed order', () => expect(checksOf(clean).map(({ check }) => check)).toEqual(withdrawalChecks));
  it('all pass if nothing is unusual', () => expect(allPassed(checksOf(clean))).toBe(true));

  it.each<[string, Partial<CheckedFacts>, object]>([
    ['a provider that contradicts the books', { flags: ['payment_conflict', 'payout_failed_before'] }, { deposits: 'failed' }],
    ['a payout that came back', { flags: ['payout_failed_before'] }, { deposits: 'attention' }],
    ['less play than deposits', { flags: ['low_play'] }, { play: 'attention' }],
    ['the account of another', { flags: ['name_differs', 'name_changed_recently'] }, { name: 'failed' }],
    ['a destination on hold', { isOnHold: true }, { destination: 'attention' }],
    ['a destination that another player has', { flags: ['shared_destination'] }, { destination: 'attention' }],
    ['a new password', { flags: ['password_changed_recently'] }, { security: 'attention' }],
    ['a mail address that is not confirmed', { isMailConfirmed: false }, { security: 'attention' }],
    ['more than may be released by rule in a day', { flags: ['released_recently'] }, { release: 'attention' }],
    ['likeness to an excluded person', { flags: ['on_review'] }, { restrictions: 'failed' }],
    ['no documents where none are asked for', { kyc_status: 'none' }, {}],
    ['no documents where they are required', { kyc_status: 'none', isVerificationRequired: true }, { documents: 'failed' }],
    ['documents in review', { kyc_status: 'pending' }, { documents: 'attention' }],
    ['documents in review that are required', { kyc_status: 'pending', isVerificationRequired: true }, { documents: 'attention' }],
    ['a document asked for, of a verified player', { isDocumentAwaited: true }, { documents: 'failed' }],
    ['refused documents', { kyc_status: 'rejected' }, { documents: 'failed' }],
    ['expired documents', { kyc_status: 'expired' }, { documents: 'failed' }],
  ])('%s', (_name, changes, states) => {
    expect(statesOf(changes)).toEqual(states);
    expect(allPassed(checksOf({ ...clean, ...changes }))).toBe(Object.keys(states).length === 0);
  });
});
