import type { MessageId } from '@playfront/i18n';
import type { DocumentKind, DocumentReason, PlayerDocument } from '@playfront/api-contract';

export const kindMessages = {
  identity: 'backoffice.documents.kind.identity',
  address: 'backoffice.documents.kind.address',
  payment: 'backoffice.documents.kind.payment',
  source_of_funds: 'backoffice.documents.kind.source_of_funds',
} as const satisfies Record<DocumentKind, MessageId>;

export const statusMessages = {
  pending: 'backoffice.documents.status.pending',
  accepted: 'backoffice.documents.status.accepted',
  rejected: 'backoffice.documents.status.rejected',
} as const satisfies Record<PlayerDocument['status'], MessageId>;

export const reasonMessages = {
  unreadable: 'backoffice.documents.reason.unreadable',
  cut_off: 'backoffice.documents.reason.cut_off',
  covered: 'backoffice.documents.reason.covered',
  expired: 'backoffice.documents.reason.expired',
  too_old: 'backoffice.documents.reason.too_old',
  wrong_type: 'backoffice.documents.reason.wrong_type',
  details_differ: 'backoffice.documents.reason.details_differ',
  edited: 'backoffice.documents.reason.edited',
  other: 'backoffice.documents.reason.other',
} as const satisfies Record<DocumentReason, MessageId>;
