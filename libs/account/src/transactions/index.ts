export { cancelDoneMessage } from './transactions.messages.ts';
export { transactionFilterOf, transactionFilterParams, type TransactionFilter } from './transaction-filter.ts';
export { TransactionDetailsView, type TransactionDetailsViewProps } from './TransactionDetailsView.tsx';
export { TransactionsView, type TransactionsViewProps } from './TransactionsView.tsx';
