import type { Processor } from '@playfront/api-contract';
import type { PaymentKind } from '@playfront/ui/forms';

/** The sign of a way to pay, in or out. */
export const markOfKind: Record<Processor['kind'], PaymentKind> = {
  card: 'card',
  open_banking: 'bank',
  wallet: 'wallet',
  voucher: 'voucher',
  mobile: 'mobile',
  crypto: 'crypto',
  wire: 'wire',
};
