import { expect, it } from 'vitest';
import { nightsOf } from './nights.ts';

const nightOf = (country: string, day: string) => nightsOf(country, new Date(`${day}T23:00:00Z`)).find((night) => night.day === day);

it.each([
  ['Finland in winter', 'FI', '2026-01-15', '2026-01-14T22:00:00.000Z', '2026-01-15T03:00:00.000Z'],
  ['Finland in summer', 'FI', '2026-07-15', '2026-07-14T21:00:00.000Z', '2026-07-15T02:00:00.000Z'],
  ['the night that loses an hour', 'FI', '2026-03-29', '2026-03-28T22:00:00.000Z', '2026-03-29T02:00:00.000Z'],
  ['the night that gains one', 'FI', '2026-10-25', '2026-10-24T21:00:00.000Z', '2026-10-25T03:00:00.000Z'],
  ['India', 'IN', '2026-01-15', '2026-01-14T18:30:00.000Z', '2026-01-14T23:30:00.000Z'],
  ['Spain with the Canaries', 'ES', '2026-01-15', '2026-01-15T00:00:00.000Z', '2026-01-15T04:00:00.000Z'],
  ['Ontario', 'CA', '2026-01-15', '2026-01-15T05:00:00.000Z', '2026-01-15T10:00:00.000Z'],
  ['an unknown country', 'ZZ', '2026-01-15', '2026-01-15T00:00:00.000Z', '2026-01-15T05:00:00.000Z'],
])('%s', (_case, country, day, from, to) => {
  expect(nightOf(country, day)).toEqual({ day, from: new Date(from), to: new Date(to) });
});

it('has no night if it is never night in all zones of the country', () => {
  expect(nightsOf('US', new Date('2026-01-15T12:00:00Z'))).toEqual([]);
});

it('has seven nights in order, and the one that began east of UTC', () => {
  const days = (until: string) => nightsOf('NZ', new Date(until)).map(({ day }) => day);
  expect(days('2026-01-15T10:59:59Z')).toEqual(['2026-01-09', '2026-01-10', '2026-01-11', '2026-01-12', '2026-01-13', '2026-01-14', '2026-01-15']);
  expect(days('2026-01-15T15:00:00Z').at(-1)).toBe('2026-01-16');
});
