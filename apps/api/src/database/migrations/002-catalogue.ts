import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table providers (
      id bigint generated always as identity primary key,
      slug text not null unique,
      name text not null
    )`.execute(db);
  await sql`
    create table games (
      id bigint generated always as identity (start with 1001) primary key,
      slug text not null unique,
      name text not null,
      provider_id bigint not null references providers,
      game_group text not null check (game_group in ('casino', 'live')),
      engine text not null,
      model text not null,
      categories text[] not null,
      rtp double precision not null check (rtp > 0 and rtp < 100),
      volatility text not null check (volatility in ('low', 'medium', 'high')),
      popularity int not null,
      released_at timestamptz not null,
      is_top boolean not null,
      has_demo boolean not null,
      enabled boolean not null default true,
      thumb_w200 text not null,
      thumb_w400 text not null,
      dominant text not null,
      stage text not null,
      accent text not null,
      symbols jsonb not null,
      search_text text not null
    )`.execute(db);
  await sql`create index games_provider on games (provider_id)`.execute(db);
  await sql`create index games_popularity on games (game_group, popularity desc)`.execute(db);

  await sql`create table slides (id text primary key, position int not null, content jsonb not null)`.execute(db);
  await sql`
    create table promotions (
      id bigint generated always as identity primary key,
      code_key text not null unique,
      title text not null,
      starts_at timestamptz,
      ends_at timestamptz,
      enabled boolean not null default true
    )`.execute(db);
  await sql`create table seeds (name text primary key, hash text not null, applied_at timestamptz not null default now())`.execute(db);
}
