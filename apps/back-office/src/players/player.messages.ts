import type { MessageId } from '@playfront/i18n';
import type { StaffCallResponse } from '@playfront/api-client/staff';
import type { BlockReason } from '@playfront/api-contract';
import type { PlayerState } from '@playfront/api-contract/staff';
import type { Tone } from '../status/StatusBadge.tsx';

export const stateMessages = {
  active: ['good', 'backoffice.players.state.active'],
  blocked: ['bad', 'backoffice.players.state.blocked'],
  on_break: ['info', 'backoffice.players.state.on_break'],
  excluded: ['info', 'backoffice.players.state.excluded'],
  closed: ['info', 'backoffice.players.state.closed'],
} as const satisfies Record<PlayerState, readonly [Tone, MessageId]>;

/** Reasons to block an account; the audit log stores their texts. */
export const blockReasonMessages = {
  takeover: 'backoffice.players.block.takeover',
  duplicate: 'backoffice.players.block.duplicate',
  fraud: 'backoffice.players.block.fraud',
  harm: 'backoffice.players.block.harm',
  asked: 'backoffice.players.block.asked',
} as const satisfies Record<BlockReason, MessageId>;

export const betStateMessages = {
  open: 'backoffice.bets.open',
  won: 'backoffice.bets.won',
  lost: 'backoffice.bets.lost',
  returned: 'backoffice.bets.returned',
  void: 'backoffice.bets.void',
} as const satisfies Record<StaffCallResponse<'adminGetPlayerBets'>['bets'][number]['state'], MessageId>;

/** Labels of ledger entries; an operator may have other kinds. */
export const entryMessages: Readonly<Record<string, MessageId>> = {
  deposit: 'backoffice.entry.deposit',
  bet: 'backoffice.entry.bet',
  win: 'backoffice.entry.win',
  rollback: 'backoffice.entry.rollback',
  withdrawal_request: 'backoffice.entry.withdrawal_request',
  withdrawal_cancelled: 'backoffice.entry.withdrawal_cancelled',
  withdrawal_paid: 'backoffice.entry.withdrawal_paid',
  reversal: 'backoffice.entry.reversal',
  bonus_grant: 'backoffice.entry.bonus_grant',
  bonus_release: 'backoffice.entry.bonus_release',
  bonus_forfeit: 'backoffice.entry.bonus_forfeit',
  sports_bet: 'backoffice.entry.sports_bet',
  sports_settlement: 'backoffice.entry.sports_settlement',
  fee: 'backoffice.entry.fee',
  adjustment: 'backoffice.entry.adjustment',
  deposit_held: 'backoffice.entry.deposit_held',
  deposit_returned: 'backoffice.entry.deposit_returned',
};
