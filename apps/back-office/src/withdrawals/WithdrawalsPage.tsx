import { Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { WithdrawalStatus } from '@playfront/api-contract';
import { PageHead } from '../frame/PageHead.tsx';
import { useStaffFormat } from '../format/useStaffFormat.ts';
import { useStaffQuery } from '../session/useStaffQuery.ts';
import { Failed } from '../status/Failed.tsx';
import { Loading } from '../status/Loading.tsx';
import { AllPlayersButton } from '../table/AllPlayersButton.tsx';
import { Pages, pageSize } from '../table/Pages.tsx';
import { RecordTable } from '../table/RecordTable.tsx';
import { CheckBadge } from './CheckBadge.tsx';
import { PaymentRunButtons } from './PaymentRunButtons.tsx';
import { statusMessages } from './withdrawal.messages.ts';
import { WithdrawalPanel } from './WithdrawalPanel.tsx';
import { linesOf } from '../settings/setting.schema.ts';
import styles from '../frame/layout.module.css';

const tabs = ['pending', 'processing', 'complete', 'rejected', 'reversal', 'cancelled'] as const satisfies readonly WithdrawalStatus[];
type Tab = (typeof tabs)[number];

/** The withdrawals by status, beside the open one. */
export function WithdrawalsPage() {
  const { text } = useStaffFormat();
  const [params, setParams] = useSearchParams();
  const status = tabs.find((tab) => tab === params.get('status')) ?? 'pending';
  const counts = useQuery({ ...useStaffQuery('adminGetQueueCounts', {}), staleTime: Infinity });
  const waiting: Partial<Record<Tab, number | undefined>> = { pending: counts.data?.withdrawals, processing: counts.data?.withdrawals_to_pay };
  return (
    <>
      <PageHead title={text('backoffice.navigation.withdrawals')}>
        <PaymentRunButtons />
      </PageHead>
      <Tabs value={status} onChange={(tab) => setParams({ status: tab ?? 'pending' })}>
        <Tabs.List aria-label={text('backoffice.withdrawals.tabs')}>
          {tabs.map((tab) => (
            <Tabs.Tab key={tab} value={tab}>
              {text(statusMessages[tab])} {waiting[tab] ? waiting[tab] : null}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={status} className={styles['tab'] ?? ''}>
          <WithdrawalList key={status} status={status} />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}

/** `player` in the URL limits the list to one player; links from the player's page set it. */
function WithdrawalList({ status }: { status: Tab }) {
  const { text, money, time, waiting } = useStaffFormat();
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Number(params.get('page')) || 1);
  const player = params.get('player') ?? undefined;
  const openId = params.get('open') ?? undefined;
  const isWaiting = status === 'pending' || status === 'processing';
  const filter = { status, newest_first: !isWaiting, ...(player === undefined ? {} : { player_id: player }) };
  const list = useQuery(useStaffQuery('adminGetWithdrawals', { ...filter, page, page_size: pageSize }));
  const approvedBelow = linesOf(list.data?.auto_approve_below ?? {});
  const withdrawals = list.data?.withdrawals ?? [];
  const open = withdrawals.find(({ id }) => id === openId);
  const to = (changes: Record<string, string>) => setParams({ status, page: String(page), ...(player === undefined ? {} : { player }), ...changes });
  return (
    <div className={styles['split']}>
      <div className={styles['column']}>
        {player === undefined ? null : <AllPlayersButton onShowAll={() => setParams({ status })} />}
        {list.isPending ? <Loading /> : null}
        {list.isError ? <Failed error={list.error} onRetry={() => void list.refetch()} /> : null}
        {list.data ? (
          <RecordTable
            label={text(statusMessages[status])}
            rows={withdrawals}
            rowKey={({ id }) => id}
            empty={text('backoffice.withdrawals.empty')}
            onOpen={({ id }) => to({ open: id })}
            openKey={openId}
            columns={[
              { key: 'player', label: text('backoffice.column.player'), cell: ({ username }) => username },
              { key: 'amount', label: text('backoffice.column.amount'), cell: ({ amount }) => money(amount), isNumeric: true },
              { key: 'to', label: text('backoffice.column.to'), cell: ({ provider }) => provider },
              {
                key: 'waiting',
                label: text(isWaiting ? 'backoffice.column.waiting' : 'backoffice.column.requested'),
                cell: ({ date }) => (isWaiting ? waiting(date) : time(date)),
                isShort: true,
              },
              { key: 'checks', label: text('backoffice.column.checks'), cell: (withdrawal) => <CheckBadge withdrawal={withdrawal} /> },
            ]}
          />
        ) : null}
        <Pages page={page} total={list.data?.total ?? 0} onChange={(next) => to({ page: String(next) })} />
        {approvedBelow.length > 0 && status === 'pending' ? (
          <section className={styles['panel']}>
            <h2>{text('backoffice.withdrawals.by_rule')}</h2>
            <p className={styles['dim']}>{text('backoffice.withdrawals.auto_release', { amount: approvedBelow.join(', ') })}</p>
          </section>
        ) : null}
      </div>
      {open ? (
        <WithdrawalPanel key={`${open.id} ${open.version}`} withdrawal={open} />
      ) : withdrawals.length > 0 ? (
        <div className={styles['panel']}>
          <p className={styles['dim']}>{text('backoffice.withdrawals.choose')}</p>
        </div>
      ) : null}
    </div>
  );
}
