import type { CallDocumentation } from './call-documentation.ts';

/** Player protection: limits, breaks, reality checks, statements. */
export const limitsDocumentation = {
  frontGetPlayerLimits: {
    summary: "A player's limits, reality check and current play, and the choices that their country's law allows.",
    refusals: [],
  },
  frontSetPlayerLimit: {
    summary: 'Sets a limit: a lower one applies immediately, a higher one after a cooling-off period.',
    refusals: ['amount_out_of_range', 'limit_cooling_off'],
  },
  frontConfirmPlayerLimit: { summary: 'Confirms a pending higher limit.', refusals: ['limit_cooling_off', 'not_found'] },
  frontCancelPendingLimit: { summary: 'Cancels a pending higher limit.', refusals: ['not_found'] },
  frontTakeBreak: { summary: 'Closes play and deposits for some days; it cannot be shortened.', refusals: [] },
  frontSelfExclude: { summary: 'Closes the account for months or for good; every session ends.', refusals: [] },
  frontSetRealityCheck: { summary: 'Sets how often play is interrupted for a summary.', refusals: ['reality_check_required'] },
  frontAckRealityCheck: { summary: 'Acknowledges the summary of a reality check.', refusals: [] },
  frontGetActivityStatement: { summary: 'Deposits, withdrawals, bets, bonuses and time of play by day or month.', refusals: [] },
} as const satisfies Record<string, CallDocumentation>;
