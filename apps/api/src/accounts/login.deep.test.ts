import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { hashPassword } from '../passwords/password.ts';
import { startOperator, type TestOperator } from '../testing/test-operator.ts';

let operator: TestOperator;
let username: string;

beforeAll(async () => {
  operator = await startOperator(inject('postgresUrl'));
  ({ username } = await operator.createPlayer());
  await operator.db.database
    .updateTable('players')
    .set({ password_hash: await hashPassword('right') })
    .where('username', '=', username)
    .execute();
});
afterAll(() => operator.close());

const login = (name: string, password: string) => operator.call('front/auth/login/', { username: name, password, ip_address: '' });

it.each([
  ['name', () => username, 'nobody'],
  ['mail address', () => `${username}@example.com`, 'nobody@example.com'],
])('a login takes as long for an unknown %s as for a wrong password', async (_text, known, unknown) => {
  await operator.db.database.deleteFrom('throttles').execute();
  const measure = async (name: string) => {
    const start = performance.now();
    await login(name, 'wrong');
    return performance.now() - start;
  };
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  for (let round = 0; round < 7; round += 1) {
    times.known.push(await measure(known()));
    times.unknown.push(await measure(unknown));
  }
  const median = (of: number[]) => of.toSorted((a, b) => a - b)[3] ?? 0;
  // Without hashing, the response would take a tenth of the time.
  expect(median(times.unknown)).toBeGreaterThan(median(times.known) / 2);
  expect(median(times.unknown)).toBeLessThan(median(times.known) * 2);
});

// Not in the gate: with the cheap hash of its tests the queue is never full, and the order of responses is random.
it('many logins from one address do not delay a login from another', async () => {
  await operator.db.database.deleteFrom('throttles').execute();
  const hash = await hashPassword('right');
  const others = await Promise.all(Array.from({ length: 4 }, () => operator.createPlayer()));
  await operator.db.database.updateTable('players').set({ password_hash: hash }).execute();
  const loginFrom = (from: string, name: string) =>
    operator.app.inject({
      method: 'POST',
      url: '/api/front/auth/login/',
      payload: { username: name, password: 'right' },
      headers: { 'x-forwarded-for': from },
    });
  let done = 0;
  const flood = Array.from({ length: 28 }, (_, index) => loginFrom('203.0.113.77', others[index % 4]?.username ?? '').then(() => (done += 1)));
  const honest = await loginFrom('203.0.113.78', username);
  const before = done;
  await Promise.all(flood);
  expect([honest.statusCode, before < 10]).toEqual([200, true]);
});
