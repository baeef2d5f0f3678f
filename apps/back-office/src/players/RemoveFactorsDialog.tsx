import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../frame/Dialog.tsx';
import { useStaffFormat } from '../format/useStaffFormat.ts';
import { useAction } from '../session/useAction.ts';
import { useStaffApi } from '../session/StaffSessionProvider.tsx';
import styles from '../frame/layout.module.css';

type RemoveFactorsDialogProps = { player: { readonly id: string; readonly username: string }; onClose: () => void };

/** Removes the authenticator app and the passkeys of a player who has lost them. */
export function RemoveFactorsDialog({ player: { id, username }, onClose }: RemoveFactorsDialogProps) {
  const { text } = useStaffFormat();
  const api = useStaffApi();
  const { isSending, run } = useAction();
  const [reason, setReason] = useState('');
  const remove = async () => {
    const done = text('backoffice.players.factors_removed', { username });
    const refusals = { not_found: text('backoffice.players.no_factors', { username }) };
    if (await run(() => api.adminRemoveFactors({ id, reason: reason.trim() }), done, refusals)) onClose();
  };
  return (
    <Dialog title={text('backoffice.players.remove_factors_title', { username })} onClose={onClose}>
      <p>{text('backoffice.players.remove_factors_text')}</p>
      <Textarea
        label={text('backoffice.decision.details')}
        data-autofocus
        maxLength={150}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <div className={styles['buttons']}>
        <Button variant="default" onClick={onClose}>
          {text('backoffice.decision.cancel')}
        </Button>
        <Button color="red" disabled={reason.trim() === ''} loading={isSending} onClick={() => void remove()}>
          {text('backoffice.players.remove_factors_now')}
        </Button>
      </div>
    </Dialog>
  );
}
