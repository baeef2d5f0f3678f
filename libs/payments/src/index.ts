export { forgetPaymentPage } from './deposit/payment-page.key.ts';
export { transactionIdOf } from './deposit/deposit-return.ts';
