import { useState } from 'react';
import { asApiError, useApi } from '@playfront/api-client';
import { failureText } from '@playfront/auth';
import { useFormat } from '@playfront/i18n';
import { Button } from '@playfront/ui';
import { LazyConfirmDialog } from '../cashier/LazyConfirmDialog.tsx';
import type { KnownTarget } from './payout-rows.rules.ts';
import styles from './WithdrawForm.module.css';

type SavedDestinationProps = {
  target: KnownTarget;
  /** Called once the operator has removed it. */
  onRemoved: () => Promise<unknown>;
};

type Question = { readonly isBusy: boolean; readonly error?: string };

/** A destination used before, masked; the player can remove it. */
export function SavedDestination({ target, onRemoved }: SavedDestinationProps) {
  const api = useApi();
  const { text } = useFormat();
  const [question, setQuestion] = useState<Question>();

  async function remove(): Promise<void> {
    setQuestion({ isBusy: true });
    try {
      await api.frontRemoveDestination({ id: target.id });
      // If the offer cannot be fetched again, the operator refuses the removed destination.
      await onRemoved().catch(() => {});
      setQuestion(undefined);
    } catch (error) {
      setQuestion({ isBusy: false, error: failureText(text, asApiError(error)) });
    }
  }

  return (
    <section aria-label={text('payments.withdraw.details')} className={styles.saved}>
      <p className={styles.target}>{target.label}</p>
      <Button size="s" onClick={() => setQuestion({ isBusy: false })}>
        {text('payments.method.remove.confirm')}
      </Button>
      {question && (
        <LazyConfirmDialog
          kind="destructive"
          title={text('payments.method.remove.title', { card: target.label })}
          closeLabel={text('payments.withdraw.confirm.close')}
          confirmLabel={text('payments.method.remove.confirm')}
          cancelLabel={text('payments.method.remove.keep')}
          isBusy={question.isBusy}
          error={question.error}
          onConfirm={() => void remove()}
          onClose={() => setQuestion(undefined)}
        >
          {text('payments.withdraw.saved.text')}
        </LazyConfirmDialog>
      )}
    </section>
  );
}
