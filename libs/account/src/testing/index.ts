export { betListOf, wireBet, wireBetList, wireBets, type WireBet, type WireBetList } from './bets.fixtures.ts';
export { hostileBets, hostileSummary } from './hostile-bets.fixtures.ts';
export {
  hostileTransactions,
  manyTransactions,
  pendingWithdrawal,
  transactionsOf,
  wireTransactionLine,
  wireTransactions,
  depositDetails,
  gameDetails,
  hostileDetails,
  rejectedDetails,
  withdrawalDetails,
  type WireTransactionDetails,
  type WireTransactionLine,
  type WireTransactions,
} from './transactions.fixtures.ts';
export { wireSession, wireSessions, type WireSession, type WireSessions } from './sessions.fixtures.ts';
export { wireNoFactors, wireProfile, type WireProfile } from './details.fixtures.ts';
export { wireConsents, type WireConsents } from './consents.fixtures.ts';
export { emptyClosure, wireClosure, type WireClosure } from './closure.fixtures.ts';
export { everyMessage, wireMailBox, type WireMailBox, type WireMessage } from './messages.fixtures.ts';
export { emptyStatement, wireStatement, type WireStatement } from './activity.fixtures.ts';
export { wireDocuments, wireRequirements, wireUpload, type WireRequirement } from './documents.fixtures.ts';
export { wirePauseRules, type WirePauseRules } from './pause.fixtures.ts';
export { limitedPlayer, manyLimits } from './limits.fixtures.ts';
export { roundLinks, wireBetsRound, wireOpenSeeds, wireRound, type WireRound } from './rounds.fixtures.tsx';
