import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { StaffCallAnswer } from '@playfront/api-client/staff';
import { useStaffFormat } from '../format/useStaffFormat.ts';
import { useStaffQuery } from '../session/useStaffQuery.ts';
import { Failed } from '../status/Failed.tsx';
import { Loading } from '../status/Loading.tsx';
import { PayOutForm } from './PayOutForm.tsx';
import styles from '../frame/layout.module.css';

export type Owed = StaffCallAnswer<'adminGetExcludedBalances'>['balances'][number];

/** One player's money, and where it may go. */
export function OwedPanel({ balance }: { balance: Owed }) {
  const { text, money } = useStaffFormat();
  const { player_id, username, email, amount, has_returned } = balance;
  const methods = useQuery(useStaffQuery('adminGetExcludedPayoutMethods', { player_id }));
  return (
    <section className={styles['panel']} aria-label={text('backoffice.owed.panel', { username })}>
      <div>
        <h2 className={styles['amount']}>{money(amount)}</h2>
        <p>
          <Link to={`/players/${player_id}`}>{username}</Link> · <a href={`mailto:${email}`}>{email}</a>
        </p>
      </div>
      <p className={styles['dim']}>{text(has_returned ? 'backoffice.owed.returned_hint' : 'backoffice.owed.unknown_hint')}</p>
      {methods.isPending ? <Loading /> : null}
      {methods.isError ? <Failed error={methods.error} onRetry={() => void methods.refetch()} /> : null}
      {methods.data ? <PayOutForm balance={balance} methods={methods.data.methods} /> : null}
    </section>
  );
}
