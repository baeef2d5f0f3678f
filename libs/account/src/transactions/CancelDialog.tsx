import type { ApiError } from '@playfront/api-client';
import type { Transaction } from '@playfront/api-contract';
import { failureText } from '@playfront/auth';
import { useFormat } from '@playfront/i18n';
import { ConfirmDialog } from '@playfront/ui/overlays';

type CancelDialogProps = {
  withdrawal: Transaction;
  isBusy: boolean;
  failure: ApiError | undefined;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks for confirmation before a withdrawal is cancelled; the button that does not cancel has the focus. */
export function CancelDialog({ withdrawal, isBusy, failure, onConfirm, onClose }: CancelDialogProps) {
  const { text, money } = useFormat();
  return (
    <ConfirmDialog
      isOpen
      kind="destructive"
      title={text('account.transactions.cancel.title')}
      closeLabel={text('account.transactions.cancel.close')}
      confirmLabel={text('account.transactions.cancel.confirm')}
      cancelLabel={text('account.transactions.cancel.keep')}
      isBusy={isBusy}
      error={failure && failureText(text, failure)}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {text('account.transactions.cancel.text', { amount: money(withdrawal.amount) })}
    </ConfirmDialog>
  );
}
