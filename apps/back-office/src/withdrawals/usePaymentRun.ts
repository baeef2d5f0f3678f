import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createRequestKeys } from '@playfront/api-client';
import { useFormat } from '@playfront/i18n';
import { useFailureText } from '../failure/useFailureText.ts';
import { useNotify } from '../notices/NoticesProvider.tsx';
import { useStaffApi } from '../session/StaffSessionProvider.tsx';
import { paymentRunCsv, runName, type PaymentRun, type Withdrawal } from './payment-run.ts';

const maxPageSize = 100;

type PaymentRunActions = {
  readonly isRunning: boolean;
  /** Starts a run and downloads it. */
  start(): Promise<void>;
  /** Downloads a run that was started before. */
  download(run: PaymentRun): Promise<void>;
};

/** Starts and downloads payment runs. */
export function usePaymentRun(): PaymentRunActions {
  const api = useStaffApi();
  const queries = useQueryClient();
  const notify = useNotify();
  const failureText = useFailureText();
  const { text } = useFormat();
  const [isRunning, setIsRunning] = useState(false);
  // Reuses the idempotency key after a lost response, so that a second press gets the same run.
  const [keys] = useState(() => createRequestKeys());

  async function save({ id, started_at }: PaymentRun): Promise<void> {
    const withdrawals: Withdrawal[] = [];
    for (let page = 1, total = 1; withdrawals.length < total; page += 1) {
      const response = await api.adminGetPaymentRun({ id, page, page_size: maxPageSize });
      if (response.withdrawals.length === 0) break;
      withdrawals.push(...response.withdrawals);
      total = response.total;
    }
    const url = URL.createObjectURL(new Blob([paymentRunCsv(withdrawals)], { type: 'text/csv;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = `payment-run-${started_at.slice(0, 10)}-${runName(id)}.csv`;
    link.click();
    URL.revokeObjectURL(url);
  }

  async function run(work: () => Promise<void>): Promise<void> {
    if (isRunning) return;
    setIsRunning(true);
    try {
      await work();
    } catch (error) {
      notify('failed', failureText(error));
    } finally {
      setIsRunning(false);
    }
  }

  return {
    isRunning,
    start: () =>
      run(async () => {
        const { run: started } = await keys.run('start', (key) => api.adminStartPaymentRun({ idempotency_key: key }));
        void queries.invalidateQueries();
        if (!started) return notify('done', text('backoffice.withdrawals.nothing_to_pay'));
        try {
          await save(started);
          notify('done', text('backoffice.withdrawals.run_started', { count: started.count }));
        } catch {
          notify('failed', text('backoffice.withdrawals.run_not_loaded'));
        }
      }),
    download: (earlier) => run(() => save(earlier)),
  };
}
