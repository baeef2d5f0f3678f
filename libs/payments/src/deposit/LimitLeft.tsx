import type { ReactNode } from 'react';
import type { MoneyLimit } from '@playfront/auth/limits';
import { useFormat } from '@playfront/i18n';
import { ProgressBar } from '@playfront/ui';
import { limitText } from './deposit.messages.ts';
import styles from './DepositForm.module.css';

type LimitLeftProps = {
  limit: MoneyLimit;
  /** Renders a link to the limits. */
  limitsLink: ((children: ReactNode) => ReactNode) | undefined;
};

/** How much of the tightest deposit limit is used and left, before the deposit. */
export function LimitLeft({ limit, limitsLink }: LimitLeftProps) {
  const format = useFormat();
  const { text, money, dateTime } = format;
  const left = limitText(limit, format);
  const used = text('payments.deposit.limit.used', { used: money(limit.used), limit: money(limit.amount) });
  return (
    <div className={styles.limit}>
      <p>
        {left} {limitsLink?.(text('payments.deposit.limit.change'))}
      </p>
      <ProgressBar
        label={left}
        share={limit.amount.minor > 0 ? Math.max(0, limit.used.minor) / limit.amount.minor : 1}
        valueText={used}
        start={used}
        end={limit.remaining.minor > 0 && text('payments.deposit.limit.resets', { time: dateTime(limit.resets_at) })}
      />
    </div>
  );
}
