import { useFormat } from '@playfront/i18n';
import type { Money } from '@playfront/money';
import { LazyConfirmDialog } from '../cashier/LazyConfirmDialog.tsx';

type ForfeitDialogProps = {
  amount: Money;
  /** The bonus money that is forfeited, of the active and waiting bonuses; may be zero. */
  forfeits: Money;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** The warning before a withdrawal ends bonuses, with the exact amount (contract). Cancel has the focus. */
export function ForfeitDialog({ amount, forfeits, isBusy, onConfirm, onClose }: ForfeitDialogProps) {
  const { text, money } = useFormat();
  return (
    <LazyConfirmDialog
      kind="destructive"
      title={text('payments.withdraw.confirm.title', { amount: money(amount) })}
      closeLabel={text('payments.withdraw.confirm.close')}
      facts={[
        { id: 'get', label: text('payments.withdraw.confirm.get'), value: money(amount), money: 'real' },
        { id: 'lose', label: text('payments.withdraw.confirm.lose'), value: money(forfeits), money: 'bonus' },
      ]}
      confirmLabel={text('payments.withdraw.confirm.yes')}
      cancelLabel={text('payments.withdraw.confirm.no')}
      isBusy={isBusy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {text('payments.withdraw.confirm.text')}
    </LazyConfirmDialog>
  );
}
