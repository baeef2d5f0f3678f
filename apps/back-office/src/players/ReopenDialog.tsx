import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../frame/Dialog.tsx';
import { useStaffFormat } from '../format/useStaffFormat.ts';
import { useAction } from '../session/useAction.ts';
import { useStaffApi } from '../session/StaffSessionProvider.tsx';
import styles from '../frame/layout.module.css';

type ReopenDialogProps = { player: { readonly id: string; readonly username: string }; onClose: () => void };

/** Reopens an account that its player has closed. */
export function ReopenDialog({ player: { id, username }, onClose }: ReopenDialogProps) {
  const { text } = useStaffFormat();
  const api = useStaffApi();
  const { isSending, run } = useAction();
  const [details, setDetails] = useState('');
  const reopen = async () => {
    const done = text('backoffice.players.reopened', { username });
    if (await run(() => api.adminSetPlayerStatus({ id, status: 'active', expected: 'closed', reason: details.trim() }), done)) onClose();
  };
  return (
    <Dialog title={text('backoffice.players.reopen_title', { username })} onClose={onClose}>
      <p>{text('backoffice.players.reopen_text')}</p>
      <Textarea
        label={text('backoffice.decision.details')}
        data-autofocus
        maxLength={150}
        value={details}
        onChange={(event) => setDetails(event.currentTarget.value)}
      />
      <div className={styles['buttons']}>
        <Button variant="default" onClick={onClose}>
          {text('backoffice.decision.cancel')}
        </Button>
        <Button disabled={details.trim() === ''} loading={isSending} onClick={() => void reopen()}>
          {text('backoffice.players.reopen_now')}
        </Button>
      </div>
    </Dialog>
  );
}
