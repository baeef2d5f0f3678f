export {
  bodyBytesOf,
  defaultBodyBytes,
  defineCall,
  requestTimeoutMs,
  type ResponseOf,
  type Call,
  type RequestOf,
  type ValidRequestOf,
  type WireResponseOf,
} from './call.ts';
export { frontCloseAccount, frontGetAccountClosure, payoutRequirements, type AccountClosure, type PayoutRequirement } from './account-closure.ts';
export {
  consentChannels,
  frontGetMarketingConsents,
  frontSetMarketingConsent,
  type Consent,
  type ConsentChannel,
  type ConsentSource,
} from './consents.ts';
export { callerOf, plainAddress } from './caller-address.ts';
export { declineReasons, type DeclineReason } from './decline-reasons.ts';
export { errorKeys, httpStatusOfError, isErrorKey, type ErrorKey } from './errors.ts';
export {
  gameEvents,
  liveEventName,
  liveChannelPath,
  liveJoin,
  liveLeave,
  liveLimits,
  playerEvents,
  roomEvents,
  type LiveEvent,
  type LivePayloadOf,
  type PlayerEventName,
  type RoomEventName,
} from './live.ts';
export { isGameMessage, isSiteMessage, type GameMessage, type SiteMessage } from './frame-messages.ts';
export { mailLinkPages, passwordTabPath, type MailLink } from './mail-links.ts';
export { isReturnPath, isSafePath } from './safe-path.ts';
export { type HelpLine } from './help-line.ts';
export { blockReasons, refusalSchema, type QueriedRegistry, type Block, type BlockReason, type Exclusion, type Refusal } from './refusal.ts';
export { updateBalanceEvent, updateBalanceEventSchema, type Balance, type BalanceUpdate } from './balance.ts';
export {
  birthdaySchema,
  countrySchema,
  currentPasswordSchema,
  emailSchema,
  frontAuthLogin,
  frontAuthPlayer,
  frontGetPlayerBalance,
  frontLogout,
  frontRegisterPlayer,
  frontValidatePlayerName,
  frontValidatePromoCode,
  kycStatuses,
  minimumPasswordLength,
  passwordSchema,
  usernameSchema,
  type Player,
} from './player.ts';
export { phoneNumberSchema, withoutTrunkPrefix } from './phone-number.ts';
export { isOfAge, latestBirthday, minimumAgeOf, minimumAgeYears } from './minimum-age.ts';
export { newPasswordFault, plainPassword, type NewPasswordContext, type PasswordPolicy, type PasswordScore } from './password-rules.ts';
export { plainEmail } from './email-address.ts';
export { newUsernameFault, usernameKey } from './username-rules.ts';
export {
  frontCancelEmailChange,
  frontConfirmEmailChange,
  frontGetEmailChangeLink,
  frontResendEmailChange,
  frontUndoEmailChange,
} from './email-change.ts';
export {
  frontEndOtherSessions,
  frontEndPlayerSession,
  frontGetPlayerProfile,
  frontGetPlayerSessions,
  frontUpdateProfile,
  type DeviceKind,
  type OpenSession,
  type Profile,
} from './profile.ts';
export {
  frontActivatePlayer,
  frontGetResetLink,
  frontResendActivation,
  frontResetPasswordConfirm,
  frontResetPlayerPassword,
  frontSendPlayerUsername,
  frontUpdatePlayerPassword,
} from './password.ts';
export {
  factorKinds,
  frontGetPlayerMessages,
  frontPlayerSendMessage,
  frontReadPlayerMessage,
  messageKinds,
  type FactorKind,
  type Message,
  type MessageKind,
  type MessageParams,
  type PlayerMessage,
} from './messages.ts';
export {
  documentKinds,
  documentReasons,
  documentStates,
  documentStatuses,
  frontGetDocuments,
  frontUploadDocument,
  maxDocumentImageSide,
  documentMediaTypes,
  maxDocumentBytes,
  maxDocumentFiles,
  type DocumentKind,
  type DocumentReason,
  type DocumentRequirement,
  type DocumentState,
  type PlayerDocument,
  type ReviewedDocument,
} from './documents.ts';
export { securityKinds, type SecurityKind } from './audit.ts';
export {
  codePeriodSeconds,
  frontAddPasskey,
  frontConfirmAuthenticator,
  frontConfirmIdentity,
  frontGetFactors,
  frontGetPasskeyLoginOptions,
  frontGetPasskeyOptions,
  frontNewRecoveryCodes,
  frontPasskeyLogin,
  frontRemoveAuthenticator,
  frontRemovePasskey,
  frontRenamePasskey,
  frontStartAuthenticator,
  identityMinutes,
  maximumPasskeys,
  recoveryCodeCount,
  type Passkey,
  type PasskeyAssertion,
  type PasskeyAttestation,
  type PasskeyCreationOptions,
  type PasskeyRequestOptions,
} from './factors.ts';
export {
  bonusStatuses,
  frontClaimPromotion,
  frontForfeitBonus,
  frontGetDepositBonus,
  frontGetPlayerBonuses,
  frontGetPromotionTemplate,
  promotionStates,
  promotionTypes,
  unavailableReasons,
  type BonusStatus,
  type DepositBonus,
  type MissedBonus,
  type PlayerBonus,
  type Promotion,
  type PromotionState,
  type PromotionTerms,
  type PromotionType,
  type UnavailableReason,
} from './bonus.ts';
export { frontGetGameGroupList, frontGetGameProviders, frontGetGames, frontGetGameUrl, type Game } from './games.ts';
export { frontGetFavourites, frontGetRecentGames, frontSetFavourite, maxRecentGames } from './player-games.ts';
export {
  gameCategories,
  gameCollections,
  gameSortOrders,
  gameStatuses,
  type GameCategory,
  type GameCollection,
  type GameSortOrder,
  type GameStatus,
} from './catalogue.ts';
export { frontGetBetList, gameSpin, gameState, type Bet } from './rounds.ts';
export {
  clientSeedSchema,
  frontGetRound,
  frontGetSeeds,
  frontRotateSeeds,
  frontSetClientSeed,
  gameRotateSeeds,
  maxClientSeedLength,
  type OpenSeeds,
  type Round,
} from './fairness.ts';
export { betRoundSchema, gameAct, gameStart, type WireBetRound } from './bet-rounds.ts';
export {
  crashBetEventSchema,
  crashCashOutBounds,
  crashEventSchema,
  crashRoom,
  frontGetCrashRounds,
  gameCrash,
  gameCrashBet,
  gameCrashCashOut,
  gameCrashTakeBack,
  maxListedCrashBets,
  type WireCrashBet,
  type WireCrashBetEvent,
  type WireCrashEvent,
  type WireCrashRound,
  type WireListedCrashBet,
} from './crash.ts';
export {
  frontGetEvent,
  frontGetEvents,
  frontGetSportsTree,
  marketTypes,
  oddsEventSchema,
  wireOdds,
  type Market,
  type MarketType,
  type SportsEvent,
} from './sports.ts';
export { betKinds, frontCashOut, frontPlaceBet, frontPriceBet, maxSelections, type BetKind, type PlacedBet } from './sports-bets.ts';
export {
  frontGetFinancialTransaction,
  frontGetFinancialTransactions,
  frontGetProcessors,
  paymentRemoveSavedCard,
  processorKinds,
  transactionStatuses,
  transactionTypes,
  type CryptoNetwork,
  type Processor,
  type Transaction,
  type TransactionStatus,
  type TransactionType,
} from './payments.ts';
export {
  frontGetTransactionDetails,
  transactionStepIds,
  type TransactionDetails,
  type TransactionStep,
  type TransactionStepId,
} from './transaction-details.ts';
export {
  defaultResendSeconds,
  depositFlows,
  frontGetEupaymentFinancialTransaction,
  paymentCancelDeposit,
  paymentConfirmPayment,
  paymentGetEupaymentForm,
  paymentGetPaymentUrl,
  paymentGetStartedPayment,
  paymentResendCode,
  type DepositFlow,
  type PaymentContinuation,
  type StartedPayment,
} from './payment-start.ts';
export { paymentPayCard } from './card-payment.ts';
export type { HeldMoneyReason, MatchReason, PersonMatchState } from './cases.ts';
export { frontCancelWithdrawalRequest, frontGetWithdrawalProcessors, frontRemoveDestination, paymentSendWithdrawalRequest } from './withdrawals.ts';
export { withdrawalFlags, withdrawalStatuses, type WithdrawalFlag, type WithdrawalStatus } from './staff-withdrawals.ts';
export { frontGetContentTemplate, frontGetFaqTemplate, maxContentLength, type Content, type FaqSection, type SiteContent } from './content.ts';
export { passwordPolicies, frontAuthGetIpStack, frontGetSetting, frontGetSlider, type Slide } from './site.ts';
export { isUuid, uuidOf } from './uuid.ts';
export { idempotencyKeySchema, requiredTextSchema, textSchema } from './wire.ts';
export {
  frontAckRealityCheck,
  frontCancelPendingLimit,
  frontConfirmPlayerLimit,
  frontGetPlayerLimits,
  frontSelfExclude,
  frontSetPlayerLimit,
  frontSetRealityCheck,
  frontTakeBreak,
  limitKinds,
  limitPeriods,
  type LimitKind,
  type LimitPeriod,
  type PlayerLimit,
  type PlaySession,
} from './limits.ts';
export { signOutReasons, type SessionEvent, type SignOutReason } from './session-event.ts';
export { frontGetActivityStatement, maxStatementDays, maxStatementMonths } from './statement.ts';
