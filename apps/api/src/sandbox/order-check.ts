import type { fieldFaults, PaymentOrder } from '../payments/provider-messages.ts';
import type { SandboxDatabase } from './sandbox-database.ts';
import { drawVoucher } from './sandbox-payments.store.ts';
import { isUsedUp, readVoucher } from './vouchers.rules.ts';

export type OrderFault = { readonly field: string; readonly fault: (typeof fieldFaults)[number] };

/** Returns the first fault in the fields of an order. Deducts the amount from a voucher, so it runs in the transaction that stores the order. */
export async function checkFields(trx: SandboxDatabase, order: PaymentOrder): Promise<OrderFault | undefined> {
  const { fields, currency, amount_minor: amountMinor } = order;
  const { voucher_code: voucherCode, otp, account_number: accountNumber } = fields;
  if (voucherCode !== undefined) {
    const voucher = readVoucher(voucherCode, currency);
    if (!voucher) return { field: 'voucher_code', fault: 'unknown' };
    const drawn = isUsedUp(voucher.code) ? 'used' : await drawVoucher(trx, { ...voucher, currency }, amountMinor);
    return drawn === 'drawn' ? undefined : { field: 'voucher_code', fault: drawn };
  }
  // A code from a bank's app; this value simulates an expired one.
  if (otp === '000000') return { field: 'otp', fault: 'unknown' };
  if (accountNumber?.endsWith('0000')) return { field: 'account_number', fault: 'declined' };
  return undefined;
}
