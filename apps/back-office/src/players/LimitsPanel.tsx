import type { StaffCallResponse } from '@playfront/api-client/staff';
import type { MessageId } from '@playfront/i18n';
import { useStaffFormat } from '../format/useStaffFormat.ts';
import layout from '../frame/layout.module.css';
import styles from './overview.module.css';

type Limit = StaffCallResponse<'adminGetPlayer'>['limits'][number];

const kindMessages = {
  deposit: 'backoffice.limits.deposit',
  loss: 'backoffice.limits.loss',
  wager: 'backoffice.limits.wager',
  session: 'backoffice.limits.session',
} as const satisfies Record<Limit['kind'], MessageId>;

const periodMessages = {
  day: 'backoffice.limits.day',
  week: 'backoffice.limits.week',
  month: 'backoffice.limits.month',
} as const satisfies Record<Limit['period'], MessageId>;

/** The limits of a player, each with the used amount. */
export function LimitsPanel({ limits }: { limits: readonly Limit[] }) {
  const { text, money, time } = useStaffFormat();
  const minutes = (count: number) => text('backoffice.time.minutes', { minutes: count });
  return (
    <section className={layout['panel']}>
      <h2>{text('backoffice.players.limits')}</h2>
      {limits.length === 0 ? (
        <p className={layout['dim']}>{text('backoffice.players.no_limits')}</p>
      ) : (
        <ul className={styles['rows']}>
          {limits.map((limit) => (
            <li key={`${limit.kind} ${limit.period} ${limit.set_by}`} className={styles['row']}>
              <span>{text(kindMessages[limit.kind], { period: text(periodMessages[limit.period]) })}</span>
              <span>
                {limit.kind === 'session'
                  ? text('backoffice.limits.used', { used: minutes(limit.used_minutes), amount: minutes(limit.minutes) })
                  : text('backoffice.limits.used', { used: money(limit.used), amount: money(limit.amount) })}
              </span>
              <span className={styles['bar']}>
                <i style={{ inlineSize: `${usedShare(limit) * 100}%` }} />
              </span>
              <span className={layout['dim']}>
                {text(limit.set_by === 'law' ? 'backoffice.limits.law' : 'backoffice.limits.resets', { time: time(limit.resets_at) })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function usedShare(limit: Limit): number {
  const [used, maximum] = limit.kind === 'session' ? [limit.used_minutes, limit.minutes] : [limit.used.minor, limit.amount.minor];
  return maximum > 0 ? Math.min(1, Math.max(0, used / maximum)) : 1;
}
