import type { Bet } from '@playfront/api-contract';
import type { MessageId } from '@playfront/i18n';
import type { BetPeriod } from './bet-period.ts';

export const periodTitle = {
  '24h': 'account.bets.period.24h',
  '7d': 'account.bets.period.7d',
  '30d': 'account.bets.period.30d',
  custom: 'account.bets.period.custom',
} as const satisfies Record<BetPeriod['kind'], MessageId>;

export const resultTitle = {
  open: 'account.bets.result.open',
  won: 'account.bets.result.won',
  lost: 'account.bets.result.lost',
  returned: 'account.bets.result.returned',
  void: 'account.bets.result.void',
} as const satisfies Record<Bet['state'], MessageId>;
