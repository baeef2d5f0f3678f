import type { PaymentContinuation, Transaction } from '@playfront/api-contract';

/** Props of every step of a payment. */
export type StepProps<Type extends PaymentContinuation['type'] = PaymentContinuation['type']> = {
  readonly step: Extract<PaymentContinuation, { type: Type }>;
  readonly transactionId: string;
  /** The deposit, once loaded. */
  readonly transaction: Transaction | undefined;
  /** Fetches the status of the deposit. */
  readonly onCheck: () => void;
  /** Returns to an empty deposit form. */
  readonly onAgain: () => void;
};
