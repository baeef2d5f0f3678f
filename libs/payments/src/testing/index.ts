export {
  manyProcessors,
  processorOf,
  processorsOf,
  transactionOf,
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
  sameAccount,
  savedCard,
  sepaTransfer,
  wireCoins,
  withdrawalOffer,
  withSources,
  withdrawalOfferOf,
  type WireWithdrawalOffer,
} from './withdraw.fixtures.ts';
