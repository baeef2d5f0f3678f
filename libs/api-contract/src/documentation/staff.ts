import type { CallDocumentation } from './call-documentation.ts';

/** Queues, players and settings of the back office. */
export const staffDocumentation = {
  adminGetQueueCounts: { summary: 'Number of pending decisions in each queue.', refusals: [] },
  adminGetCases: {
    summary: 'Held money, contradictory reports of providers, matches with self-excluded persons, and excluded balances, oldest first.',
    refusals: [],
  },
  adminDecideCase: {
    summary: 'Credits or returns held money, marks a report as seen, or clears or excludes an account.',
    refusals: [
      'not_found',
      'conflict',
      'field_required',
      'amount_out_of_range',
      'limit_reached',
      'limit_required',
      'account_restricted',
      'verification_required',
    ],
  },
  adminGetPlayers: { summary: 'Finds players by the beginning of their id, username, email address, name or phone number.', refusals: [] },
  adminFindRecord: { summary: 'The record with an id, of any kind, and its player.', refusals: ['not_found'] },
  adminGetPlayer: { summary: 'A player with balances, totals, sessions, limits and current play.', refusals: ['not_found'] },
  adminGetPlayerConsents: { summary: "A player's consents to marketing, and the log of their changes, newest first.", refusals: ['not_found'] },
  adminGetPlayerLedger: { summary: "Transfers of a player's ledger, newest first.", refusals: ['not_found'] },
  adminGetPlayerBets: { summary: "A player's bets, newest first.", refusals: ['not_found'] },
  adminEndPlayerSessions: { summary: 'Ends all sessions of a player.', refusals: ['not_found', 'field_required'] },
  adminSendPlayerMessage: { summary: "Sends a message of staff to a player's mail box.", refusals: ['not_found', 'field_required', 'too_long'] },
  adminGetContactMessages: { summary: 'Messages of the contact form by status.', refusals: [] },
  adminSetContactMessageStatus: {
    summary: 'Marks a message of the contact form as answered or closed, with a note.',
    refusals: ['not_found', 'conflict', 'too_long'],
  },
  adminGetHarmQueue: { summary: 'Players with open markers of harm, most kinds first.', refusals: [] },
  adminGetHarmMarkers: { summary: "A player's markers of harm, open ones first.", refusals: ['not_found'] },
  adminHandleHarmMarkers: {
    summary: "Marks a player's markers of harm as handled, with the action taken and the reason.",
    refusals: ['not_found', 'conflict', 'field_required', 'too_long'],
  },
  adminGetSettings: { summary: 'The settings that staff may change, with their values.', refusals: [] },
  adminUpdateSetting: { summary: 'Changes a setting, with a reason.', refusals: ['conflict', 'invalid_value', 'field_required'] },
} as const satisfies Record<string, CallDocumentation>;
