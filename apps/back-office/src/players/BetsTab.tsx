import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StaffCallResponse } from '@playfront/api-client/staff';
import { useStaffFormat } from '../format/useStaffFormat.ts';
import { useStaffQuery } from '../session/useStaffQuery.ts';
import { Failed } from '../status/Failed.tsx';
import { Loading } from '../status/Loading.tsx';
import { StatusBadge } from '../status/StatusBadge.tsx';
import { Pages, pageSize } from '../table/Pages.tsx';
import { RecordTable } from '../table/RecordTable.tsx';
import { betStateMessages } from './player.messages.ts';
import styles from '../frame/layout.module.css';

type Bet = StaffCallResponse<'adminGetPlayerBets'>['bets'][number];

/** Bets of a player, newest first. */
export function BetsTab({ id, kind }: { id: string; kind: 'casino' | 'sports' }) {
  const [page, setPage] = useState(1);
  const list = useQuery(useStaffQuery('adminGetPlayerBets', { id, kind, page, page_size: pageSize }));
  if (list.isPending) return <Loading />;
  if (list.isError) return <Failed error={list.error} onRetry={() => void list.refetch()} />;
  return (
    <div className={styles['column']}>
      <BetsTable bets={list.data.bets} />
      <Pages page={page} total={list.data.total} hint="" onChange={setPage} />
    </div>
  );
}

export function BetsTable({ bets }: { bets: readonly Bet[] }) {
  const { text, money, time } = useStaffFormat();
  return (
    <RecordTable
      label={text('backoffice.players.bets')}
      rows={bets}
      rowKey={(bet) => bet.id}
      empty={text('backoffice.players.no_bets')}
      columns={[
        { key: 'time', label: text('backoffice.column.time'), cell: ({ date }) => time(date), isShort: true },
        { key: 'bet', label: text('backoffice.column.bet'), cell: ({ game_name }) => game_name },
        { key: 'stake', label: text('backoffice.column.stake'), cell: ({ bet }) => money(bet), isNumeric: true },
        { key: 'return', label: text('backoffice.column.return'), cell: ({ win }) => money(win), isNumeric: true },
        {
          key: 'state',
          label: text('backoffice.column.status'),
          cell: ({ state }) => <StatusBadge tone={state === 'open' ? 'info' : 'plain'}>{text(betStateMessages[state])}</StatusBadge>,
        },
      ]}
    />
  );
}
