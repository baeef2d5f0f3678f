import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useStaffFormat } from '../format/useStaffFormat.ts';
import { useStaffQuery } from '../session/useStaffQuery.ts';
import { Failed } from '../status/Failed.tsx';
import { Loading } from '../status/Loading.tsx';
import { pageSize } from '../table/Pages.tsx';
import { RecordTable } from '../table/RecordTable.tsx';
import { CheckBadge } from '../withdrawals/CheckBadge.tsx';
import { statusMessages } from '../withdrawals/withdrawal.messages.ts';

/** The latest withdrawals of a player. */
export function PlayerWithdrawalsTab({ id }: { id: string }) {
  const { text, money, time } = useStaffFormat();
  const navigate = useNavigate();
  const list = useQuery(useStaffQuery('adminGetWithdrawals', { player_id: id, newest_first: true, page_size: pageSize }));
  if (list.isPending) return <Loading />;
  if (list.isError) return <Failed error={list.error} onRetry={() => void list.refetch()} />;
  return (
    <RecordTable
      label={text('backoffice.players.tab.withdrawals')}
      rows={list.data.withdrawals}
      rowKey={(withdrawal) => withdrawal.id}
      empty={text('backoffice.withdrawals.empty')}
      onOpen={({ id: open, status }) => void navigate(`/withdrawals?status=${status}&player=${id}&open=${open}`)}
      columns={[
        { key: 'time', label: text('backoffice.column.requested'), cell: ({ date }) => time(date) },
        { key: 'amount', label: text('backoffice.column.amount'), cell: ({ amount }) => money(amount), isNumeric: true },
        { key: 'to', label: text('backoffice.column.to'), cell: ({ provider }) => provider },
        { key: 'status', label: text('backoffice.column.status'), cell: ({ status }) => text(statusMessages[status]) },
        { key: 'checks', label: text('backoffice.column.checks'), cell: (withdrawal) => <CheckBadge withdrawal={withdrawal} /> },
      ]}
    />
  );
}
