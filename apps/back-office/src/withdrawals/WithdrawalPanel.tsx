import { Link } from 'react-router-dom';
import { Facts } from '../frame/Facts.tsx';
import { useStaffFormat } from '../format/useStaffFormat.ts';
import { CheckList } from './CheckList.tsx';
import { Decision } from './Decision.tsx';
import { runName, type Withdrawal } from './payment-run.ts';
import { Settlement } from './Settlement.tsx';
import { detailMessageOf, statusMessages } from './withdrawal.messages.ts';
import styles from '../frame/layout.module.css';

/** One withdrawal: its destination, its checks, and the possible decisions. */
export function WithdrawalPanel({ withdrawal }: { withdrawal: Withdrawal }) {
  const { text, money, time } = useStaffFormat();
  const {
    id,
    username,
    player_id,
    provider,
    date,
    details,
    status,
    reason,
    decider,
    first_approver,
    hold_until,
    is_released_by_rule,
    payment_run_id,
  } = withdrawal;
  const pair = (name: string, value: string | null) => (value ? [[name, value] as const] : []);
  const isSettledByHand = withdrawal.is_paid_by_hand && (status === 'processing' || status === 'complete');
  const runOf = payment_run_id ? runName(payment_run_id) : isSettledByHand ? text('backoffice.withdrawals.in_no_run') : null;
  return (
    <section className={`${styles['panel']} ${styles['decided']}`} aria-label={text('backoffice.withdrawals.panel', { username })}>
      <div>
        <h2 className={styles['amount']}>{money(withdrawal.amount)}</h2>
        <p>
          <Link to={`/players/${player_id}`}>{username}</Link> · {provider}
        </p>
        <p className={styles['dim']}>{text('backoffice.withdrawals.requested_at', { time: time(date) })}</p>
        <p className={styles['dim']}>{id}</p>
      </div>
      {/* A scrollable region must be focusable for keyboard users. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles['scrolls']} tabIndex={0} role="group" aria-label={text('backoffice.column.checks')}>
        <CheckList withdrawal={withdrawal} />
        <Facts
          isFramed
          facts={[
            ...Object.entries(details).map(([name, value]) => [text(detailMessageOf(name), { name }), value] as const),
            ...pair(text('backoffice.column.status'), text(statusMessages[status])),
            ...pair(text('backoffice.withdrawals.hold_until'), hold_until && time(hold_until)),
            ...pair(text('backoffice.withdrawals.first_approver'), first_approver),
            ...pair(text('backoffice.withdrawals.decider'), is_released_by_rule ? text('backoffice.withdrawals.rule') : decider),
            ...pair(text('backoffice.withdrawals.in_run'), runOf),
            ...pair(text('backoffice.withdrawals.reason'), reason),
          ]}
        />
      </div>
      {status === 'pending' ? (
        <div>
          <Decision withdrawal={withdrawal} />
        </div>
      ) : null}
      {isSettledByHand ? (
        <div>
          <Settlement withdrawal={withdrawal} />
        </div>
      ) : null}
    </section>
  );
}
