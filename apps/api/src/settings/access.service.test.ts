import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { openGeo, type Geo } from '../geo/geo.ts';
import { createAccessService } from './access.service.ts';
import { settingsSchema, type Settings } from './settings.schema.ts';

describe('access', () => {
  let geo: Geo;
  beforeAll(async () => {
    geo = await openGeo();
  });

  const checkBy = (settings: Partial<Settings>, caller: { ip: string; country?: string }) =>
    createAccessService({ settings: { read: () => Promise.resolve(v.parse(settingsSchema, settings)) }, geo }).check(caller);
  const check = (blackList: string[], caller: { ip: string; country?: string }) => checkBy({ country_black_list: blackList }, caller);

  it.each([
    ['the country of the address', ['US'], { ip: '8.8.8.8' }, 'country_restricted'],
    ['an address that came over an IPv6 socket', ['US'], { ip: '::ffff:8.8.8.8' }, 'country_restricted'],
    ['a list in lower case', [' us'], { ip: '8.8.8.8' }, 'country_restricted'],
    ['a country in lower case', ['SE'], { ip: '127.0.0.1', country: 'se' }, 'country_restricted'],
  ])('restricts %s', async (_text, list, caller, expected) => expect(await check(list, caller)).toBe(expected));

  it.each([
    ['another country', ['SE'], { ip: '8.8.8.8', country: 'FI' }],
    ['an address without a country', ['SE', ''], { ip: '127.0.0.1' }],
  ])('allows %s', async (_text, list, caller) => expect(await check(list, caller)).toBeUndefined());

  it.each([
    ['203.0.113.0/24', 'disable_site_access'],
    ['203.0.113.0/24/9', undefined],
  ])('matches addresses in %s: %s', async (entry, expected) =>
    expect(await checkBy({ ip_black_list: [entry] }, { ip: '203.0.113.7' })).toBe(expected),
  );
});
