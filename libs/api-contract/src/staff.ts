/** The calls of the back office, which are not part of the players' sites. */
export { adminGetAuditLog, adminGetSecurityLog, maxCountedEntries } from './audit.ts';
export { adminSetPlayerStatus } from './admin-players.ts';
export { adminDecideCase, adminGetCases, caseKinds, caseStates, type CaseDecision, type CaseKind, type CaseState, type ShutReason } from './cases.ts';
export { adminGetPlayerConsents } from './consents.ts';
export {
  adminGetHarmMarkers,
  adminGetHarmQueue,
  adminHandleHarmMarkers,
  harmActions,
  harmMarkerKinds,
  type HarmAction,
  type HarmMarkerKind,
} from './harm-markers.ts';
export { adminGetPaymentRun, adminGetPaymentRuns, adminStartPaymentRun } from './payment-runs.ts';
export {
  adminDecideWithdrawal,
  adminGetWithdrawals,
  adminSettleWithdrawal,
  withdrawalChecks,
  withdrawalRefusalMessages,
  withdrawalRefusalReasons,
  type WithdrawalCheck,
  type WithdrawalCheckState,
  type WithdrawalRefusalReason,
} from './staff-withdrawals.ts';
export {
  adminEndPlayerSessions,
  adminFindRecord,
  adminGetPlayers,
  adminGetPlayer,
  adminGetPlayerBets,
  adminGetPlayerLedger,
  adminSendPlayerMessage,
  maxFoundPlayers,
  playerStates,
  type PlayerState,
} from './staff-players.ts';
export {
  adminGetContactMessages,
  adminGetQueueCounts,
  adminSetContactMessageStatus,
  contactMessageStatuses,
  type ContactMessageStatus,
} from './staff-queues.ts';
export {
  adminGetSettings,
  adminSettingKeys,
  adminUpdateSetting,
  staffSettingKeys,
  staffSettingSchemas,
  type StaffSettingKey,
} from './staff-settings.ts';
export { isStaff, officerScopes, staffScopes, type StaffScope } from './staff-scopes.ts';
export { adminGetExcludedPayoutMethods, adminPayOutExcluded } from './persons.ts';
export { adminCreateSiteContent, adminGetSiteContent, adminRemoveSiteContent, adminUpdateTemplate } from './content.ts';
export { adminDecideDocument, adminGetDocumentFile, adminGetDocuments, adminRequestDocument, documentReasonMessages } from './documents.ts';
export { adminRemoveFactors } from './factors.ts';
