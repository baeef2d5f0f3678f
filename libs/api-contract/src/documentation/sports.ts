import type { CallDocumentation } from './call-documentation.ts';

export const sportsDocumentation = {
  frontGetSportsTree: {
    summary: 'Sports and their leagues, with the number of open events, and of those in play.',
    refusals: [],
  },
  frontGetEvents: { summary: 'Open events, in play or upcoming, by start time, with their main markets.', refusals: [] },
  frontGetEvent: { summary: 'One event with its state, all its markets and, once settled, their results.', refusals: ['not_found'] },
  frontPriceBet: {
    summary: 'What a bet slip would pay at current odds, the allowed stakes, and which selections have changed or closed.',
    refusals: [],
  },
  frontPlaceBet: {
    summary: 'Places a single, multiple or system with real money. A bet at live odds is held for some seconds before it is accepted.',
    refusals: [
      'odds_changed',
      'event_closed',
      'stake_out_of_range',
      'insufficient_funds',
      'account_restricted',
      'verification_required',
      'limit_reached',
      'limit_required',
      'reality_check_required',
      'game_not_available',
      'disable_site_access',
      'conflict',
    ],
    isIdempotent: true,
  },
  frontCashOut: {
    summary: 'Cashes out an open bet for the amount offered in the bet list, or for more if the offer has risen.',
    refusals: ['cash_out_unavailable', 'odds_changed', 'not_found', 'conflict'],
    isIdempotent: true,
  },
} as const satisfies Record<string, CallDocumentation>;
