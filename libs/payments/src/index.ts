export { depositAmountParam, depositGameParam, depositTransactionParam, returnQueryOf, transactionIdOf } from './deposit/deposit-return.ts';
