import { sql, type Kysely } from 'kysely';
import { personKeysOf, type PersonalData } from '../../text-matching/person-keys.rules.ts';
import { usernameSkeleton } from '../../text-matching/username.rules.ts';

const batchSize = 1_000;
const firstId = '00000000-0000-0000-0000-000000000000';

type Row = PersonalData & { readonly id: string; readonly username: string; readonly username_skeleton: string | null };

/** Names as they are compared now: without marks of other scripts, and without digits and symbols in the names of persons. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await foldNamesAnew(db);
}

/**
 * Writes the keys of persons and usernames anew. Usernames that look alike now keep their names; the oldest account gets the key, unless an
 * account whose key is the same as before has it.
 */
export async function foldNamesAnew(db: Kysely<unknown>): Promise<void> {
  await sql`create temporary table new_skeletons (id uuid primary key, skeleton text not null)`.execute(db);
  for (let after = firstId; ;) {
    const { rows } = await sql<Row>`
      select id, username, username_skeleton, first_name, last_name, birthday, email, phone_number, country, city, address, postal_code
      from players where id > ${after} order by id limit ${batchSize}`.execute(db);
    const end = rows.at(-1);
    if (!end) break;
    after = end.id;
    await writePersonKeys(db, rows);
    const changed = rows
      .map((row) => ({ ...row, skeleton: usernameSkeleton(row.username) }))
      .filter(({ skeleton, username_skeleton: before }) => before !== null && before !== skeleton);
    const [ids, skeletons] = [changed.map(({ id }) => id), changed.map(({ skeleton }) => skeleton)];
    await sql`insert into new_skeletons select * from unnest(${ids}::uuid[], ${skeletons}::text[])`.execute(db);
  }
  await sql`update players set username_skeleton = null from new_skeletons where players.id = new_skeletons.id`.execute(db);
  await sql`
    update players set username_skeleton = first.skeleton
    from (select distinct on (skeleton) id, skeleton from new_skeletons join players using (id) order by skeleton, created_at, id) first
    where players.id = first.id and not exists (select from players other where other.username_skeleton = first.skeleton)`.execute(db);
  await sql`drop table new_skeletons`.execute(db);
}

async function writePersonKeys(db: Kysely<unknown>, rows: readonly Row[]): Promise<void> {
  const keys = rows.map((row) => ({ player_id: row.id, ...personKeysOf(row) }));
  await sql`
    update person_keys as kept set name_parts = array(select jsonb_array_elements_text(row.name_parts)),
      first_parts = array(select jsonb_array_elements_text(row.first_parts)),
      email_key = row.email_key, phone_key = row.phone_key, address_key = row.address_key
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as row (
      player_id uuid, name_parts jsonb, first_parts jsonb, email_key text, phone_key text, address_key text
    )
    where kept.player_id = row.player_id`.execute(db);
}
