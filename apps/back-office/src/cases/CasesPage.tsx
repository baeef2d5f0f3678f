import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { caseKinds, caseStates } from '@playfront/api-contract/staff';
import { PageHead } from '../frame/PageHead.tsx';
import { useStaffFormat } from '../format/useStaffFormat.ts';
import { canUse } from '../session/scopes.ts';
import { useOfficer } from '../session/StaffSessionProvider.tsx';
import { useStaffQuery } from '../session/useStaffQuery.ts';
import { Failed } from '../status/Failed.tsx';
import { Loading } from '../status/Loading.tsx';
import { AllPlayersButton } from '../table/AllPlayersButton.tsx';
import { FilterSelect } from '../table/FilterSelect.tsx';
import { Pages, pageSize } from '../table/Pages.tsx';
import { RecordTable } from '../table/RecordTable.tsx';
import { CasePanel } from './CasePanel.tsx';
import { kindMessages, stateMessages } from './case.messages.ts';
import { useCaseTexts } from './useCaseTexts.ts';
import styles from '../frame/layout.module.css';

/** The queue of cases, oldest first, beside the open one. `player` in the URL limits it to one player. */
export function CasesPage() {
  const { text, money, day, waiting } = useStaffFormat();
  const { scope } = useOfficer();
  const { summaryOf } = useCaseTexts();
  const [params, setParams] = useSearchParams();
  const kinds = canUse(scope, 'admin') ? caseKinds : (['held_money', 'payment_conflict'] as const);
  const kind = kinds.find((one) => one === params.get('kind'));
  const state = caseStates.find((one) => one === params.get('state')) ?? 'open';
  const page = Math.max(1, Number(params.get('page')) || 1);
  const player = params.get('player') ?? undefined;
  const openId = params.get('open') ?? undefined;
  const ofPlayer = player === undefined ? {} : { player_id: player };
  const list = useQuery(useStaffQuery('adminGetCases', { ...(kind ? { kind } : {}), state, ...ofPlayer, page, page_size: pageSize }));
  const open = list.data?.cases.find(({ id }) => id === openId);
  const address = { ...(kind ? { kind } : {}), state, ...(player === undefined ? {} : { player }) };
  return (
    <>
      <PageHead title={text('backoffice.navigation.cases')}>
        <FilterSelect
          label={text('backoffice.cases.kind')}
          value={kind}
          options={kinds.map((value) => ({ value, label: text(kindMessages[value]) }))}
          onChange={(next) => setParams({ state, ...(player === undefined ? {} : { player }), ...(next ? { kind: next } : {}) })}
        />
        <NativeSelect
          aria-label={text('backoffice.column.status')}
          value={state}
          onChange={(event) => setParams({ ...address, state: event.currentTarget.value })}
          data={caseStates.map((value) => ({ value, label: text(stateMessages[value]) }))}
        />
      </PageHead>
      <div className={styles['split']}>
        <div className={styles['column']}>
          {player === undefined ? null : <AllPlayersButton onShowAll={() => setParams({ state, ...(kind ? { kind } : {}) })} />}
          {list.isPending ? <Loading /> : null}
          {list.isError ? <Failed error={list.error} onRetry={() => void list.refetch()} /> : null}
          {list.data ? (
            <RecordTable
              label={text('backoffice.navigation.cases')}
              rows={list.data.cases}
              rowKey={({ id }) => id}
              empty={text('backoffice.cases.empty')}
              onOpen={({ id }) => setParams({ ...address, page: String(page), open: id })}
              openKey={openId}
              columns={[
                { key: 'player', label: text('backoffice.column.player'), cell: ({ username }) => username },
                { key: 'kind', label: text('backoffice.cases.kind'), cell: (one) => text(kindMessages[one.kind]), isShort: true },
                { key: 'amount', label: text('backoffice.column.amount'), cell: ({ amount }) => (amount ? money(amount) : null), isNumeric: true },
                { key: 'known', label: text('backoffice.cases.known'), cell: summaryOf },
                {
                  key: 'since',
                  label: text(state === 'open' ? 'backoffice.column.waiting' : 'backoffice.column.since'),
                  cell: ({ since }) => (state === 'open' ? waiting(since) : day(since)),
                  isShort: true,
                },
              ]}
            />
          ) : null}
          <Pages page={page} total={list.data?.total ?? 0} onChange={(next) => setParams({ ...address, page: String(next) })} />
        </div>
        {open ? (
          <CasePanel key={`${open.id} ${open.version}`} found={open} isOpen={state === 'open'} />
        ) : list.data && list.data.total > 0 ? (
          <div className={styles['panel']}>
            <p className={styles['dim']}>{text('backoffice.cases.choose')}</p>
          </div>
        ) : null}
      </div>
    </>
  );
}
