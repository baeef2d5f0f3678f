import type { MessageId } from '@playfront/i18n';
import type { Period } from './period.ts';

export const periodTitle = {
  '24h': 'account.period.24h',
  '7d': 'account.period.7d',
  '30d': 'account.period.30d',
  custom: 'account.period.custom',
} as const satisfies Record<Period['kind'], MessageId>;
