export { transactionIdOf } from './deposit/deposit-return.ts';
