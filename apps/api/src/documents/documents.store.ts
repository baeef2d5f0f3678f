import type { Insertable, Selectable } from 'kysely';
import type { Connection } from '../database/database.ts';
import type { DocumentsTable } from './documents.tables.ts';

/** A document without its bytes. */
export type DocumentRow = Omit<Selectable<DocumentsTable>, 'content'>;

const columns = ['id', 'player_id', 'kind', 'file_name', 'media_type', 'size_bytes', 'status', 'created_at'] as const;

export function insertDocument(db: Connection, document: Insertable<DocumentsTable>): Promise<DocumentRow> {
  return db.insertInto('documents').values(document).returning(columns).executeTakeFirstOrThrow();
}

export function readDocuments(db: Connection, playerId: string, limit: number): Promise<DocumentRow[]> {
  return db.selectFrom('documents').select(columns).where('player_id', '=', playerId).orderBy('created_at', 'desc').limit(limit).execute();
}
