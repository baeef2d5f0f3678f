import { sql, type Insertable, type RawBuilder, type Selectable, type Updateable } from 'kysely';
import type { DocumentKind, PlayerDocument } from '@playfront/api-contract';
import type { Connection } from '../database/database.ts';
import type { PlayerRow } from '../players/players.store.ts';
import type { DocumentFilesTable, DocumentRequestsTable, DocumentsTable } from './documents.tables.ts';

export type FileRow = Pick<Selectable<DocumentFilesTable>, 'file_name' | 'media_type' | 'size_bytes'>;
export type CardRow = { readonly id: string; readonly scheme: string; readonly last4: string };
/** A document with its files, but not their bytes. */
export type DocumentRow = Selectable<DocumentsTable> & { readonly files: readonly FileRow[]; readonly card: CardRow | null };
export type RequestRow = Selectable<DocumentRequestsTable> & { readonly card: CardRow | null };

const files = sql<FileRow[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('file_name', file_name, 'media_type', media_type, 'size_bytes', size_bytes) order by page), '[]')
  from document_files where document_id = documents.id
)`.as('files');

const cardOf = (table: 'documents' | 'document_requests') =>
  sql<CardRow | null>`(
    select jsonb_build_object('id', id, 'scheme', scheme, 'last4', last4) from payment_instruments
    where payment_instruments.id = ${sql.ref(`${table}.instrument_id`)}
  )`.as('card');

/** A player's documents, newest first. */
export function readDocuments(db: Connection, playerId: string, limit: number): Promise<DocumentRow[]> {
  return db
    .selectFrom('documents')
    .selectAll('documents')
    .select([files, cardOf('documents')])
    .where('player_id', '=', playerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function insertDocument(db: Connection, document: Insertable<DocumentsTable>): Promise<string> {
  const { id } = await db.insertInto('documents').values(document).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function insertFile(db: Connection, file: Insertable<DocumentFilesTable>): Promise<void> {
  await db.insertInto('document_files').values(file).execute();
}

/** Whether a file of a document has these bytes already. */
export async function hasFile(db: Connection, documentId: string, receivedHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('document_files')
    .select('page')
    .where('document_id', '=', documentId)
    .where('received_hash', '=', receivedHash)
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateDocument(db: Connection, id: string, changes: Updateable<DocumentsTable>): Promise<void> {
  await db
    .updateTable('documents')
    .set(({ eb }) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Marks the player's accepted documents of some kinds, or about one card, as lapsed. */
export async function lapseDocuments(
  db: Connection,
  playerId: string,
  { kinds, instrumentId }: { kinds: readonly DocumentKind[]; instrumentId: string | null },
  at: Date,
): Promise<void> {
  await db
    .updateTable('documents')
    .set(({ eb }) => ({ lapsed_at: at, version: eb('version', '+', 1) }))
    .where('player_id', '=', playerId)
    .where('kind', 'in', kinds)
    .where('instrument_id', 'is not distinct from', instrumentId)
    .where('status', '<>', 'pending')
    .where('lapsed_at', 'is', null)
    .execute();
}

/** Restarts the review of a player's pending documents: officers who read the player's earlier details get a conflict. */
export async function restartReviews(db: Connection, playerId: string, kinds: readonly DocumentKind[]): Promise<void> {
  await db
    .updateTable('documents')
    .set(({ eb }) => ({ first_officer: null, version: eb('version', '+', 1) }))
    .where('player_id', '=', playerId)
    .where('kind', 'in', kinds)
    .where('status', '=', 'pending')
    .execute();
}

export async function findCard(db: Connection, playerId: string, id: string): Promise<CardRow | undefined> {
  return db
    .selectFrom('payment_instruments')
    .select(['id', 'scheme', 'last4'])
    .where('player_id', '=', playerId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export function readRequests(db: Connection, playerId: string): Promise<RequestRow[]> {
  return db
    .selectFrom('document_requests')
    .selectAll('document_requests')
    .select(cardOf('document_requests'))
    .where('player_id', '=', playerId)
    .orderBy('requested_at')
    .execute();
}

/** Stores a request, in place of an earlier one for the same document; returns its id. */
export async function upsertRequest(db: Connection, request: Insertable<DocumentRequestsTable>): Promise<string> {
  const { requested_at, requested_by, note } = request;
  const { rows } = await sql<{ id: string }>`
    insert into document_requests (player_id, kind, instrument_id, note, requested_by, requested_at)
    values (${request.player_id}, ${request.kind}, ${request.instrument_id ?? null}, ${note}, ${requested_by}, ${requested_at})
    on conflict (player_id, kind, coalesce(instrument_id, player_id))
    do update set note = excluded.note, requested_by = excluded.requested_by, requested_at = excluded.requested_at
    returning id`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The request was not stored');
  return row.id;
}

/** Whether the operator asked the player for a document that has not been accepted, as an expression. */
export function isDocumentAwaited(playerId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from document_requests request where request.player_id = ${playerId} and not exists (
      select from documents where documents.player_id = request.player_id and documents.kind = request.kind
        and documents.instrument_id is not distinct from request.instrument_id and documents.status = 'accepted' and lapsed_at is null
    )
  )`;
}

