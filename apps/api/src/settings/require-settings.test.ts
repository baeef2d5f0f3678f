import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { ConfigError } from '../start/environment.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { requireSettings } from './require-settings.ts';

let db: TestDatabase;
beforeAll(async () => void (db = await createTestDatabase(inject('postgresUrl'))));
afterAll(() => db.destroy());

const set = (key: string, value: unknown) =>
  db.database
    .updateTable('settings')
    .set({ value: JSON.stringify(value) })
    .where('key', '=', key)
    .execute();

it('accepts the settings of a new database, and a list of addresses and ranges', async () => {
  await requireSettings(db.database);
  await set('ip_black_list', ['203.0.113.7', '203.0.113.0/24', '2001:db8::/32']);
  await requireSettings(db.database);
});

it('rejects a malformed range and names the setting', async () => {
  await set('ip_black_list', ['203.0.113.0/24', '203.0.113.0/24/9']);
  const started = requireSettings(db.database);
  await expect(started).rejects.toThrow(ConfigError);
  await expect(started).rejects.toThrow('ip_black_list.1: "203.0.113.0/24/9" is neither an address nor a CIDR range');
});
