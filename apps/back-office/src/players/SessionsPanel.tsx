import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { maxTextLength } from '@playfront/api-contract/field-lengths';
import type { StaffCallResponse } from '@playfront/api-client/staff';
import { useStaffFormat } from '../format/useStaffFormat.ts';
import { useAction } from '../session/useAction.ts';
import { useStaffApi } from '../session/StaffSessionProvider.tsx';
import { RemoveFactorsDialog } from './RemoveFactorsDialog.tsx';
import layout from '../frame/layout.module.css';
import styles from './overview.module.css';

type PlayerResponse = StaffCallResponse<'adminGetPlayer'>;
type SessionsPanelProps = { readonly player: Pick<PlayerResponse['player'], 'id' | 'username'>; readonly sessions: PlayerResponse['sessions'] };

/** The open sessions of a player, with buttons to end them all and to remove lost sign-in factors. */
export function SessionsPanel({ player: { id, username }, sessions }: SessionsPanelProps) {
  const { text, time } = useStaffFormat();
  const [isRemoving, setIsRemoving] = useState(false);
  return (
    <section className={layout['panel']}>
      <div className={layout['panelHead']}>
        <h2>{text('backoffice.players.sessions')}</h2>
        <Button variant="subtle" size="compact-sm" onClick={() => setIsRemoving(true)}>
          {text('backoffice.players.remove_factors')}
        </Button>
      </div>
      {isRemoving ? <RemoveFactorsDialog player={{ id, username }} onClose={() => setIsRemoving(false)} /> : null}
      {sessions.length === 0 ? (
        <p className={layout['dim']}>{text('backoffice.players.no_sessions')}</p>
      ) : (
        <ul className={styles['rows']}>
          {sessions.map(({ id: session, browser, system, ip, created_at, last_seen_at }) => (
            <li key={session} className={styles['row']}>
              <span>{[browser, system].filter(Boolean).join(', ') || text('backoffice.players.unknown_device')}</span>
              <span>{text('backoffice.players.session_since', { time: time(created_at) })}</span>
              <span className={layout['dim']}>{ip}</span>
              {last_seen_at ? <span className={layout['dim']}>{text('backoffice.players.session_seen', { time: time(last_seen_at) })}</span> : null}
            </li>
          ))}
        </ul>
      )}
      {sessions.length > 0 ? <EndSessions id={id} username={username} /> : null}
    </section>
  );
}

function EndSessions({ id, username }: { id: string; username: string }) {
  const { text } = useStaffFormat();
  const api = useStaffApi();
  const { isSending, run } = useAction();
  const [reason, setReason] = useState('');
  const end = () => run(() => api.adminEndPlayerSessions({ id, reason }), text('backoffice.players.sessions_ended', { username }));
  return (
    <div className={styles['end']}>
      <TextInput
        label={text('backoffice.decision.reason')}
        maxLength={maxTextLength}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Button variant="default" size="xs" disabled={reason.trim() === ''} loading={isSending} onClick={() => void end()}>
        {text('backoffice.players.end_sessions')}
      </Button>
    </div>
  );
}
