import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { asApiError, reloadCalls, useApi } from '@playfront/api-client';
import { failureText } from '@playfront/auth';
import { useFormat } from '@playfront/i18n';
import { Button } from '@playfront/ui';
import { LazyConfirmDialog } from '../cashier/LazyConfirmDialog.tsx';

type RemoveCardProps = {
  id: string;
  /** How its owner recognises it: "Visa ···· 1111". */
  label: string;
};

/** Removes a saved card from the deposit methods, after a confirmation. */
export function RemoveCard({ id, label }: RemoveCardProps) {
  const { text } = useFormat();
  const api = useApi();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => api.paymentRemoveSavedCard({ id }),
    onSuccess() {
      setAsking(false);
      void reloadCalls(client, 'frontGetProcessors');
    },
  });
  return (
    <div>
      <Button size="s" variant="quiet" onClick={() => setAsking(true)}>
        {text('payments.method.remove', { card: label })}
      </Button>
      {isAsking && (
        <LazyConfirmDialog
          kind="destructive"
          title={text('payments.method.remove.title', { card: label })}
          closeLabel={text('payments.method.search.close')}
          confirmLabel={text('payments.method.remove.confirm')}
          cancelLabel={text('payments.method.remove.keep')}
          isBusy={remove.isPending}
          error={remove.error ? failureText(text, asApiError(remove.error)) : undefined}
          onConfirm={() => remove.mutate()}
          onClose={() => setAsking(false)}
        >
          {text('payments.method.remove.text')}
        </LazyConfirmDialog>
      )}
    </div>
  );
}
