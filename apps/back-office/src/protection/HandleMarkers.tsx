import { Button, NativeSelect, Textarea } from '@mantine/core';
import { useState } from 'react';
import { harmActions, type HarmAction } from '@playfront/api-contract/staff';
import { maxTextLength } from '@playfront/api-contract/field-lengths';
import { useStaffFormat } from '../format/useStaffFormat.ts';
import { useAction } from '../session/useAction.ts';
import { useStaffApi } from '../session/StaffSessionProvider.tsx';
import { actionMessages } from './marker.messages.ts';
import styles from '../frame/layout.module.css';

type HandleMarkersProps = { readonly player: { readonly id: string; readonly username: string }; readonly ids: readonly string[] };

/** Records what an officer did about the open markers, and why. No action is preselected. */
export function HandleMarkers({ player, ids }: HandleMarkersProps) {
  const { text } = useStaffFormat();
  const api = useStaffApi();
  const { isSending, run } = useAction();
  const [action, setAction] = useState<HarmAction>();
  const [reason, setReason] = useState('');

  async function handle(done: HarmAction): Promise<void> {
    const request = { player_id: player.id, ids: [...ids], action: done, reason };
    await run(() => api.adminHandleHarmMarkers(request), text('backoffice.markers.handled', { username: player.username }));
  }

  return (
    <>
      <NativeSelect
        label={text('backoffice.markers.action')}
        value={action ?? ''}
        onChange={(event) => setAction(harmActions.find((one) => one === event.currentTarget.value))}
        data={[
          { value: '', label: text('backoffice.markers.action.choose') },
          ...harmActions.map((value) => ({ value, label: text(actionMessages[value]) })),
        ]}
      />
      <Textarea
        label={text('backoffice.markers.reason')}
        maxLength={maxTextLength}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <div className={styles['buttons']}>
        <Button disabled={!action || reason.trim() === ''} loading={isSending} onClick={() => action && void handle(action)}>
          {text('backoffice.markers.handle', { count: ids.length })}
        </Button>
      </div>
    </>
  );
}
