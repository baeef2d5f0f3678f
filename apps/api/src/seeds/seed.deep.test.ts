import { sql } from 'kysely';
import { describe, expect, inject, it } from 'vitest';
import { createDemoAccounts } from '../demo/demo-accounts.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import type { Database } from '../database/database.ts';
import { seedLarge } from './seed-large.ts';
import { readSeedFiles } from './seed-files.ts';
import { seed } from './seed.ts';

const now = new Date('2026-03-07T12:00:00Z');

/** The seeded data that players and staff see; ids, salts and seeds of draws differ in each database. */
const contents = {
  games: sql`select slug, name, status, model, categories, features, rtp, popularity, released_at, wagering_weight, thumb_w200 from games order by slug`,
  studios: sql`select slug, name from providers order by slug`,
  slides: sql`select * from slides order by id`,
  promotions: sql`select key, code, type, match_percent, wagering_x from bonus_templates order by key`,
  players: sql`select username, email, country, currency, status, scope from players order by username`,
  payments: sql`select processor, amount, status, created_at from payments order by created_at, amount`,
  withdrawals: sql`select amount, status, created_at from withdrawals order by created_at, amount`,
  bets: sql`select stake, created_at from game_rounds order by created_at, id limit 50`,
};

async function readContents(database: Database): Promise<Record<string, unknown>> {
  const read = Object.entries(contents).map(async ([name, statement]) => [name, (await statement.execute(database)).rows] as const);
  return Object.fromEntries(await Promise.all(read));
}

describe('the seed', () => {
  it('fills two empty databases alike, and changes nothing the second time', { timeout: 180_000 }, async () => {
    const files = await readSeedFiles();
    const seen: unknown[] = [];
    for (let copy = 0; copy < 2; copy += 1) {
      const { database, destroy } = await createTestDatabase(inject('postgresUrl'));
      expect(await seed(database, files, now)).toBe('seeded');
      await createDemoAccounts({ database, password: 'a long password', now });
      await seedLarge(database, { games: 700, players: 50, password: 'a long password' }, () => {});
      const first = await readContents(database);
      expect(await seed(database, files, new Date(now.getTime() + 86_400_000))).toBe('unchanged');
      expect(await readContents(database)).toEqual(first);
      seen.push(first);
      await destroy();
    }
    expect(seen[1]).toEqual(seen[0]);
  });
});
