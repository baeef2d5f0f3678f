import { useSearchParams } from 'react-router-dom';
import { periodOf, periodParams } from '@playfront/account';
import { cancelDoneMessage, TransactionsView } from '@playfront/account/transactions';
import { useFormat } from '@playfront/i18n';
import { useToast } from '@playfront/ui';

/** The transactions; their period and page number are in the URL. */
export function TransactionsTab() {
  const { text } = useFormat();
  const { showToast } = useToast();
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(search.get('page') ?? 1)) || 1);
  return (
    <>
      <h1>{text('site.account.transactions')}</h1>
      <TransactionsView
        period={periodOf(search)}
        page={page}
        onPeriodChange={(period) => setSearch({ tab: 'transactions', ...periodParams(period) })}
        onPageChange={(next) => setSearch({ tab: 'transactions', ...periodParams(periodOf(search)), page: String(next) })}
        onCancelled={() => showToast({ kind: 'success', text: text(cancelDoneMessage) })}
      />
    </>
  );
}
