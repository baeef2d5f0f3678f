import type { CallDocumentation } from './call-documentation.ts';

/** Accounts that resemble a self-excluded one, and the money of players who are excluded. */
export const personsDocumentation = {
  adminGetPersonMatches: { summary: 'Accounts that resemble a self-excluded one, with what speaks for it, oldest first.', refusals: [] },
  adminDecidePersonMatch: {
    summary: "Says whether an account is the excluded person's: clears it, or excludes it as well.",
    refusals: ['not_found', 'conflict', 'field_required'],
  },
  adminGetExcludedBalances: { summary: 'Money of self-excluded players for which no account is proven to be theirs, oldest first.', refusals: [] },
  adminPayOutExcluded: {
    summary: 'Makes the withdrawal of all real money of a self-excluded player, to the details given to support.',
    refusals: [
      'not_found',
      'method_not_available',
      'name_mismatch',
      'field_required',
      'invalid_value',
      'wrong_card',
      'email_validation',
      'phone_number_validation',
      'phone_number_length_check',
    ],
  },
} as const satisfies Record<string, CallDocumentation>;
