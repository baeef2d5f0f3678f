export { defineCall, type AnswerOf, type Call, type RequestOf, type ValidRequestOf, type WireAnswerOf } from './call.ts';
export { errorKeys, httpStatusOfError, isErrorKey, type ErrorKey } from './errors.ts';
export { refusalSchema, type Refusal } from './reply.ts';
export { updateBalanceEvent, updateBalanceEventSchema, type Balance, type BalanceUpdate } from './balance.ts';
export {
  birthdaySchema,
  countrySchema,
  emailSchema,
  frontAuthLogin,
  frontAuthPlayer,
  frontGetPlayerBalance,
  frontLogout,
  frontRegisterPlayer,
  frontValidatePlayerName,
  frontValidatePromoCode,
  isOfAge,
  latestBirthday,
  minimumAgeYears,
  minimumPasswordLength,
  minimumPhoneDigits,
  passwordSchema,
  phoneNumberSchema,
  usernameSchema,
  type Player,
} from './player.ts';
export { frontGetGameGroupList, frontGetGameProviders, frontGetGames, frontGetGameUrl, type Game } from './games.ts';
export { gameCategories, gameCollections, gameSortOrders, type GameCategory, type GameCollection, type GameSortOrder } from './catalogue.ts';
export { frontGetBetList, gameSpin, gameState, type Bet } from './rounds.ts';
export {
  frontGetFinancialTransaction,
  frontGetFinancialTransactions,
  frontGetProcessors,
  paymentGetPaymentUrl,
  processorKinds,
  transactionStatuses,
  type Processor,
  type Transaction,
  type TransactionStatus,
} from './payments.ts';
export { frontAuthGetIpStack, frontGetSetting, frontGetSlider, type Slide } from './site.ts';
export { idempotencyKeySchema, requiredTextSchema, textSchema } from './wire.ts';
