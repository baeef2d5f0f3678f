import { money, toWire } from '@playfront/money';
import type { DocumentRow, RequestRow, ReviewedRow } from './documents.store.ts';
import type { Requirement } from './verification.rules.ts';

export function wireDocument({ id, kind, card, files, status, created_at, decided_at, reason, note }: DocumentRow) {
  return {
    ...{ id, kind, card, status, reason, note },
    files: files.map((file) => ({ ...file })),
    date: created_at.toISOString(),
    decided_at: decided_at?.toISOString() ?? null,
  };
}

export function wireRequirement({ subject, state, document, request }: Requirement<DocumentRow, RequestRow>) {
  return {
    kind: subject.kind,
    card: document?.card ?? request?.card ?? null,
    state,
    document: document ? wireDocument(document) : null,
    note: request?.note ?? '',
  };
}

export function wireReviewedDocument(row: ReviewedRow) {
  const { player_id, username, first_name, last_name, birthday, country, city, address, postal_code, kyc_status, waiting } = row;
  return {
    ...wireDocument(row),
    version: row.version,
    player: { id: player_id, username, first_name, last_name, birthday, country, city, address, postal_code, kyc_status },
    first_officer: row.first_officer_of,
    decided_by: row.decided_by_of,
    waiting_withdrawal: waiting && {
      id: waiting.id,
      amount: toWire(money(waiting.amount, waiting.currency)),
      currency: waiting.currency,
      date: new Date(waiting.created_at).toISOString(),
    },
    is_shared: row.is_shared,
  };
}
