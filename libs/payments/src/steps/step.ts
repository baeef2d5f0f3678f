import type { PaymentContinuation, Transaction } from '@playfront/api-contract';

/** What every step of a payment is given. */
export type StepProps<Type extends PaymentContinuation['type'] = PaymentContinuation['type']> = {
  readonly step: Extract<PaymentContinuation, { type: Type }>;
  readonly transactionId: string;
  /** The deposit, once loaded. */
  readonly transaction: Transaction | undefined;
  /** Fetches the status of the deposit. */
  readonly onCheck: () => void;
  /** Back to an empty deposit form. */
  readonly onAgain: () => void;
};
