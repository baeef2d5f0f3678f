import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../frame/Dialog.tsx';
import { useStaffFormat } from '../format/useStaffFormat.ts';
import { useStaffQuery } from '../session/useStaffQuery.ts';
import { Failed } from '../status/Failed.tsx';
import { Loading } from '../status/Loading.tsx';
import { RecordTable } from '../table/RecordTable.tsx';
import { Pages } from '../table/Pages.tsx';
import { runName } from './payment-run.ts';
import { usePaymentRun } from './usePaymentRun.ts';
import styles from '../frame/layout.module.css';

const pageSize = 5;

/** The earlier payment runs, each with a download button. */
export function PaymentRunsDialog({ onClose }: { onClose: () => void }) {
  const { text, money, number, time } = useStaffFormat();
  const { isRunning, download } = usePaymentRun();
  const [page, setPage] = useState(1);
  const list = useQuery(useStaffQuery('adminGetPaymentRuns', { page, page_size: pageSize }));
  return (
    <Dialog title={text('backoffice.withdrawals.runs')} size={760} onClose={onClose}>
      <p>{text('backoffice.withdrawals.runs_text')}</p>
      {list.isPending ? <Loading /> : null}
      {list.isError ? <Failed error={list.error} onRetry={() => void list.refetch()} /> : null}
      {list.data ? (
        <RecordTable
          label={text('backoffice.withdrawals.runs')}
          rows={list.data.runs}
          rowKey={({ id }) => id}
          empty={text('backoffice.withdrawals.runs_empty')}
          columns={[
            { key: 'started', label: text('backoffice.column.started'), cell: ({ started_at }) => time(started_at), isShort: true },
            { key: 'id', label: text('backoffice.column.id'), cell: ({ id }) => runName(id), isShort: true },
            { key: 'officer', label: text('backoffice.column.officer'), cell: ({ officer }) => officer },
            { key: 'count', label: text('backoffice.column.count'), cell: ({ count }) => number(count), isNumeric: true },
            { key: 'sum', label: text('backoffice.column.sum'), cell: ({ sums }) => sums.map((sum) => money(sum)).join(' + '), isNumeric: true },
            {
              key: 'file',
              label: text('backoffice.column.file'),
              cell: (run) => (
                <Button variant="default" size="xs" disabled={isRunning} onClick={() => void download(run)}>
                  {text('backoffice.withdrawals.download_run')}
                </Button>
              ),
            },
          ]}
        />
      ) : null}
      <Pages page={page} pageSize={pageSize} total={list.data?.total ?? 0} hint="" onChange={setPage} />
      <div className={styles['buttons']}>
        <Button variant="default" onClick={onClose}>
          {text('backoffice.notice.close')}
        </Button>
      </div>
    </Dialog>
  );
}
