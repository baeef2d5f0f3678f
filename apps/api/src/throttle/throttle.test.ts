import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createDatabase, createPool } from '../database/database.ts';
import { retryAfterOf } from '../http/failures.ts';
import { createSettingsService } from '../settings/settings.service.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { limits } from './throttle.limits.ts';
import { createThrottle, type Throttle } from './throttle.service.ts';

const count = { limit: 'registration_address', of: '192.0.2.1' } as const;
const { hits, seconds } = limits.registration_address;

describe('the throttle', () => {
  let db: TestDatabase;
  let clock: Date;
  let throttle: Throttle;
  const now = () => clock;
  const later = (ms: number) => (clock = new Date(clock.getTime() + ms));
  const throttleOf = (database: TestDatabase['database'], factor = 1) =>
    createThrottle({ database, now, settings: createSettingsService({ database, now, overrides: { throttle_factor: factor } }) });
  const takeAll = async () => {
    for (let hit = 0; hit < hits; hit += 1) expect(await throttle.take(count)).toBeUndefined();
  };

  beforeAll(async () => {
    db = await createTestDatabase(inject('postgresUrl'));
  });
  beforeEach(async () => {
    clock = new Date('2026-11-20T12:00:00Z');
    await db.database.deleteFrom('throttles').execute();
    throttle = throttleOf(db.database);
  });
  afterAll(() => db.destroy());

  it('allows the number of the limit, then returns the exact seconds to wait', async () => {
    await takeAll();
    const refusal = await throttle.take(count);
    expect(refusal).toEqual(expect.objectContaining({ status: 0, error: 'too_many_requests' }));
    const wait = refusal && retryAfterOf(refusal);
    expect(wait).toBe(seconds / hits);
    later((wait ?? 0) * 1000 - 1);
    expect(await throttle.take(count)).toBeDefined();
    later(1);
    expect(await throttle.take(count)).toBeUndefined();
    expect(await throttle.take(count)).toBeDefined();
  });

  it('refills the full allowance with time, and no more than that', async () => {
    await takeAll();
    later(seconds * 1000 * 10);
    await takeAll();
    expect(await throttle.take(count)).toBeDefined();
  });

  it('counts each caller and each limit separately', async () => {
    await takeAll();
    expect(await throttle.take({ ...count, of: '192.0.2.2' })).toBeUndefined();
    expect(await throttle.take({ limit: 'contact_address', of: count.of })).toBeUndefined();
  });

  it('stops at the first limit that is used up', async () => {
    await takeAll();
    const other = { limit: 'usernames_recipient', of: 'aino' } as const;
    for (let turn = 0; turn < limits.usernames_recipient.hits + 1; turn += 1) expect(await throttle.take(count, other)).toBeDefined();
    expect(await throttle.take(other)).toBeUndefined();
  });

  it('returns a hit that did not count', async () => {
    await takeAll();
    await throttle.giveBack(count);
    expect(await throttle.take(count)).toBeUndefined();
    expect(await throttle.take(count)).toBeDefined();
  });

  it('counts across several processes with concurrent requests', async () => {
    const pools = Array.from({ length: 3 }, () => createDatabase(createPool(db.url, { max: 8 })));
    const asked = Array.from({ length: hits * 4 }, (_, index) => throttleOf(pools[index % pools.length] ?? db.database).take(count));
    const responses = await Promise.all(asked);
    expect(responses.filter((response) => response === undefined)).toHaveLength(hits);
    await Promise.all(pools.map((pool) => pool.destroy()));
  });

  it('is multiplied or disabled by a setting', async () => {
    const wide = throttleOf(db.database, 2);
    for (let hit = 0; hit < hits * 2; hit += 1) expect(await wide.take(count)).toBeUndefined();
    expect(await wide.take(count)).toBeDefined();
    expect(await throttleOf(db.database, 0).take(count)).toBeUndefined();
  });

  it('deletes only full counters, and stores no names', async () => {
    await throttle.take(count);
    await throttle.take({ limit: 'login_account', of: 'aino' });
    const keys = async () => (await db.database.selectFrom('throttles').select('key').execute()).map(({ key }) => key);
    expect((await keys()).join(' ')).not.toMatch(/aino|192/);
    later((limits.login_account.seconds / limits.login_account.hits) * 1000 + 1);
    await throttle.sweep();
    expect(await keys()).toEqual([expect.stringMatching(/^registration_address:/)]);
  });
});
