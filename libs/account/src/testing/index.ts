export { betListOf, wireBet, wireBetList, wireBets, type WireBet, type WireBetList } from './bets.fixtures.ts';
export { hostileBets, hostileSummary } from './hostile-bets.fixtures.ts';
export {
  hostileTransactions,
  manyTransactions,
  pendingWithdrawal,
  transactionsOf,
  wireTransactionLine,
  wireTransactions,
  type WireTransactionLine,
  type WireTransactions,
} from './transactions.fixtures.ts';
export { wireProfile, type WireProfile } from './details.fixtures.ts';
export { everyMessage, wireMailBox, type WireMailBox, type WireMessage } from './messages.fixtures.ts';
