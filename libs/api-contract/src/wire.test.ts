import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { callNamed } from './openapi/index.ts';
import { documentedCalls } from './documentation/index.ts';
import { frontGetBetList, frontGetFinancialTransactions, frontGetActivityStatement } from './index.ts';
import { daySchema, givenIdSchema, timeSchema } from './wire.ts';

describe('a time', () => {
  test.each([
    ['1900-01-01T00:00:00.000Z', true],
    ['2026-07-01T23:59:59+03:00', true],
    ['9999-12-31T23:59:59.999Z', true],
    ['1899-12-31T23:59:59.999Z', false],
    ['0000-01-01T00:00:00.000Z', false],
    // Past midnight in UTC, and past the last year.
    ['9999-12-31T23:59:59-03:00', false],
    ['2026-02-30T00:00:00Z', false],
    ['2026-07-01', false],
  ])('%s is one: %s', (text, isTime) => expect(v.is(timeSchema, text)).toBe(isTime));

  test.each([frontGetBetList, frontGetFinancialTransactions])('bounds the period of $path', ({ request }) => {
    expect(v.is(request, { from: '2026-01-01T00:00:00Z' })).toBe(true);
    expect(v.is(request, { from: '0000-01-01T00:00:00Z' })).toBe(false);
    expect(v.is(request, { to: '0000-01-01T00:00:00Z' })).toBe(false);
  });
});

describe('a day', () => {
  test.each([
    ['1900-01-01', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['1899-12-31', false],
    ['0000-01-01', false],
  ])('%s is one: %s', (text, isDay) => expect(v.is(daySchema, text)).toBe(isDay));

  test('bounds a statement', () => {
    expect(v.is(frontGetActivityStatement.request, { from: '0000-01-01', to: '0000-01-02' })).toBe(false);
  });
});

test('only calls that change nothing may be retried automatically', () => {
  const repeated = documentedCalls.map(({ name }) => callNamed(name)).filter(({ isReadOnly }) => isReadOnly);
  const changing = repeated.filter(({ path }) => !/\/(get_\w+|validate_\w+|price_bet|find_record|player|state|crash)$/.test(path));
  expect(changing.map(({ path }) => path)).toEqual([]);
});

describe('an id in a request', () => {
  const uuid = '0b9E2C4a-77fe-4D1c-8a51-5f2E9b6C7D80';

  test.each([
    [uuid, uuid.toLowerCase()],
    ['Bonus-A', 'Bonus-A'],
    [`x${uuid}`, `x${uuid}`],
    [7, '7'],
  ])('%s is %s', (given, id) => expect(v.parse(givenIdSchema, given)).toBe(id));

  // Ids in responses are not changed.
  test.each(documentedCalls.map(({ name }) => callNamed(name)))('is parsed in this way by $path', ({ request }) => {
    for (const [name, entry] of entriesOf(request)) {
      if (/(^|_)ids?$/.test(name)) expect(partsOf(entry), name).toContain(givenIdSchema);
    }
  });
});

type Node = {
  readonly pipe?: readonly Node[];
  readonly entries?: Record<string, Node>;
  readonly item?: Node;
  readonly wrapped?: Node;
  readonly options?: readonly unknown[];
};

/** A schema and all of its parts. */
function partsOf(schema: unknown): readonly unknown[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { pipe = [], entries = {}, item, wrapped, options = [] } = schema as Node;
  const inner = [...pipe.filter((part) => part !== schema), ...Object.values(entries), item, wrapped, ...options];
  return [schema, ...inner.flatMap((part) => partsOf(part))];
}

function entriesOf(schema: unknown): readonly (readonly [string, unknown])[] {
  // The id of a passkey is base64url, whose case matters; `rawId` is beside it (WebAuthn).
  return partsOf(schema).flatMap((part) =>
    Object.entries((part as Node).entries ?? {}).filter(([name], _index, all) => name !== 'id' || !all.some(([other]) => other === 'rawId')),
  );
}
