import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { StaffCallAnswer } from '@playfront/api-client/staff';
import { Facts } from '../frame/Facts.tsx';
import { useStaffFormat } from '../format/useStaffFormat.ts';
import { useAction } from '../session/useAction.ts';
import { useStaffApi } from '../session/StaffSession.tsx';
import { bookedMessages, reportMessages } from './conflict.messages.ts';
import styles from '../frame/layout.module.css';

export type Conflict = StaffCallAnswer<'adminGetPaymentConflicts'>['conflicts'][number];

/** One contradiction: what the provider said, what is booked, and how it was settled. */
export function ConflictPanel({ conflict }: { conflict: Conflict }) {
  const { text, money, time } = useStaffFormat();
  const api = useStaffApi();
  const { isSending, run } = useAction();
  const [reason, setReason] = useState('');
  const { id, version, username, player_id, type, transaction_id, date, provider, event_id, event_type, booked_status, seen_at, note } = conflict;
  const name = (known: typeof reportMessages, value: string) => text(known[value] ?? 'backoffice.conflicts.other', { value });
  const mark = () => run(() => api.adminMarkPaymentConflictSeen({ id, reason, version }), text('backoffice.conflicts.marked', { username }));
  return (
    <section className={styles['panel']} aria-label={text('backoffice.conflicts.panel', { username })}>
      <div>
        <h2 className={styles['amount']}>{money(conflict.amount)}</h2>
        <p>
          <Link to={`/players/${player_id}`}>{username}</Link> · {provider}
        </p>
      </div>
      <Facts
        isFramed
        facts={[
          [text('backoffice.conflicts.reported'), name(reportMessages, event_type)],
          [text('backoffice.conflicts.booked'), name(bookedMessages, booked_status)],
          [text(type === 'deposit' ? 'backoffice.conflicts.deposit' : 'backoffice.conflicts.withdrawal'), transaction_id],
          [text('backoffice.conflicts.event'), event_id],
          [text('backoffice.column.time'), time(date)],
          ...(seen_at ? [[text('backoffice.conflicts.seen_at'), time(seen_at)] as const] : []),
        ]}
      />
      {seen_at ? (
        <p className={styles['letter']}>{note}</p>
      ) : (
        <>
          <p className={styles['dim']}>{text('backoffice.conflicts.hint')}</p>
          <Textarea
            label={text('backoffice.conflicts.note')}
            maxLength={200}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <div className={styles['buttons']}>
            <Button disabled={reason.trim() === ''} loading={isSending} onClick={() => void mark()}>
              {text('backoffice.conflicts.mark')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
