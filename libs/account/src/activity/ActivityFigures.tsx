import { useFormat } from '@playfront/i18n';
import type { Figures } from './activity-figures.ts';
import { timeTextOf } from './activity-labels.ts';
import styles from './ActivityView.module.css';

/** Totals of a period: deposits, withdrawals, stakes, wins, net result and time. */
export function ActivityFigures({ total }: { total: Figures }) {
  const format = useFormat();
  const { text, money } = format;
  const figures = [
    [text('account.activity.deposits'), money(total.deposits)],
    [text('account.activity.withdrawals'), money(total.withdrawals)],
    [text('account.activity.staked'), money(total.staked)],
    [text('account.activity.won'), money(total.won)],
    [text('account.activity.net'), money(total.net, { sign: 'always' })],
    [text('account.activity.played'), timeTextOf(total.minutes, format)],
  ] as const;
  return (
    <dl className={styles.figures}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
