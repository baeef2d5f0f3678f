import type { ApiError } from '@playfront/api-client';
import type { PlayerBonus } from '@playfront/api-contract';
import { failureMessage } from '@playfront/auth';
import { useFormat } from '@playfront/i18n';
import { ConfirmDialog } from '@playfront/ui/overlays';

type GiveUpDialogProps = {
  bonus: PlayerBonus;
  isBusy: boolean;
  failure: ApiError | undefined;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before a bonus is given up, with the exact amount that is lost, if it has one yet; the way out has the focus. */
export function GiveUpDialog({ bonus, isBusy, failure, onConfirm, onClose }: GiveUpDialogProps) {
  const { text, money } = useFormat();
  const isWaiting = bonus.status === 'issued';
  const lost = isWaiting ? bonus.amount : bonus.balance;
  const amount = lost && money(lost);
  return (
    <ConfirmDialog
      isOpen
      kind="destructive"
      title={text('content.bonus.giveUp.question')}
      closeLabel={text('content.bonus.giveUp.close')}
      facts={amount ? [{ id: 'lose', label: text('content.bonus.giveUp.lose'), value: amount, money: 'bonus' }] : []}
      confirmLabel={text('content.bonus.giveUp.confirm')}
      cancelLabel={text('content.bonus.giveUp.keep')}
      isBusy={isBusy}
      error={failure && text(failureMessage(failure))}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {amount
        ? text(isWaiting ? 'content.bonus.giveUp.queuedText' : 'content.bonus.giveUp.text', { title: bonus.title, amount })
        : text('content.bonus.giveUp.waitingText', { title: bonus.title })}
    </ConfirmDialog>
  );
}
