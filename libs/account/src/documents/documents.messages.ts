import type { DocumentKind, DocumentReason, DocumentState } from '@playfront/api-contract';
import type { MessageId } from '@playfront/i18n';

/** Name of each kind of document, and which documents are accepted. */
export const kindMessages = {
  identity: ['account.documents.identity', 'account.documents.identity.hint'],
  address: ['account.documents.address', 'account.documents.address.hint'],
  payment: ['account.documents.payment', 'account.documents.payment.hint'],
  source_of_funds: ['account.documents.source_of_funds', 'account.documents.source_of_funds.hint'],
} as const satisfies Record<DocumentKind, readonly [title: MessageId, hint: MessageId]>;

export const stateMessages = {
  needed: 'account.documents.state.needed',
  pending: 'account.documents.state.pending',
  accepted: 'account.documents.state.accepted',
  rejected: 'account.documents.state.rejected',
} as const satisfies Record<DocumentState, MessageId>;

/** Why a document was rejected, and what to do; the officer's note follows. */
export const reasonMessages = {
  unreadable: 'account.documents.reason.unreadable',
  cut_off: 'account.documents.reason.cut_off',
  covered: 'account.documents.reason.covered',
  expired: 'account.documents.reason.expired',
  too_old: 'account.documents.reason.too_old',
  wrong_type: 'account.documents.reason.wrong_type',
  details_differ: 'account.documents.reason.details_differ',
  edited: 'account.documents.reason.edited',
  other: undefined,
} as const satisfies Record<DocumentReason, MessageId | undefined>;
