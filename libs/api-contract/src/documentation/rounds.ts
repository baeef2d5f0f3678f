import type { CallDocumentation } from './call-documentation.ts';

/** Refusals of every stake of a round. */
const stakeRefusals = [
  'insufficient_funds',
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
] as const;

/** Calls of a game page with the token of its round session, and the player's bets. */
export const roundsDocumentation = {
  gameState: {
    summary: 'The data that a game page needs to start: the game, the stakes, the balance, the hash of the seed.',
    refusals: ['round_session_closed', 'conflict'],
  },
  gameSpin: {
    summary: 'Plays one round: debits the stake, draws and settles the round, and credits the win in one transaction.',
    refusals: ['stake_out_of_range', ...stakeRefusals],
    isIdempotent: true,
  },
  gameStart: {
    summary: 'Starts a round with bets: debits the stakes and draws the round; settles it at once unless the player has moves to make.',
    refusals: ['stake_out_of_range', ...stakeRefusals],
    isIdempotent: true,
  },
  gameAct: {
    summary: 'Makes a move in an open round, debits its cost, and settles the round after the last move; a repeated step changes nothing.',
    refusals: [...stakeRefusals, 'not_found'],
  },
  gameCrash: { summary: 'The crash round as it is, with the bets of the player and of others, and the last rounds.', refusals: [] },
  gameCrashBet: {
    summary: 'Places a bet on a crash round while its bets are open, and debits the stake.',
    refusals: ['stake_out_of_range', 'event_closed', ...stakeRefusals],
    isIdempotent: true,
  },
  gameCrashTakeBack: {
    summary: 'Takes a bet on a crash round back while its bets are open, and returns the stake.',
    refusals: ['event_closed', 'not_found', 'disable_site_access'],
  },
  gameCrashCashOut: {
    summary: 'Cashes a bet out at the multiple at which the server received the request; a repetition changes nothing.',
    refusals: ['cash_out_unavailable', 'not_found', 'disable_site_access'],
  },
  frontGetCrashRounds: { summary: 'Crash rounds that are over, newest first, with what is needed to recompute them.', refusals: [] },
  gameRotateSeeds: {
    summary: 'Replaces the server seed of an open game and reveals the old one.',
    refusals: ['round_session_closed', 'disable_site_access', 'conflict'],
  },
  frontGetSeeds: { summary: 'Fingerprints of the server seeds, and client seeds, of the games that the player has open.', refusals: [] },
  frontSetClientSeed: {
    summary: 'Changes the client seed of an open game from its next round on, and of games opened later.',
    refusals: ['field_required', 'too_long', 'invalid_value', 'not_found', 'round_session_closed', 'conflict'],
  },
  frontRotateSeeds: {
    summary: 'Replaces the server seed of an open game and reveals the old one, for the site.',
    refusals: ['not_found', 'round_session_closed', 'conflict'],
  },
  frontGetRound: {
    summary: 'A round of the player: what was drawn, stake, win, and the seeds, with the server seed once it is revealed.',
    refusals: ['not_found'],
  },
  frontGetBetList: { summary: "The player's bets, newest first, with the totals of the period.", refusals: [] },
} as const satisfies Record<string, CallDocumentation>;
