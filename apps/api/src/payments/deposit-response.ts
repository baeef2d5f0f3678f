import type { ErrorKey, StartedPayment } from '@playfront/api-contract';
import { money, toWire } from '@playfront/money';
import type { PaymentStart } from './provider-messages.ts';
import type { DepositProcessor } from './processors.service.ts';

type WithoutTransactionId<Started> = Started extends unknown ? Omit<Started, 'status' | 'transaction_id'> : never;
/** The stored response to a deposit: how it continues, without the transaction id, or why it was refused. */
export type StoredResponse =
  WithoutTransactionId<StartedPayment> | { readonly type: 'refused'; readonly error: ErrorKey; readonly fields: Record<string, ErrorKey> };

/** The provider's response in the format of the contract. */
export function responseOf(start: PaymentStart, processor: DepositProcessor, amountMinor: number): StoredResponse {
  const { currency } = processor;
  const { id: _id, ...response } = start;
  switch (response.type) {
    case 'address':
      return { ...response, currency, min_fiat: toWire(money(processor.minMinor, currency)) };
    case 'instructions':
      return { ...response, currency, amount: toWire(money(amountMinor, currency)) };
    case 'refused':
      return refusedOf(response);
    default:
      return response;
  }
}

function refusedOf({ field, fault }: Pick<Extract<PaymentStart, { type: 'refused' }>, 'field' | 'fault'>): StoredResponse {
  if (fault === 'too_small') return { type: 'refused', error: 'amount_out_of_range', fields: { amount: 'amount_out_of_range' } };
  const error = fault === 'declined' ? 'deposit_fail' : 'wrong_card';
  return { type: 'refused', error, fields: { [field]: error } };
}
