import type { Bet } from '@playfront/api-contract';
import type { MessageId } from '@playfront/i18n';

export const resultTitle = {
  open: 'account.bets.result.open',
  won: 'account.bets.result.won',
  lost: 'account.bets.result.lost',
  returned: 'account.bets.result.returned',
  void: 'account.bets.result.void',
} as const satisfies Record<Bet['state'], MessageId>;
