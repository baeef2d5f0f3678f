import { sql, type Kysely } from 'kysely';

/** Consents to marketing as a log, from which they follow; it begins with the newsletters that players receive. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table marketing_consents (
      id bigint generated always as identity primary key,
      player_id uuid not null references players,
      channel text not null check (channel in ('email', 'sms', 'phone')),
      is_given boolean not null,
      source text not null check (source in ('registration', 'account', 'self_exclusion', 'account_closed', 'imported')),
      wording int,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index marketing_consents_latest on marketing_consents (player_id, channel, id desc)`.execute(db);
  await sql`
    insert into marketing_consents (player_id, channel, is_given, source, created_at)
    select id, 'email', true, 'imported', now() from players where notify_newsletter order by created_at, id`.execute(db);
  await sql`
    create trigger marketing_consents_append_only before update or delete or truncate on marketing_consents
    for each statement execute function refuse_change()`.execute(db);
  await sql`alter table players drop column notify_newsletter`.execute(db);
}
