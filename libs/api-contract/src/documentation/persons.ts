import type { CallDocumentation } from './call-documentation.ts';

/** Accounts that resemble a self-excluded one, and the money of excluded players and closed accounts. */
export const personsDocumentation = {
  adminGetPersonMatches: { summary: 'Accounts that resemble a self-excluded one, with the evidence, oldest first.', refusals: [] },
  adminDecidePersonMatch: {
    summary: 'Decides whether an account belongs to the excluded person: clears it, or excludes it as well.',
    refusals: ['not_found', 'conflict', 'field_required'],
  },
  adminGetExcludedBalances: { summary: 'Money of excluded players and closed accounts that can go to no known account, oldest first.', refusals: [] },
  adminGetExcludedPayoutMethods: {
    summary: 'The methods by which the money of an excluded player or a closed account can be paid out.',
    refusals: ['not_found'],
  },
  adminPayOutExcluded: {
    summary: 'Withdraws all real money of an excluded player or a closed account to the details they gave to support.',
    refusals: [
      'not_found',
      'method_not_available',
      'field_required',
      'invalid_value',
      'wrong_card',
      'email_validation',
      'phone_number_validation',
      'phone_number_length_check',
    ],
  },
} as const satisfies Record<string, CallDocumentation>;
