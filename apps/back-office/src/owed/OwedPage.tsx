import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../frame/PageHead.tsx';
import { useStaffFormat } from '../format/useStaffFormat.ts';
import { useStaffQuery } from '../session/useStaffQuery.ts';
import { Failed } from '../status/Failed.tsx';
import { Loading } from '../status/Loading.tsx';
import { Pages, pageSize } from '../table/Pages.tsx';
import { RecordTable } from '../table/RecordTable.tsx';
import { OwedPanel } from './OwedPanel.tsx';
import { shutMessages } from './owed.messages.ts';
import styles from '../frame/layout.module.css';

/** Money of players who excluded themselves or closed their accounts, for which no account of theirs is known. */
export function OwedPage() {
  const { text, money, day } = useStaffFormat();
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Number(params.get('page')) || 1);
  const openId = params.get('open') ?? undefined;
  const list = useQuery(useStaffQuery('adminGetExcludedBalances', { page, page_size: pageSize }));
  const open = list.data?.balances.find(({ player_id }) => player_id === openId);
  return (
    <>
      <PageHead title={text('backoffice.navigation.owed')} subtitle={text('backoffice.owed.text')} />
      <div className={styles['split']}>
        <div className={styles['column']}>
          {list.isPending ? <Loading /> : null}
          {list.isError ? <Failed error={list.error} onRetry={() => void list.refetch()} /> : null}
          {list.data ? (
            <RecordTable
              label={text('backoffice.navigation.owed')}
              rows={list.data.balances}
              rowKey={({ player_id }) => player_id}
              empty={text('backoffice.owed.empty')}
              onOpen={({ player_id }) => setParams({ page: String(page), open: player_id })}
              openKey={openId}
              columns={[
                { key: 'player', label: text('backoffice.column.player'), cell: ({ username }) => username },
                { key: 'amount', label: text('backoffice.column.amount'), cell: ({ amount }) => money(amount), isNumeric: true },
                { key: 'since', label: text('backoffice.column.since'), cell: ({ since }) => day(since), isShort: true },
                { key: 'why', label: text('backoffice.column.reason'), cell: ({ shut_by }) => text(shutMessages[shut_by]) },
                {
                  key: 'state',
                  label: text('backoffice.column.status'),
                  cell: ({ has_returned }) => text(has_returned ? 'backoffice.owed.returned' : 'backoffice.owed.unknown'),
                },
              ]}
            />
          ) : null}
          <Pages page={page} total={list.data?.total ?? 0} onChange={(next) => setParams({ page: String(next) })} />
        </div>
        {open ? (
          <OwedPanel key={open.player_id} balance={open} />
        ) : list.data && list.data.total > 0 ? (
          <div className={styles['panel']}>
            <p className={styles['dim']}>{text('backoffice.owed.choose')}</p>
          </div>
        ) : null}
      </div>
    </>
  );
}
