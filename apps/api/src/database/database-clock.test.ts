import { sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { startDatabaseClock } from './database-clock.ts';

const hourMs = 3_600_000;

it.each([-hourMs, 0, hourMs])('a process whose clock is off by %i ms has the time of the database', async (offMs) => {
  const db = await createTestDatabase(inject('postgresUrl'));
  try {
    const clock = await startDatabaseClock(db.database, { warn: () => undefined }, () => Date.now() + offMs);
    const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db.database);
    // Far less than an hour, and more than any wait for a slow machine.
    expect(Math.abs(clock.now().getTime() - (rows[0]?.at.getTime() ?? 0))).toBeLessThan(hourMs / 4);
    clock.stop();
  } finally {
    await db.destroy();
  }
});
