import { Button, NativeSelect, Textarea } from '@mantine/core';
import { useState } from 'react';
import { documentKinds, type DocumentKind } from '@playfront/api-contract';
import { maxTextLength } from '@playfront/api-contract/field-lengths';
import { kindMessages } from '../documents/document.messages.ts';
import { Dialog } from '../frame/Dialog.tsx';
import { useStaffFormat } from '../format/useStaffFormat.ts';
import { useAction } from '../session/useAction.ts';
import { useStaffApi } from '../session/StaffSessionProvider.tsx';
import styles from '../frame/layout.module.css';

type RequestDocumentDialogProps = { player: { readonly id: string; readonly username: string }; onClose: () => void };

/** Requests a document from a player; their withdrawals wait for it. */
export function RequestDocumentDialog({ player: { id, username }, onClose }: RequestDocumentDialogProps) {
  const { text } = useStaffFormat();
  const api = useStaffApi();
  const { isSending, run } = useAction();
  const [kind, setKind] = useState<DocumentKind>('identity');
  const [note, setNote] = useState('');
  const send = async () => {
    const done = text('backoffice.documents.requested', { kind: text(kindMessages[kind]), username });
    if (await run(() => api.adminRequestDocument({ player_id: id, kind, note }), done)) onClose();
  };
  return (
    <Dialog title={text('backoffice.documents.request_title', { username })} onClose={onClose}>
      <p>{text('backoffice.documents.request_text')}</p>
      <NativeSelect
        label={text('backoffice.column.document')}
        data-autofocus
        value={kind}
        onChange={(event) => setKind(documentKinds.find((one) => one === event.currentTarget.value) ?? kind)}
        data={documentKinds.map((value) => ({ value, label: text(kindMessages[value]) }))}
      />
      <Textarea
        label={text('backoffice.documents.note')}
        description={text('backoffice.documents.request_note_hint')}
        maxLength={maxTextLength}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <div className={styles['buttons']}>
        <Button variant="default" onClick={onClose}>
          {text('backoffice.decision.cancel')}
        </Button>
        <Button loading={isSending} onClick={() => void send()}>
          {text('backoffice.documents.request_now')}
        </Button>
      </div>
    </Dialog>
  );
}
