import { Button } from '@mantine/core';
import { useState } from 'react';
import { useFormat } from '@playfront/i18n';
import { IconDownload } from '@playfront/ui/icons';
import { PaymentRunsDialog } from './PaymentRunsDialog.tsx';
import { usePaymentRun } from './usePaymentRun.ts';

/** Starts a payment run, and shows the earlier ones. */
export function PaymentRunButtons() {
  const { text } = useFormat();
  const { isRunning, start } = usePaymentRun();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        {text('backoffice.withdrawals.runs')}
      </Button>
      <Button variant="default" leftSection={<IconDownload size={16} />} loading={isRunning} onClick={() => void start()}>
        {text('backoffice.withdrawals.start_run')}
      </Button>
      {isOpen ? <PaymentRunsDialog onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
