import type { Processor } from '@playfront/api-contract';
import type { PaymentKind } from '@playfront/ui/forms';

/** The icon of a payment method. */
export const markOfKind: Record<Processor['kind'], PaymentKind> = {
  card: 'card',
  open_banking: 'bank',
  wallet: 'wallet',
  voucher: 'voucher',
  mobile: 'mobile',
  crypto: 'crypto',
  wire: 'wire',
};
