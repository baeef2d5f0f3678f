import { useQuery } from '@tanstack/react-query';
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { documentKinds, type ReviewedDocument } from '@playfront/api-contract';
import { PageHead } from '../frame/PageHead.tsx';
import { useStaffFormat } from '../format/useStaffFormat.ts';
import { useStaffQuery } from '../session/useStaffQuery.ts';
import { Failed } from '../status/Failed.tsx';
import { Loading } from '../status/Loading.tsx';
import { StatusBadge } from '../status/StatusBadge.tsx';
import { FilterSelect } from '../table/FilterSelect.tsx';
import { Pages, pageSize } from '../table/Pages.tsx';
import { RecordTable } from '../table/RecordTable.tsx';
import { DocumentDecision } from './DocumentDecision.tsx';
import { DocumentViewer } from './DocumentViewer.tsx';
import { kindMessages, statusMessages } from './document.messages.ts';
import layout from '../frame/layout.module.css';
import styles from './documents.module.css';

const states = ['pending', 'accepted', 'rejected'] as const;

/** The queue of documents; those that a withdrawal waits for are first. */
export function DocumentsPage() {
  const { text } = useStaffFormat();
  const [params, setParams] = useSearchParams();
  const state = states.find((one) => one === params.get('state')) ?? 'pending';
  const kind = documentKinds.find((one) => one === params.get('kind'));
  const page = Math.max(1, Number(params.get('page')) || 1);
  const player = params.get('player') ?? undefined;
  const openId = params.get('open') ?? undefined;
  const filter = { state, ...(kind ? { kind } : {}), ...(player === undefined ? {} : { player_id: player }) };
  const list = useQuery(useStaffQuery('adminGetDocuments', { ...filter, page, page_size: pageSize }));
  const documents = list.data?.documents ?? [];
  const [decided, setDecided] = useState<ReviewedDocument>();
  const listed = documents.find(({ id }) => id === (openId ?? decided?.id));
  // The decided document stays open until the officer opens another, so that a second click cannot decide on the next one.
  const isDecidedOpen = decided !== undefined && decided.id === (openId ?? decided.id) && decided.version >= (listed?.version ?? 0);
  const open = isDecidedOpen ? decided : (listed ?? documents[0]);
  const show = (next: Record<string, string>) => {
    setDecided(undefined);
    setParams(next);
  };
  const address = { state, ...(kind ? { kind } : {}), ...(player === undefined ? {} : { player }) };
  const queue = text('backoffice.documents.queue', { count: list.data?.total ?? 0 });
  return (
    <>
      <PageHead title={text('backoffice.navigation.documents')}>
        <FilterSelect
          label={text('backoffice.documents.type')}
          value={kind}
          options={documentKinds.map((value) => ({ value, label: text(kindMessages[value]) }))}
          onChange={(next) => show({ state, ...(next ? { kind: next } : {}) })}
        />
        <NativeSelect
          aria-label={text('backoffice.column.status')}
          value={state}
          onChange={(event) => show({ state: event.currentTarget.value, ...(kind ? { kind } : {}) })}
          data={states.map((value) => ({ value, label: text(statusMessages[value]) }))}
        />
      </PageHead>
      {list.isPending ? <Loading /> : null}
      {list.isError ? <Failed error={list.error} onRetry={() => void list.refetch()} /> : null}
      {list.data?.total === 0 && !open ? (
        <RecordTable label={queue} rows={documents} rowKey={({ id }) => id} empty={text('backoffice.documents.empty')} columns={[]} />
      ) : null}
      {list.data && open ? (
        <div className={styles['documents']}>
          <div className={layout['column']}>
            <RecordTable
              label={queue}
              rows={documents}
              rowKey={({ id }) => id}
              empty={text('backoffice.documents.empty')}
              onOpen={({ id }) => show({ ...address, page: String(page), open: id })}
              openKey={open.id}
              columns={[{ key: 'player', label: queue, cell: (document) => <QueueItem document={document} /> }]}
            />
            <Pages page={page} total={list.data.total} onChange={(next) => show({ ...address, page: String(next) })} />
          </div>
          <DocumentViewer key={`view ${open.id}`} document={open} />
          <DocumentDecision
            key={`${open.id} ${open.version}`}
            document={open}
            needsSecondOfficer={list.data.needs_second_officer}
            onDecided={setDecided}
            {...(isDecidedOpen && !listed ? { onNext: () => show({ ...address, page: String(page) }) } : {})}
          />
        </div>
      ) : null}
    </>
  );
}

function QueueItem({ document: { player, kind, date, waiting_withdrawal, first_officer } }: { document: ReviewedDocument }) {
  const { text, waiting } = useStaffFormat();
  return (
    <span className={styles['item']}>
      <span>{player.username}</span>
      <small>{waiting(date)}</small>
      <small>{`${text(kindMessages[kind])}, ${player.country}`}</small>
      {waiting_withdrawal ? (
        <StatusBadge tone="warn">{text('backoffice.documents.payout_waits')}</StatusBadge>
      ) : first_officer ? (
        <StatusBadge tone="info">{text('backoffice.withdrawals.second_officer')}</StatusBadge>
      ) : null}
    </span>
  );
}
