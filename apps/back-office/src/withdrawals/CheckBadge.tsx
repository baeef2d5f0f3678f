import { useFormat } from '@playfront/i18n';
import { StatusBadge } from '../status/StatusBadge.tsx';
import type { Withdrawal } from './payment-run.ts';

/** The checks of a withdrawal, summarised in one badge. */
export function CheckBadge({ withdrawal }: { withdrawal: Withdrawal }) {
  const { text } = useFormat();
  if (withdrawal.status === 'pending' && withdrawal.first_approved_by !== null) {
    return <StatusBadge tone="info">{text('backoffice.withdrawals.second_officer')}</StatusBadge>;
  }
  const checks = withdrawal.review?.checks ?? [];
  const countOf = (state: string) => checks.filter((check) => check.state === state).length;
  const failed = countOf('failed');
  if (failed > 0) return <StatusBadge tone="bad">{text('backoffice.withdrawals.failed_count', { count: failed })}</StatusBadge>;
  const attention = countOf('attention');
  if (attention > 0) return <StatusBadge tone="warn">{text('backoffice.withdrawals.attention_count', { count: attention })}</StatusBadge>;
  return <StatusBadge tone="good">{text('backoffice.withdrawals.all_passed')}</StatusBadge>;
}
