export { depositAmountParam, depositTransactionParam, transactionIdOf } from './deposit/deposit-return.ts';
