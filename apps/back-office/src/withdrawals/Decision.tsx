import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { withdrawalRefusalMessages, withdrawalRefusalReasons, type WithdrawalRefusalReason } from '@playfront/api-contract/staff';
import { maxStaffNoteLength } from '@playfront/api-contract/field-lengths';
import { useStaffFormat } from '../format/useStaffFormat.ts';
import { useAction } from '../session/useAction.ts';
import { useOfficer, useStaffApi } from '../session/StaffSessionProvider.tsx';
import type { Withdrawal } from './payment-run.ts';
import styles from '../frame/layout.module.css';

/** Approves a pending withdrawal, or refuses it with a reason for the player. */
export function Decision({ withdrawal }: { withdrawal: Withdrawal }) {
  const { text, money, time } = useStaffFormat();
  const api = useStaffApi();
  const officer = useOfficer();
  const { isSending, run } = useAction();
  const [reason, setReason] = useState<WithdrawalRefusalReason | ''>('');
  const [note, setNote] = useState('');
  const [isByHand, setIsByHand] = useState(withdrawal.is_paid_by_hand);
  const { id, version, username, needs_second_officer, first_approved_by, can_be_paid_by_hand, hold_until, is_on_hold } = withdrawal;
  const amount = money(withdrawal.amount);
  const isPassedOn = needs_second_officer && first_approved_by === null;
  const hasApproved = first_approved_by === officer.id;
  const isPaidByHand = isByHand && can_be_paid_by_hand;
  const approve = () =>
    run(
      () => api.adminDecideWithdrawal({ id, decision: 'approve', note, is_paid_by_hand: isPaidByHand, version }),
      text(isPassedOn ? 'backoffice.withdrawals.passed_on' : 'backoffice.withdrawals.approved', { amount, username }),
    );
  const refuse = () =>
    run(
      () => api.adminDecideWithdrawal({ id, decision: 'reject', reason_code: reason || 'security_check', note, version }),
      text('backoffice.withdrawals.refused', { amount, username }),
    );

  return (
    <>
      <NativeSelect
        label={text('backoffice.withdrawals.refusal_reason')}
        value={reason}
        onChange={(event) => setReason(withdrawalRefusalReasons.find((one) => one === event.currentTarget.value) ?? '')}
        data={[
          { value: '', label: text('backoffice.withdrawals.no_reason') },
          ...withdrawalRefusalReasons.map((value) => ({ value, label: text(withdrawalRefusalMessages[value]) })),
        ]}
      />
      {reason ? (
        <p className={styles['quote']}>{text('backoffice.withdrawals.player_reads', { reason: text(withdrawalRefusalMessages[reason]) })}</p>
      ) : null}
      <TextInput
        label={text('backoffice.decision.note')}
        maxLength={maxStaffNoteLength}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {can_be_paid_by_hand ? (
        <Checkbox
          label={text('backoffice.withdrawals.by_hand')}
          checked={isPaidByHand}
          onChange={(event) => setIsByHand(event.currentTarget.checked)}
        />
      ) : (
        <p className={styles['dim']}>{text('backoffice.withdrawals.by_provider')}</p>
      )}
      {is_on_hold && hold_until ? <p className={styles['dim']}>{text('backoffice.withdrawals.on_hold', { time: time(hold_until) })}</p> : null}
      {isPassedOn ? <p className={styles['dim']}>{text('backoffice.withdrawals.passes_on')}</p> : null}
      {hasApproved ? <p className={styles['dim']}>{text('backoffice.withdrawals.other_officer')}</p> : null}
      <div className={styles['buttons']}>
        <Button color="red" variant="outline" disabled={reason === ''} loading={isSending} onClick={() => void refuse()}>
          {text('backoffice.withdrawals.refuse')}
        </Button>
        <Button disabled={hasApproved || is_on_hold} loading={isSending} onClick={() => void approve()}>
          {text(isPassedOn ? 'backoffice.withdrawals.pass_on' : 'backoffice.withdrawals.approve', { amount })}
        </Button>
      </div>
    </>
  );
}
