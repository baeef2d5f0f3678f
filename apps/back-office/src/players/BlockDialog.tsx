import { Button, NativeSelect, Textarea } from '@mantine/core';
import { useState } from 'react';
import { asApiError } from '@playfront/api-client';
import type { StaffCallResponse } from '@playfront/api-client/staff';
import { blockReasons } from '@playfront/api-contract';
import { maxTextLength } from '@playfront/api-contract/field-lengths';
import { Dialog } from '../frame/Dialog.tsx';
import { Facts } from '../frame/Facts.tsx';
import { useStaffFormat } from '../format/useStaffFormat.ts';
import { useAction } from '../session/useAction.ts';
import { useStaffApi } from '../session/StaffSessionProvider.tsx';
import { blockReasonMessages } from './player.messages.ts';
import styles from '../frame/layout.module.css';

type BlockDialogProps = { player: StaffCallResponse<'adminGetPlayer'>['player']; onClose: () => void };

/** Blocks or unblocks an account, and shows what happens to the money. */
export function BlockDialog({ player, onClose }: BlockDialogProps) {
  const { text, money } = useStaffFormat();
  const api = useStaffApi();
  const { isSending, run } = useAction();
  const [chosen, setChosen] = useState<string>('');
  const reason = blockReasons.find((one) => one === chosen);
  const [details, setDetails] = useState('');
  // The state when the dialog opened: the officer decides on that one, even if the page is reloaded.
  const [state] = useState(player.state);
  const { id, username, balance, open_bets, open_bets_stake, open_games } = player;
  const { pending_withdrawals, pending_withdrawals_amount, processing_withdrawals, processing_withdrawals_amount } = player;
  const isBlocked = state === 'blocked';
  const expected = state === 'blocked' || state === 'closed' ? state : 'active';
  const title = text(isBlocked ? 'backoffice.players.unblock_title' : 'backoffice.players.block_title', { username });
  const fullReason = [reason && text(blockReasonMessages[reason]), details.trim()].filter(Boolean).join(': ').slice(0, maxTextLength);

  async function set(): Promise<void> {
    const done = text(isBlocked ? 'backoffice.players.unblocked' : 'backoffice.players.blocked', { username });
    const send = () =>
      api.adminSetPlayerStatus({
        id,
        status: isBlocked ? 'active' : 'blocked',
        expected,
        reason: fullReason,
        ...(reason && { block_reason: reason }),
      });
    if (await run(() => send().catch(closeAfterConflict), done)) onClose();
  }

  /** Another officer has changed the state that the dialog shows. */
  function closeAfterConflict(error: unknown): never {
    if (asApiError(error).key === 'conflict') onClose();
    throw error;
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text(isBlocked ? 'backoffice.players.unblock_text' : 'backoffice.players.block_text')}</p>
      {isBlocked ? null : (
        <Facts
          isFramed
          facts={[
            [text('backoffice.players.open_games'), text('backoffice.players.finished_by_rules', { count: open_games })],
            [text('backoffice.players.open_bets'), text('backoffice.players.stay_open', { count: open_bets, amount: money(open_bets_stake) })],
            [text('backoffice.column.real'), text('backoffice.players.stays_theirs', { amount: money(balance.real) })],
            [text('backoffice.column.bonus'), text('backoffice.players.paused', { amount: money(balance.bonus) })],
            [
              text('backoffice.navigation.withdrawals'),
              text('backoffice.players.not_approved', { count: pending_withdrawals, amount: money(pending_withdrawals_amount) }),
            ],
            [
              text('backoffice.players.approved_withdrawals'),
              text('backoffice.players.still_paid', { count: processing_withdrawals, amount: money(processing_withdrawals_amount) }),
            ],
          ]}
        />
      )}
      {isBlocked ? null : (
        <NativeSelect
          label={text('backoffice.decision.reason')}
          data-autofocus
          value={chosen}
          onChange={(event) => setChosen(event.currentTarget.value)}
          data={[
            { value: '', label: text('backoffice.decision.choose') },
            ...blockReasons.map((one) => ({ value: one, label: text(blockReasonMessages[one]) })),
          ]}
        />
      )}
      <Textarea
        label={text('backoffice.decision.details')}
        maxLength={150}
        value={details}
        onChange={(event) => setDetails(event.currentTarget.value)}
      />
      <div className={styles['buttons']}>
        <Button variant="default" onClick={onClose}>
          {text('backoffice.decision.cancel')}
        </Button>
        <Button
          color={isBlocked ? 'blue' : 'red'}
          disabled={isBlocked ? details.trim() === '' : reason === undefined}
          loading={isSending}
          onClick={() => void set()}
        >
          {text(isBlocked ? 'backoffice.players.unblock_now' : 'backoffice.players.block_now')}
        </Button>
      </div>
    </Dialog>
  );
}
