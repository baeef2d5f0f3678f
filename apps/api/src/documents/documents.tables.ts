import type { ColumnType, Generated } from 'kysely';
import type { DocumentKind, DocumentReason, PlayerDocument } from '@playfront/api-contract';

export type DocumentsTable = {
  id: Generated<string>;
  player_id: string;
  kind: DocumentKind;
  /** The saved card it is about. */
  instrument_id: string | null;
  status: Generated<PlayerDocument['status']>;
  version: Generated<number>;
  /** The officer who accepted it, if a second officer must accept it too. */
  first_officer: string | null;
  decided_by: string | null;
  decided_at: Date | null;
  reason: DocumentReason | null;
  note: Generated<string>;
  /** When it lapsed: the name was changed, or the operator asked for a new document. */
  lapsed_at: Date | null;
  created_at: ColumnType<Date, Date, never>;
};

export type DocumentFilesTable = {
  document_id: string;
  page: number;
  file_name: string;
  media_type: string;
  size_bytes: number;
  content: Buffer;
  /** SHA-256 of the bytes as they were sent. */
  received_hash: Buffer;
  created_at: ColumnType<Date, Date, never>;
};

export type DocumentRequestsTable = {
  id: Generated<string>;
  player_id: string;
  kind: DocumentKind;
  instrument_id: string | null;
  note: string;
  requested_by: string;
  requested_at: Date;
};

declare module '../database/schema.ts' {
  interface Schema {
    documents: DocumentsTable;
    document_files: DocumentFilesTable;
    document_requests: DocumentRequestsTable;
  }
}
