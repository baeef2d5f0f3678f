import type { ApiError } from '@playfront/api-client';
import type { PlayerBonus } from '@playfront/api-contract';
import { failureText } from '@playfront/auth';
import { useFormat } from '@playfront/i18n';
import { ConfirmDialog } from '@playfront/ui/overlays';

type GiveUpDialogProps = {
  bonus: PlayerBonus;
  isBusy: boolean;
  failure: ApiError | undefined;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks for confirmation before a bonus is given up and names the amount lost, if any; the button that keeps it has the focus. */
export function GiveUpDialog({ bonus, isBusy, failure, onConfirm, onClose }: GiveUpDialogProps) {
  const { text, money } = useFormat();
  const isWaiting = bonus.status === 'issued';
  const lost = isWaiting ? bonus.amount : bonus.balance;
  const amount = lost && money(lost);
  return (
    <ConfirmDialog
      isOpen
      kind="destructive"
      title={text('content.bonus.give_up.question')}
      closeLabel={text('content.bonus.give_up.close')}
      facts={amount ? [{ id: 'lose', label: text('content.bonus.give_up.lose'), value: amount, money: 'bonus' }] : []}
      confirmLabel={text('content.bonus.give_up.confirm')}
      cancelLabel={text('content.bonus.give_up.keep')}
      isBusy={isBusy}
      error={failure && failureText(text, failure)}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {amount
        ? text(isWaiting ? 'content.bonus.give_up.queued_text' : 'content.bonus.give_up.text', { title: bonus.title, amount })
        : text('content.bonus.give_up.waiting_text', { title: bonus.title })}
    </ConfirmDialog>
  );
}
