import type { CallDocumentation } from './call-documentation.ts';

/** The money of excluded players and closed accounts. */
export const personsDocumentation = {
  adminGetExcludedPayoutMethods: {
    summary: 'The methods by which the money of a self-excluded player or a closed account can be paid out.',
    refusals: ['not_found'],
  },
  adminPayOutExcluded: {
    summary: 'Withdraws all real money of a self-excluded player or a closed account to the details that the player gave to support.',
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
