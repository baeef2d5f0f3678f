export {
  manyProcessors,
  processorOf,
  processorsOf,
  transactionOf,
  usualProcessors,
  wireClaim,
  wireDepositBonus,
  wireOffer,
  wireProcessor,
  wireProcessors,
  wireTransaction,
  type WireProcessor,
  type WireTransaction,
} from './deposit.fixtures.ts';
export { hostileProcessors } from './hostile-processors.fixtures.ts';
export {
  hostilePayouts,
  payoutOfCards,
  sameAccount,
  savedAccount,
  savedCard,
  sepaTransfer,
  wireCoins,
  withdrawalOffer,
  withSources,
  withdrawalOfferOf,
  type WireWithdrawalOffer,
} from './withdraw.fixtures.ts';
