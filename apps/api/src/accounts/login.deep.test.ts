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
