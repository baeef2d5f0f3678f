import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createPlayerSessions } from '../sessions/sessions.service.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createTestPlayer } from '../testing/test-player.ts';
import { up } from './migrations/036-username-skeletons.ts';
import { foldNamesAnew } from './migrations/055-folded-names.ts';

describe('usernames from before skeletons', () => {
  let db: TestDatabase;

  beforeAll(async () => {
    db = await createTestDatabase(inject('postgresUrl'));
  });
  afterAll(() => db.destroy());

  it('stay as they are if they look alike; the oldest has the skeleton', async () => {
    const { database } = db;
    const sessions = createPlayerSessions({ database, now: () => new Date() });
    const names = ['paypal', 'paypa1', 'PAYPAl_', 'other'];
    await sql`alter table players drop column username_skeleton`.execute(database);
    await sql`alter table players add username_skeleton text`.execute(database);
    for (const [index, username] of names.entries()) {
      const { id } = await createTestPlayer(database, sessions);
      const created_at = new Date(Date.UTC(2026, 0, 10 - index));
      await sql`update players set username = ${username}, username_key = ${username}, created_at = ${created_at} where id = ${id}`.execute(database);
    }
    await sql`alter table players drop column username_skeleton`.execute(database);

    await database.transaction().execute((trx) => up(trx as never));

    const rows = await database.selectFrom('players').select(['username', 'username_skeleton']).orderBy('created_at', 'desc').execute();
    expect(rows.map(({ username, username_skeleton }) => [username, username_skeleton])).toEqual([
      ['paypal', null],
      ['paypa1', null],
      ['PAYPAl_', 'paypal'],
      ['other', 'other'],
    ]);
  });

  it('are compared again without marks of other scripts; the oldest of those that changed has the skeleton', async () => {
    const { database } = db;
    const sessions = createPlayerSessions({ database, now: () => new Date() });
    const before = { 'jarm\u0485o_k': 'jarm\u0485o-k', 'jarmo_\u0489k': 'jarmo-\u0489k', 've\u0483era': 've\u0483era', veera: 'veera' };
    const ids: string[] = [];
    for (const [index, [username, username_skeleton]] of Object.entries(before).entries()) {
      const { id } = await createTestPlayer(database, sessions);
      ids.push(id);
      const created_at = new Date(Date.UTC(2026, 1, 10 - index));
      await sql`
        update players set username = ${username}, username_key = ${username}, username_skeleton = ${username_skeleton}, created_at = ${created_at}
        where id = ${id}`.execute(database);
    }

    await database.transaction().execute((trx) => foldNamesAnew(trx as never));

    const rows = await database.selectFrom('players').select('username_skeleton').where('id', 'in', ids).orderBy('created_at', 'desc').execute();
    expect(rows.map(({ username_skeleton }) => username_skeleton)).toEqual([null, 'jarmo-k', null, 'veera']);
  });
});