/** The same for one player. */
export async function hasOpenRequest(db: Connection, playerId: string): Promise<boolean> {
  const { isAwaited } = await db.selectNoFrom(isDocumentAwaited(sql`${playerId}`).as('isAwaited')).executeTakeFirstOrThrow();
  return isAwaited;
}

/** Locks a document until the transaction ends; its player is locked before, as by an upload. */
export function lockDocument(trx: Connection, id: string): Promise<Selectable<DocumentsTable> | undefined> {
  return trx.selectFrom('documents').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

export async function findOwner(db: Connection, documentId: string): Promise<string | undefined> {
  const row = await db.selectFrom('documents').select('player_id').where('id', '=', documentId).executeTakeFirst();
  return row?.player_id;
}

export function findFile(db: Connection, documentId: string, page: number): Promise<(FileRow & { content: Buffer }) | undefined> {
  return db
    .selectFrom('document_files')
    .select(['file_name', 'media_type', 'size_bytes', 'content'])
    .where('document_id', '=', documentId)
    .where('page', '=', page)
    .executeTakeFirst();
}

type Officer = { readonly id: string; readonly username: string };
type Owner = Pick<PlayerRow, 'username' | 'first_name' | 'last_name' | 'birthday' | 'country' | 'city' | 'address' | 'postal_code' | 'kyc_status'>;
export type ReviewedRow = DocumentRow &
  Owner & {
    readonly first_officer_of: Officer | null;
    readonly decided_by_of: Officer | null;
    readonly waiting: { readonly id: string; readonly amount: number; readonly currency: PlayerRow['currency']; readonly created_at: string } | null;
    readonly is_shared: boolean;
  };

const officer = (column: 'first_officer' | 'decided_by') =>
  sql<Officer | null>`(
    select jsonb_build_object('id', officer.id, 'username', officer.username) from players officer
    where officer.id = ${sql.ref(`documents.${column}`)}
  )`;

const waiting = sql<ReviewedRow['waiting']>`(
  select jsonb_build_object('id', id, 'amount', amount, 'currency', currency, 'created_at', created_at) from withdrawals
  where withdrawals.player_id = documents.player_id and status = 'pending' order by created_at limit 1
)`;

const isShared = sql<boolean>`exists (
  select from document_files own
  join document_files other on other.received_hash = own.received_hash and other.document_id <> own.document_id
  join documents others on others.id = other.document_id
  where own.document_id = documents.id and others.player_id <> documents.player_id
)`;

const reviewed = (db: Connection) =>
  db
    .selectFrom('documents')
    .innerJoin('players', 'players.id', 'documents.player_id')
    .selectAll('documents')
    .select(['players.username', 'players.first_name', 'players.last_name', 'players.birthday', 'players.country'])
    .select(['players.city', 'players.address', 'players.postal_code', 'players.kyc_status'])
    .select([files, cardOf('documents')])
    .select([officer('first_officer').as('first_officer_of'), officer('decided_by').as('decided_by_of')])
    .select([waiting.as('waiting'), isShared.as('is_shared')]);

export function findReviewedDocument(db: Connection, id: string): Promise<ReviewedRow> {
  return reviewed(db).where('documents.id', '=', id).executeTakeFirstOrThrow();
}

export type QueueFilter = {
  readonly status: PlayerDocument['status'];
  readonly kind: DocumentKind | undefined;
  readonly playerId: string | undefined;
  readonly offset: number;
  readonly limit: number;
};

/** The queue: documents of players whose withdrawal waits first, then oldest first. Only the rows of one page are looked up in full. */
export async function readQueue(
  db: Connection,
  { status, kind, playerId, offset, limit }: QueueFilter,
): Promise<{ rows: ReviewedRow[]; total: number }> {
  let found = db.selectFrom('documents').where('status', '=', status);
  if (kind) found = found.where('kind', '=', kind);
  if (playerId) found = found.where('player_id', '=', playerId);
  const isWaiting = sql<boolean>`documents.player_id in (select player_id from withdrawals where status = 'pending')`;
  const [page, { total }] = await Promise.all([
    found
      .select('id')
      .$if(status === 'pending', (query) => query.orderBy(isWaiting, 'desc'))
      .orderBy('created_at')
      .orderBy('id')
      .limit(limit)
      .offset(offset)
      .execute(),
    found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  if (page.length === 0) return { rows: [], total };
  const ids = page.map(({ id }) => id);
  const rows = await reviewed(db).where('documents.id', 'in', ids).execute();
  return { rows: rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)), total };
}
