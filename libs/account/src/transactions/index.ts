export { cancelDoneMessage } from './transactions.messages.ts';
export { TransactionsView, type TransactionsViewProps } from './TransactionsView.tsx';
