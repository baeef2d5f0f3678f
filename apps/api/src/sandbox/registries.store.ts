import { sql } from 'kysely';
import type { ExclusionRegistryId } from '@playfront/api-contract/country-rules';
import type { RegistryQuery } from '../registries/registry-messages.ts';
import type { RegistryBehaviour, RegistryEntry } from './registry-entry.ts';
import type { SandboxDatabase } from './sandbox-database.ts';

/** Removes differences of spelling: case, spaces, and punctuation in phone numbers. */
export function foldedPerson<Person extends Pick<RegistryEntry, 'first_name' | 'last_name' | 'email' | 'phone_number'>>(person: Person): Person {
  const fold = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();
  return {
    ...person,
    first_name: fold(person.first_name),
    last_name: fold(person.last_name),
    email: fold(person.email),
    phone_number: person.phone_number.replace(/[^\d+]/g, ''),
  };
}

/** The active entries of a registry, latest first. */
export async function readRegistryEntries(db: SandboxDatabase, registry: ExclusionRegistryId, at: Date): Promise<(RegistryEntry & { id: string })[]> {
  return db
    .selectFrom('registry_entries')
    .select(['id', 'first_name', 'last_name', sql<string>`birthday::text`.as('birthday'), 'email', 'phone_number', 'answer', 'ends_at'])
    .where('registry', '=', registry)
    .where('ends_at', '>', at)
    .orderBy('created_at', 'desc')
    .limit(100)
    .execute();
}

export async function insertRegistryEntry(db: SandboxDatabase, registry: ExclusionRegistryId, entry: RegistryEntry, at: Date): Promise<void> {
  await db
    .insertInto('registry_entries')
    .values({ ...foldedPerson(entry), registry, created_at: at })
    .execute();
}

export async function deleteRegistryEntry(db: SandboxDatabase, registry: ExclusionRegistryId, id: string): Promise<void> {
  await db.deleteFrom('registry_entries').where('registry', '=', registry).where('id', '=', id).execute();
}

/** The behaviour of the latest active entry with the same date of birth, and the same name, mail address or phone number. */
export async function findRegistryBehaviour(
  db: SandboxDatabase,
  registry: ExclusionRegistryId,
  asked: RegistryQuery,
  at: Date,
): Promise<RegistryBehaviour | undefined> {
  const person = foldedPerson(asked);
  const entry = await db
    .selectFrom('registry_entries')
    .select('answer')
    .where('registry', '=', registry)
    .where('birthday', '=', asked.birthday)
    .where('ends_at', '>', at)
    .where(({ and, or, eb }) =>
      or([
        and([eb('first_name', '=', person.first_name), eb('last_name', '=', person.last_name)]),
        and([eb('email', '!=', ''), eb('email', '=', person.email)]),
        and([eb('phone_number', '!=', ''), eb('phone_number', '=', person.phone_number)]),
      ]),
    )
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return entry?.answer;
}
