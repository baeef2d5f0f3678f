import { sql, type Kysely } from 'kysely';
import { usernameSkeleton } from '../../text-matching/username.rules.ts';

const batchSize = 5_000;

/** Adds a key of how a username looks, so that new usernames cannot imitate one. Existing look-alikes keep their names; the oldest gets the key. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table players add username_skeleton text`.execute(db);
  await sql`create temporary table username_skeletons (id uuid primary key, skeleton text not null)`.execute(db);
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const players = sql<{ id: string; username: string }>`select id, username from players where id > ${last} order by id limit ${batchSize}`;
    const { rows } = await players.execute(db);
    const end = rows.at(-1);
    if (!end) break;
    last = end.id;
    const [ids, skeletons] = [rows.map(({ id }) => id), rows.map(({ username }) => usernameSkeleton(username))];
    await sql`insert into username_skeletons select * from unnest(${ids}::uuid[], ${skeletons}::text[])`.execute(db);
  }
  await sql`
    update players set username_skeleton = first.skeleton
    from (
      select distinct on (skeleton) id, skeleton from username_skeletons join players using (id) order by skeleton, created_at, id
    ) first
    where players.id = first.id`.execute(db);
  await sql`drop table username_skeletons`.execute(db);
  await sql`create unique index players_username_skeleton on players (username_skeleton)`.execute(db);
}
