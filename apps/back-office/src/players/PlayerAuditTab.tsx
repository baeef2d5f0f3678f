import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AuditTable } from '../audit/AuditTable.tsx';
import { useStaffFormat } from '../format/useStaffFormat.ts';
import { useStaffQuery } from '../session/useStaffQuery.ts';
import { Failed } from '../status/Failed.tsx';
import { Loading } from '../status/Loading.tsx';
import { Pages, pageSize } from '../table/Pages.tsx';
import styles from '../frame/layout.module.css';

/** The actions of officers on the account of a player. */
export function PlayerAuditTab({ id }: { id: string }) {
  const { text } = useStaffFormat();
  const [page, setPage] = useState(1);
  const list = useQuery(useStaffQuery('adminGetAuditLog', { target: id, page, page_size: pageSize }));
  if (list.isPending) return <Loading />;
  if (list.isError) return <Failed error={list.error} onRetry={() => void list.refetch()} />;
  return (
    <div className={styles['column']}>
      <AuditTable label={text('backoffice.players.tab.audit')} entries={list.data.entries} />
      <Pages page={page} total={list.data.total} hint={text('backoffice.audit.append_only')} onChange={setPage} />
    </div>
  );
}
