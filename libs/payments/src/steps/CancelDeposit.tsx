import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { asApiError, reloadCalls, useApi } from '@playfront/api-client';
import { failureText } from '@playfront/auth';
import { useFormat } from '@playfront/i18n';
import { Button, Notice } from '@playfront/ui';
import { focusOnMount } from './focus-on-mount.ts';
import styles from './StepLayout.module.css';

/** Cancels a deposit for which no money has been sent, after a confirmation. */
export function CancelDeposit({ transactionId }: { transactionId: string }) {
  const { text } = useFormat();
  const api = useApi();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState<boolean>();
  const cancel = useMutation({
    mutationFn: () => api.paymentCancelDeposit({ transaction_id: transactionId }),
    onSuccess: () => reloadCalls(client, 'frontGetFinancialTransaction'),
  });
  if (!isAsking) {
    return (
      <Button ref={isAsking === false ? focusOnMount : undefined} variant="quiet" block onClick={() => setAsking(true)}>
        {text('payments.step.cancel')}
      </Button>
    );
  }
  return (
    <>
      <Notice isLive>{text('payments.step.cancel.ask')}</Notice>
      {cancel.error && <Notice kind="danger">{failureText(text, asApiError(cancel.error))}</Notice>}
      <div className={styles.actions}>
        <Button block isBusy={cancel.isPending || cancel.isSuccess} onClick={() => cancel.mutate()}>
          {text('payments.step.cancel.yes')}
        </Button>
        <Button ref={focusOnMount} block onClick={() => setAsking(false)}>
          {text('payments.step.cancel.no')}
        </Button>
      </div>
    </>
  );
}
