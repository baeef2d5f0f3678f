import { Button, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { maxStaffNoteLength, maxTextLength } from '@playfront/api-contract/field-lengths';
import { useStaffFormat } from '../format/useStaffFormat.ts';
import { useAction } from '../session/useAction.ts';
import { useStaffApi } from '../session/StaffSessionProvider.tsx';
import type { Withdrawal } from './payment-run.ts';
import styles from '../frame/layout.module.css';

/** Records the result of a payout by hand, or that the bank returned one that was marked as paid. */
export function Settlement({ withdrawal }: { withdrawal: Withdrawal }) {
  const { text, money } = useStaffFormat();
  const api = useStaffApi();
  const { isSending, run } = useAction();
  const [reference, setReference] = useState('');
  const [note, setNote] = useState('');
  const { id, version, username, status } = withdrawal;
  const isPaid = status === 'complete';
  const amount = money(withdrawal.amount);
  const settle = (outcome: 'paid' | 'failed') =>
    run(
      () => api.adminSettleWithdrawal({ id, outcome, reference, note, version }),
      text(outcome === 'paid' ? 'backoffice.withdrawals.marked_paid' : 'backoffice.withdrawals.marked_failed', { amount, username }),
    );
  return (
    <>
      {isPaid ? null : (
        <TextInput
          label={text('backoffice.withdrawals.reference')}
          maxLength={maxTextLength}
          value={reference}
          onChange={(event) => setReference(event.currentTarget.value)}
        />
      )}
      <Textarea
        label={text('backoffice.decision.note')}
        description={text(isPaid ? 'backoffice.withdrawals.returned_hint' : 'backoffice.withdrawals.failed_hint')}
        maxLength={maxStaffNoteLength}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <div className={styles['buttons']}>
        <Button color="red" variant="outline" disabled={note.trim() === ''} loading={isSending} onClick={() => void settle('failed')}>
          {text(isPaid ? 'backoffice.withdrawals.mark_returned' : 'backoffice.withdrawals.mark_failed')}
        </Button>
        {isPaid ? null : (
          <Button disabled={reference.trim() === ''} loading={isSending} onClick={() => void settle('paid')}>
            {text('backoffice.withdrawals.mark_paid')}
          </Button>
        )}
      </div>
    </>
  );
}
