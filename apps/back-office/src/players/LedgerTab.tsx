import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StaffCallResponse } from '@playfront/api-client/staff';
import type { Money } from '@playfront/money';
import { useStaffFormat } from '../format/useStaffFormat.ts';
import { useStaffQuery } from '../session/useStaffQuery.ts';
import { Failed } from '../status/Failed.tsx';
import { Loading } from '../status/Loading.tsx';
import { RecordTable } from '../table/RecordTable.tsx';
import { entryMessages } from './player.messages.ts';
import styles from '../frame/layout.module.css';

type Entry = StaffCallResponse<'adminGetPlayerLedger'>['entries'][number];

/** The ledger transfers of a player. */
export function LedgerTab({ id }: { id: string }) {
  const { text } = useStaffFormat();
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const before = cursors.at(-1);
  const list = useQuery(useStaffQuery('adminGetPlayerLedger', { id, ...(before === undefined ? {} : { before }) }));
  if (list.isPending) return <Loading />;
  if (list.isError) return <Failed error={list.error} onRetry={() => void list.refetch()} />;
  const { entries, next } = list.data;
  return (
    <div className={styles['column']}>
      <LedgerTable entries={entries} />
      <div className={styles['buttons']}>
        <Button variant="default" size="xs" disabled={cursors.length === 0} onClick={() => setCursors(cursors.slice(0, -1))}>
          {text('backoffice.table.newer')}
        </Button>
        <Button variant="default" size="xs" disabled={next === null} onClick={() => setCursors([...cursors, next ?? ''])}>
          {text('backoffice.table.older')}
        </Button>
      </div>
    </div>
  );
}

/** `isBrief` shortens the references. */
export function LedgerTable({ entries, isBrief = false }: { entries: readonly Entry[]; isBrief?: boolean }) {
  const { text, money, time } = useStaffFormat();
  const moved = (amount: Money) => (amount.minor === 0 ? '' : money(amount, { sign: 'always' }));
  return (
    <RecordTable
      label={text('backoffice.players.tab.ledger')}
      rows={entries}
      rowKey={(entry) => entry.id}
      empty={text('backoffice.players.no_ledger')}
      columns={[
        { key: 'time', label: text('backoffice.column.time'), cell: ({ date }) => time(date), isShort: true },
        { key: 'kind', label: text('backoffice.column.entry'), cell: ({ kind }) => text(entryMessages[kind] ?? 'backoffice.entry.other', { kind }) },
        {
          key: 'reference',
          label: text('backoffice.column.reference'),
          cell: ({ reference }) => (
            <span className={styles['code']} title={reference}>
              {isBrief ? reference.slice(reference.indexOf(':') + 1).slice(0, 8) : reference}
            </span>
          ),
        },
        { key: 'real', label: text('backoffice.column.real'), cell: ({ real }) => moved(real), isNumeric: true },
        { key: 'bonus', label: text('backoffice.column.bonus'), cell: ({ bonus }) => moved(bonus), isNumeric: true },
        { key: 'locked', label: text('backoffice.players.locked'), cell: ({ locked }) => moved(locked), isNumeric: true },
        {
          key: 'after',
          label: text('backoffice.column.balance'),
          cell: ({ real_after }) => (real_after === null ? '' : money(real_after)),
          isNumeric: true,
        },
      ]}
    />
  );
}
