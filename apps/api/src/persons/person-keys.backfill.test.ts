import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { backfillPersonKeys } from '../database/migrations/032-persons.ts';
import { foldNamesAnew } from '../database/migrations/055-folded-names.ts';
import { startOperator, type TestOperator } from '../testing/test-operator.ts';

let operator: TestOperator;

beforeAll(async () => {
  operator = await startOperator(inject('postgresUrl'));
});
afterAll(() => operator.close());

it('gives players from before the keys the same keys as new ones', async () => {
  const { database } = operator.db;
  for (const lastName of ["O'Brien", 'Läine', 'van der Berg']) await operator.createPlayer({ firstName: 'Anna-Maria', lastName });
  const read = () => database.selectFrom('person_keys').selectAll().orderBy('player_id').execute();
  const written = await read();
  await database.deleteFrom('person_keys').execute();
  await backfillPersonKeys(database);
  expect(await read()).toEqual(written);
  expect(written.map(({ name_parts }) => name_parts)).toContainEqual(['anna', 'brien', 'maria', 'o']);
});

it('rewrites keys from before marks, digits and symbols were left out', async () => {
  const { database } = operator.db;
  const { id } = await operator.createPlayer({ firstName: 'A\u0483ino', lastName: 'Laine22' });
  const read = () => database.selectFrom('person_keys').selectAll().orderBy('player_id').execute();
  const written = await read();
  expect(written.map(({ name_parts }) => name_parts)).toContainEqual(['aino', 'laine']);
  const before = { name_parts: ['a\u0483ino', 'laine22'], first_parts: ['a\u0483ino'] };
  await database.updateTable('person_keys').set(before).where('player_id', '=', id).execute();
  await database.transaction().execute((trx) => foldNamesAnew(trx as never));
  expect(await read()).toEqual(written);
});
