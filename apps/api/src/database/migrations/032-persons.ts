import { sql, type Kysely } from 'kysely';
import { personKeysOf, type PersonalData } from '../../text-matching/person-keys.rules.ts';

const batch = 1_000;

/** Personal data in comparable form, accounts that resemble a self-excluded one, and money that waits for its owner's bank details. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table person_keys (
      player_id uuid primary key references players,
      name_parts text[] not null,
      first_parts text[] not null,
      birthday date not null,
      email_key text not null,
      phone_key text not null,
      address_key text not null
    )`.execute(db);
  await backfillPersonKeys(db);
  await sql`create index person_keys_birthday on person_keys (birthday)`.execute(db);
  await sql`create index person_keys_email on person_keys (email_key)`.execute(db);
  await sql`create index person_keys_phone on person_keys (phone_key) where phone_key <> ''`.execute(db);
  await sql`create index person_keys_address on person_keys (address_key) where address_key <> ''`.execute(db);

  await sql`
    create table person_matches (
      id uuid primary key default gen_random_uuid(),
      player_id uuid not null references players,
      excluded_player_id uuid not null references players,
      score int not null,
      reasons text[] not null,
      state text not null check (state in ('held', 'flagged', 'cleared', 'excluded')),
      created_at timestamptz not null,
      decided_by uuid references players,
      decided_at timestamptz,
      note text,
      unique (player_id, excluded_player_id),
      check (player_id <> excluded_player_id),
      check ((decided_by is null) = (note is null))
    )`.execute(db);
  // Asked before every stake, and nearly always empty.
  await sql`create index person_matches_held on person_matches (player_id) where state = 'held'`.execute(db);
  await sql`create index person_matches_by_age on person_matches (created_at, id)`.execute(db);

  // Whose money could not be paid out by itself; a row goes when it is.
  await sql`
    create table excluded_balances (
      player_id uuid primary key references players,
      listed_at timestamptz not null
    )`.execute(db);

  await sql`drop index player_restrictions_email`.execute(db);
  await sql`drop index player_restrictions_person`.execute(db);
  await sql`alter table player_restrictions drop column email_key, drop column person_key`.execute(db);
  await sql`create index player_restrictions_exclusions on player_restrictions (player_id) where kind = 'self_exclusion'`.execute(db);
}

type Row = PersonalData & { readonly id: string };

/** Players in the order of their ids, some at a time. */
export async function backfillPersonKeys<DB>(db: Kysely<DB>): Promise<void> {
  for (let after: string | undefined; ;) {
    const { rows } = await sql<Row>`
      select id, first_name, last_name, birthday, email, phone_number, country, city, address, postal_code from players
      where ${after ?? null}::uuid is null or id > ${after ?? null}::uuid order by id limit ${batch}`.execute(db);
    if (rows.length === 0) return;
    const keys = rows.map((row) => ({ player_id: row.id, ...personKeysOf(row) }));
    await sql`
      insert into person_keys (player_id, name_parts, first_parts, birthday, email_key, phone_key, address_key)
      select player_id, array(select jsonb_array_elements_text(name_parts)), array(select jsonb_array_elements_text(first_parts)),
        birthday, email_key, phone_key, address_key
      from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as row (
        player_id uuid, name_parts jsonb, first_parts jsonb, birthday date, email_key text, phone_key text, address_key text
      )`.execute(db);
    after = rows.at(-1)?.id;
  }
}
