export { depositAmountParam, depositTransactionParam, returnQueryOf, transactionIdOf } from './deposit/deposit-return.ts';
