import { Button, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { maxMessageLength, maxTextLength } from '@playfront/api-contract/field-lengths';
import { Dialog } from '../frame/Dialog.tsx';
import { useStaffFormat } from '../format/useStaffFormat.ts';
import { useAction } from '../session/useAction.ts';
import { useStaffApi } from '../session/StaffSessionProvider.tsx';
import styles from '../frame/layout.module.css';

type MessageDialogProps = { player: { readonly id: string; readonly username: string; readonly language: string }; onClose: () => void };

/** Sends a message to the mail box of a player. */
export function MessageDialog({ player: { id, username, language }, onClose }: MessageDialogProps) {
  const { text } = useStaffFormat();
  const api = useStaffApi();
  const { isSending, run } = useAction();
  const [title, setTitle] = useState('');
  const [body, setBody] = useState('');
  const heading = text('backoffice.players.message_title', { username });
  const send = async () => {
    const isDone = await run(() => api.adminSendPlayerMessage({ id, title, text: body }), text('backoffice.players.message_sent', { username }));
    if (isDone) onClose();
  };
  return (
    <Dialog title={heading} onClose={onClose}>
      <p className={styles['dim']}>{text('backoffice.players.message_language', { language })}</p>
      <TextInput
        label={text('backoffice.players.message_subject')}
        data-autofocus
        maxLength={maxTextLength}
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <Textarea
        label={text('backoffice.players.message_text')}
        rows={6}
        maxLength={maxMessageLength}
        value={body}
        onChange={(event) => setBody(event.currentTarget.value)}
      />
      <div className={styles['buttons']}>
        <Button variant="default" onClick={onClose}>
          {text('backoffice.decision.cancel')}
        </Button>
        <Button disabled={title.trim() === '' || body.trim() === ''} loading={isSending} onClick={() => void send()}>
          {text('backoffice.players.send')}
        </Button>
      </div>
    </Dialog>
  );
}
