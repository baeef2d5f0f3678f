import { sql, type Kysely } from 'kysely';

/** The texts of the site, one row a key and language, and every version that was ever written of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table site_content (
      key text not null check (key ~ '^[a-z0-9]+([.-][a-z0-9]+)*$'),
      locale text not null check (locale ~ '^[a-z]{2}$'),
      title text not null,
      body_html text not null,
      position int not null check (position >= 0),
      version int not null check (version > 0),
      updated_at timestamptz not null,
      updated_by uuid references players,
      primary key (key, locale)
    )`.execute(db);
  // Written by nobody (updated_by is null): the text that came with the software.
  await sql`
    create table site_content_versions (
      key text not null,
      locale text not null,
      version int not null,
      action text not null check (action in ('created', 'updated', 'removed')),
      title text not null,
      body_html text not null,
      position int not null,
      updated_at timestamptz not null,
      updated_by uuid references players,
      primary key (key, locale, version)
    )`.execute(db);
  await sql`
    create trigger site_content_versions_are_kept before update or delete or truncate on site_content_versions
      for each statement execute function refuse_change()`.execute(db);
}
