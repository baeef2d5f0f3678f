import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStaffFormat } from '../format/useStaffFormat.ts';
import { useStaffApi } from '../session/StaffSessionProvider.tsx';
import { Failed } from '../status/Failed.tsx';
import { Loading } from '../status/Loading.tsx';
import { RecordTable } from '../table/RecordTable.tsx';
import { kindMessages, statusMessages } from '../documents/document.messages.ts';
import { RequestDocumentDialog } from './RequestDocumentDialog.tsx';
import styles from '../frame/layout.module.css';

const states = ['pending', 'accepted', 'rejected'] as const;

/** The documents of a player in every state, with a button to request another one. */
export function PlayerDocumentsTab({ player }: { player: { readonly id: string; readonly username: string } }) {
  const { text } = useStaffFormat();
  const [isRequesting, setIsRequesting] = useState(false);
  return (
    <div className={styles['column']}>
      <div className={styles['buttons']}>
        <Button variant="default" onClick={() => setIsRequesting(true)}>
          {text('backoffice.documents.request')}
        </Button>
      </div>
      <Documents id={player.id} />
      {isRequesting ? <RequestDocumentDialog player={player} onClose={() => setIsRequesting(false)} /> : null}
    </div>
  );
}

function Documents({ id }: { id: string }) {
  const { text, time } = useStaffFormat();
  const api = useStaffApi();
  const navigate = useNavigate();
  const list = useQuery({
    queryKey: ['player documents', id],
    queryFn: async () => {
      const responses = await Promise.all(states.map((state) => api.adminGetDocuments({ state, player_id: id, page_size: 100 })));
      return responses.flatMap(({ documents }) => documents);
    },
  });
  if (list.isPending) return <Loading />;
  if (list.isError) return <Failed error={list.error} onRetry={() => void list.refetch()} />;
  return (
    <RecordTable
      label={text('backoffice.players.tab.documents')}
      rows={list.data}
      rowKey={(document) => document.id}
      empty={text('backoffice.documents.none_of_player')}
      onOpen={({ id: open, status }) => void navigate(`/documents?state=${status}&player=${id}&open=${open}`)}
      columns={[
        { key: 'kind', label: text('backoffice.column.document'), cell: ({ kind }) => text(kindMessages[kind]) },
        { key: 'time', label: text('backoffice.column.uploaded'), cell: ({ date }) => time(date) },
        { key: 'status', label: text('backoffice.column.status'), cell: ({ status }) => text(statusMessages[status]) },
      ]}
    />
  );
}
