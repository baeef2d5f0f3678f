import { useQuery } from '@tanstack/react-query';
import { useStaffFormat } from '../format/useStaffFormat.ts';
import { useStaffQuery } from '../session/useStaffQuery.ts';
import { Failed } from '../status/Failed.tsx';
import { Loading } from '../status/Loading.tsx';
import type { CaseOf } from './case.messages.ts';
import { PayOutForm } from './PayOutForm.tsx';
import styles from '../frame/layout.module.css';

/** Payout of the balance of a self-excluded player or a closed account. */
export function ExcludedBalance({ balance }: { balance: CaseOf<'excluded_balance'> }) {
  const { text } = useStaffFormat();
  const { player_id, known } = balance;
  const methods = useQuery(useStaffQuery('adminGetExcludedPayoutMethods', { player_id }));
  return (
    <>
      <p className={styles['dim']}>{text(known.has_returned ? 'backoffice.cases.hint.returned' : 'backoffice.cases.hint.unknown')}</p>
      {methods.isPending ? <Loading /> : null}
      {methods.isError ? <Failed error={methods.error} onRetry={() => void methods.refetch()} /> : null}
      {methods.data ? <PayOutForm balance={balance} methods={methods.data.methods} /> : null}
    </>
  );
}
