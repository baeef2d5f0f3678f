import { Button, Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { MessageId } from '@playfront/i18n';
import { PageHead } from '../frame/PageHead.tsx';
import { useStaffFormat } from '../format/useStaffFormat.ts';
import { useStaffQuery } from '../session/useStaffQuery.ts';
import { Failed } from '../status/Failed.tsx';
import { Loading } from '../status/Loading.tsx';
import { Pages, pageSize } from '../table/Pages.tsx';
import { RecordTable } from '../table/RecordTable.tsx';
import { ConflictPanel } from './ConflictPanel.tsx';
import { bookedMessages, reportMessages } from './conflict.messages.ts';
import styles from '../frame/layout.module.css';

const stateMessages = { open: 'backoffice.conflicts.state.open', seen: 'backoffice.conflicts.state.seen' } as const satisfies Record<
  string,
  MessageId
>;
const states = ['open', 'seen'] as const;

/** Reports of providers that contradict the ledger. `player` in the address: only about their money. */
export function ConflictsPage() {
  const { text, money, time } = useStaffFormat();
  const [params, setParams] = useSearchParams();
  const state = states.find((one) => one === params.get('state')) ?? 'open';
  const page = Math.max(1, Number(params.get('page')) || 1);
  const player = params.get('player') ?? undefined;
  const openId = params.get('open') ?? undefined;
  const ofPlayer = player === undefined ? {} : { player_id: player };
  const list = useQuery(useStaffQuery('adminGetPaymentConflicts', { state, ...ofPlayer, page, page_size: pageSize }));
  const open = list.data?.conflicts.find(({ id }) => id === openId);
  const to = (changes: Record<string, string>) => setParams({ state, page: String(page), ...(player === undefined ? {} : { player }), ...changes });
  const name = (known: typeof reportMessages, value: string) => text(known[value] ?? 'backoffice.conflicts.other', { value });
  return (
    <>
      <PageHead title={text('backoffice.navigation.conflicts')} />
      <Tabs value={state} onChange={(tab) => to({ state: tab ?? 'open', page: '1' })}>
        <Tabs.List aria-label={text('backoffice.column.status')}>
          {states.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {text(stateMessages[one])}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={state} className={styles['tab'] ?? ''}>
          <div className={styles['split']}>
            <div className={styles['column']}>
              {player === undefined ? null : (
                <div>
                  <Button variant="default" size="xs" onClick={() => setParams({ state })}>
                    {text('backoffice.withdrawals.of_all')}
                  </Button>
                </div>
              )}
              {list.isPending ? <Loading /> : null}
              {list.isError ? <Failed error={list.error} onRetry={() => void list.refetch()} /> : null}
              {list.data ? (
                <RecordTable
                  label={text('backoffice.navigation.conflicts')}
                  rows={list.data.conflicts}
                  rowKey={({ id }) => id}
                  empty={text('backoffice.conflicts.empty')}
                  onOpen={({ id }) => to({ open: id })}
                  openKey={openId}
                  columns={[
                    { key: 'player', label: text('backoffice.column.player'), cell: ({ username }) => username },
                    { key: 'amount', label: text('backoffice.column.amount'), cell: ({ amount }) => money(amount), isNumeric: true },
                    { key: 'reported', label: text('backoffice.conflicts.reported'), cell: ({ event_type }) => name(reportMessages, event_type) },
                    { key: 'booked', label: text('backoffice.conflicts.booked'), cell: ({ booked_status }) => name(bookedMessages, booked_status) },
                    { key: 'time', label: text('backoffice.column.time'), cell: ({ date }) => time(date), isShort: true },
                  ]}
                />
              ) : null}
              <Pages page={page} total={list.data?.total ?? 0} onChange={(next) => to({ page: String(next) })} />
            </div>
            {open ? (
              <ConflictPanel key={`${open.id} ${open.version}`} conflict={open} />
            ) : list.data && list.data.total > 0 ? (
              <div className={styles['panel']}>
                <p className={styles['dim']}>{text('backoffice.conflicts.choose')}</p>
              </div>
            ) : null}
          </div>
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
