import { sql, type Kysely } from 'kysely';

/** Persons on the simulated exclusion registries, and how the registry responds to checks of each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table psp_sandbox.registry_entries (
      id uuid primary key default gen_random_uuid(),
      registry text not null,
      first_name text not null,
      last_name text not null,
      birthday date not null,
      email text not null,
      phone_number text not null,
      answer text not null check (answer in ('excluded', 'unavailable', 'late')),
      ends_at timestamptz not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index registry_entries_of_birthday on psp_sandbox.registry_entries (registry, birthday)`.execute(db);
}
