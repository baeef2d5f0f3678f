import type { CallDocumentation } from './call-documentation.ts';

/** Calls of a game page with the token of its round session, and the player's bets. */
export const roundsDocumentation = {
  gameState: {
    summary: 'The data that a game page needs to start: the game, the stakes, the balance, the hash of the seed.',
    refusals: ['round_session_closed'],
  },
  gameSpin: {
    summary: 'Plays one round: debits the stake, draws and settles the round, and credits the win in one transaction.',
    refusals: [
      'insufficient_funds',
      'stake_out_of_range',
      'round_session_closed',
      'game_not_available',
      'limit_reached',
      'limit_required',
      'reality_check_required',
      'account_restricted',
      'verification_required',
      'disable_site_access',
      'stake_above_bonus_max',
      'conflict',
    ],
    isIdempotent: true,
  },
  frontGetBetList: { summary: "The player's bets, newest first, with the totals of the period.", refusals: [] },
} as const satisfies Record<string, CallDocumentation>;
