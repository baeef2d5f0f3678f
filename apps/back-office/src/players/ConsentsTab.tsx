import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StaffCallResponse } from '@playfront/api-client/staff';
import { Facts } from '../frame/Facts.tsx';
import { useStaffFormat } from '../format/useStaffFormat.ts';
import { useStaffQuery } from '../session/useStaffQuery.ts';
import { Failed } from '../status/Failed.tsx';
import { Loading } from '../status/Loading.tsx';
import { Pages, pageSize } from '../table/Pages.tsx';
import { RecordTable } from '../table/RecordTable.tsx';
import { channelMessages, sourceMessages } from './consent.messages.ts';
import styles from '../frame/layout.module.css';

type ConsentsResponse = StaffCallResponse<'adminGetPlayerConsents'>;

/** The marketing consents of a player, and the log of their changes. */
export function ConsentsTab({ id }: { id: string }) {
  const { text } = useStaffFormat();
  const [page, setPage] = useState(1);
  const list = useQuery(useStaffQuery('adminGetPlayerConsents', { id, page, page_size: pageSize }));
  if (list.isPending) return <Loading />;
  if (list.isError) return <Failed error={list.error} onRetry={() => void list.refetch()} />;
  const { consents, log, total } = list.data;
  return (
    <div className={styles['column']}>
      <section className={styles['panel']}>
        <h2>{text('backoffice.consents.state')}</h2>
        <Consents consents={consents} />
      </section>
      <ConsentLog log={log} />
      <Pages page={page} total={total} hint={text('backoffice.audit.append_only')} onChange={setPage} />
    </div>
  );
}

function Consents({ consents }: Pick<ConsentsResponse, 'consents'>) {
  const { text, time } = useStaffFormat();
  const stateOf = ({ is_given, changed_at }: ConsentsResponse['consents'][number]) =>
    changed_at === null
      ? text('backoffice.consents.never')
      : text(is_given ? 'backoffice.consents.given' : 'backoffice.consents.withdrawn', { time: time(changed_at) });
  return <Facts facts={consents.map((consent) => [text(channelMessages[consent.channel]), stateOf(consent)])} />;
}

function ConsentLog({ log }: Pick<ConsentsResponse, 'log'>) {
  const { text, time } = useStaffFormat();
  return (
    <RecordTable
      label={text('backoffice.consents.log')}
      rows={log}
      rowKey={({ id }) => id}
      empty={text('backoffice.consents.none')}
      columns={[
        { key: 'time', label: text('backoffice.column.time'), cell: ({ date }) => time(date), isShort: true },
        { key: 'channel', label: text('backoffice.consents.channel'), cell: ({ channel }) => text(channelMessages[channel]) },
        {
          key: 'change',
          label: text('backoffice.consents.change'),
          cell: ({ is_given }) => text(is_given ? 'backoffice.consents.change.given' : 'backoffice.consents.change.withdrawn'),
        },
        { key: 'source', label: text('backoffice.consents.source'), cell: ({ source }) => text(sourceMessages[source]) },
        { key: 'wording', label: text('backoffice.consents.wording'), cell: ({ wording }) => wording ?? '', isNumeric: true },
      ]}
    />
  );
}
