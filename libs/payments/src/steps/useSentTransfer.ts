import { useState } from 'react';
import { storedSentTransfers } from './sent-transfers.schema.ts';

/** Maximum number of stored ids. */
const maxStored = 20;

/** Whether the player has marked a bank transfer as sent; it survives a reload. */
export function useSentTransfer(transactionId: string): [isSent: boolean, markSent: () => void] {
  const [isSent, setSent] = useState(() => storedSentTransfers.read()?.includes(transactionId) ?? false);
  return [
    isSent,
    () => {
      storedSentTransfers.write([transactionId, ...(storedSentTransfers.read() ?? [])].slice(0, maxStored));
      setSent(true);
    },
  ];
}
