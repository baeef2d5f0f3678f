import { createStore } from 'jotai';
import { describe, expect, test, vi } from 'vitest';
import { visitorCookie } from '@playfront/api-contract/site-build';
import { createFakeApi, fault, type FakeHandlers } from '@playfront/auth/testing';
import { isBarredAtom, isPageReadyAtom, settlePageStartAtom, type PageStart } from '../state/visitor.atoms.ts';
import { lookUpVisitor } from './look-up-visitor.ts';
import { readPageStart } from './page-start.ts';

const { signal } = new AbortController();
const country = (code: string | null): FakeHandlers => ({ frontAuthGetIpStack: ({ ip }) => ({ status: 1, data: { ip, country_code: code } }) });
const lists = (countries: string | string[], addresses: string[] = []): FakeHandlers => ({
  frontGetSetting: () => ({ status: 1, setting: { country_black_list: countries, ip_black_list: addresses } }),
});
const cookiesOf = (visitor: string) => `theme=1; ${visitorCookie}=${encodeURIComponent(visitor)}; other=2`;
const gatewayCookies = cookiesOf('{"ip":"203.0.113.7","country_code":"fi"}');

async function start(handlers: FakeHandlers, { cookies = '', address = async () => '203.0.113.7' } = {}) {
  const api = createFakeApi(handlers);
  const onFault = vi.fn();
  const started = readPageStart(cookies) ?? (await lookUpVisitor({ api, signal, onFault, fetchAddress: address }));
  return { started, api, onFault };
}

function settledAtoms(started: PageStart) {
  const store = createStore();
  store.set(settlePageStartAtom, started);
  return { isReady: store.get(isPageReadyAtom), isBarred: store.get(isBarredAtom) };
}

describe('the page start', () => {
  test('uses the result of the gateway without any call', async () => {
    const address = vi.fn(async () => '');
    const { started } = await start({}, { cookies: gatewayCookies, address });
    expect(started).toEqual({ visitor: { ip: '203.0.113.7', countryCode: 'FI' }, isBarred: false });
    expect(address).not.toHaveBeenCalled();
    expect(settledAtoms(started)).toEqual({ isReady: true, isBarred: false });
  });

  test('bars visitors whom the gateway bars, also without a country', async () => {
    const { started } = await start({}, { cookies: cookiesOf('{"ip":"203.0.113.7","country_code":null,"barred":true}') });
    expect(settledAtoms(started)).toEqual({ isReady: true, isBarred: true });
  });

  test.each([
    ['a listed country', { ...country('SE'), ...lists(['SE', 'DK']) }, true],
    ['a listed country of an older operator', { ...country('se'), ...lists('no, Se') }, true],
    ['a listed address', { ...country('FI'), ...lists([], ['203.0.113.0/24']) }, true],
    ['no match in the lists', { ...country('FI'), ...lists(['SE'], ['198.51.100.1']) }, false],
    ['a listed address without a country', { ...country(null), ...lists([], ['203.0.113.7']) }, true],
    ['no country for the address', { ...country(null), ...lists(['SE']) }, false],
  ])('with %s', async (_, handlers, isBarred) => {
    const { started, onFault } = await start(handlers);
    expect(settledAtoms(started)).toEqual({ isReady: true, isBarred });
    expect(onFault).not.toHaveBeenCalled();
  });

  test.each<[string, FakeHandlers, () => Promise<string>]>([
    ['no address', {}, () => Promise.reject(new Error('away'))],
    [
      'no country call',
      {
        frontAuthGetIpStack: () => {
          throw fault('network');
        },
        ...lists(['SE']),
      },
      async () => '203.0.113.7',
    ],
    [
      'no blacklists',
      {
        ...country('SE'),
        frontGetSetting: () => {
          throw fault('server');
        },
      },
      async () => '203.0.113.7',
    ],
  ])('shows the page with %s, and reports the failure once', async (_, handlers, address) => {
    const { started, onFault } = await start(handlers, { address });
    expect(settledAtoms(started)).toEqual({ isReady: true, isBarred: false });
    expect(onFault).toHaveBeenCalledOnce();
  });
});

test.each([
  ['203.0.113.7', true],
  ['203.0.113.0/24', true],
  ['203.0.113.0/24/9', false],
])('a visitor from 203.0.113.7 is barred by %s: %s', async (entry, isBarred) => {
  const { started } = await start({ ...country('FI'), ...lists([], [entry]) });
  expect(settledAtoms(started)).toEqual({ isReady: true, isBarred });
});

test.each([
  ['no cookie', 'other=dark', undefined],
  ['a longer cookie name', `${visitorCookie}s=${encodeURIComponent('{"ip":"1.1.1.1"}')}`, undefined],
  ['no JSON', `${visitorCookie}=nonsense`, undefined],
  ['broken encoding', `${visitorCookie}=%E0%A4`, undefined],
  ['null', `${visitorCookie}=null`, undefined],
  ['no address', `${visitorCookie}=${encodeURIComponent('{"country_code":"FI"}')}`, undefined],
  ['no country', `${visitorCookie}=${encodeURIComponent('{"ip":"1.1.1.1","country_code":null}')}`, { ip: '1.1.1.1', countryCode: undefined }],
  [
    'an invalid country',
    `${visitorCookie}=${encodeURIComponent('{"ip":"1.1.1.1","country_code":"<b>"}')}`,
    { ip: '1.1.1.1', countryCode: undefined },
  ],
])('a cookie header with %s', (_, cookies, expected) => {
  expect(readPageStart(cookies)?.visitor).toEqual(expected);
});
