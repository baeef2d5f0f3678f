import { sql, type Kysely } from 'kysely';

/** Documents of several files, what officers decide on them, and documents that players were asked for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table document_files (
      document_id uuid not null references documents on delete cascade,
      page smallint not null check (page between 1 and 4),
      file_name text not null,
      media_type text not null,
      size_bytes int not null check (size_bytes > 0),
      content bytea not null,
      received_hash bytea not null,
      created_at timestamptz not null,
      primary key (document_id, page)
    )`.execute(db);
  // Images and PDFs are compressed already.
  await sql`alter table document_files alter column content set storage external`.execute(db);
  await sql`
    insert into document_files
    select id, 1, file_name, media_type, size_bytes, content, sha256(content), created_at from documents`.execute(db);
  await sql`create index document_files_by_hash on document_files (received_hash)`.execute(db);

  await sql`
    alter table documents
      drop column file_name, drop column media_type, drop column size_bytes, drop column content,
      drop constraint documents_kind_check,
      add constraint documents_kind_check check (kind in ('identity', 'address', 'payment', 'source_of_funds')),
      add column instrument_id uuid references payment_instruments,
      add column version int not null default 1,
      add column first_officer uuid references players,
      add column decided_by uuid references players,
      add column decided_at timestamptz,
      add column reason text,
      add column note text not null default '',
      add column lapsed_at timestamptz,
      add constraint documents_decision_check check (status <> 'pending' or decided_at is null)`.execute(db);
  await sql`create index documents_by_status on documents (status, created_at, id)`.execute(db);

  await sql`
    create table document_requests (
      id uuid primary key default gen_random_uuid(),
      player_id uuid not null references players,
      kind text not null check (kind in ('identity', 'address', 'payment', 'source_of_funds')),
      instrument_id uuid references payment_instruments,
      note text not null,
      requested_by uuid not null references players,
      requested_at timestamptz not null
    )`.execute(db);
  // No card has the id of a player.
  await sql`create unique index document_requests_of_player on document_requests (player_id, kind, coalesce(instrument_id, player_id))`.execute(db);
}
