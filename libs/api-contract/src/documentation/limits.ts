import type { CallDocumentation } from './call-documentation.ts';

/** Player protection: limits, breaks, reality checks, statements. */
export const limitsDocumentation = {
  frontGetPlayerLimits: {
    summary: "A player's limits, reality check and running play, and what the law of the country lets them choose.",
    refusals: [],
  },
  frontSetPlayerLimit: {
    summary: 'Sets a limit: a stricter one holds at once, a looser one after a cooling-off.',
    refusals: ['amount_out_of_range', 'limit_cooling_off'],
  },
  frontConfirmPlayerLimit: { summary: 'Makes a waiting looser limit hold.', refusals: ['limit_cooling_off', 'not_found'] },
  frontCancelPendingLimit: { summary: 'Takes a waiting looser limit back.', refusals: ['not_found'] },
  frontTakeBreak: { summary: 'Closes play and deposits for some days; it cannot be shortened.', refusals: [] },
  frontSelfExclude: { summary: 'Closes the account for months or for good; every session ends.', refusals: [] },
  frontSetRealityCheck: { summary: 'Chooses how often play is interrupted for a summary.', refusals: ['reality_check_required'] },
  frontAckRealityCheck: { summary: 'Says that the summary of a reality check was seen.', refusals: [] },
  frontGetActivityStatement: { summary: 'Deposits, withdrawals, bets, bonuses and time of play by day or month.', refusals: [] },
} as const satisfies Record<string, CallDocumentation>;
