import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { createAddressList, isAddressOrRange } from './address-list.ts';

describe('a list of addresses', () => {
  const list = createAddressList([
    '192.0.2.7',
    '198.51.100.0/24',
    ' 2001:db8:1::/48 ',
    '2001:DB8::99',
    '::ffff:203.0.113.0/120',
    'nonsense',
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0.0/24/9',
    '1/2/3',
    '',
  ]);

  it.each([
    ['192.0.2.7', true],
    ['192.0.2.8', false],
    ['::ffff:192.0.2.7', true],
    ['::ffff:c000:207', true],
    ['0:0:0:0:0:ffff:192.0.2.7', true],
    ['198.51.100.255', true],
    ['198.51.101.0', false],
    ['2001:db8:1:ffff::1', true],
    ['2001:db8:2::1', false],
    ['2001:0db8:0000::0099', true],
    ['203.0.113.200', true],
    ['203.0.114.1', false],
    ['10.0.0.1', false],
    ['127.0.0.1', false],
    ['', false],
    ['no address', false],
  ])('has %s: %s', (ip, isListed) => expect(list.has(ip)).toBe(isListed));

  it('contains every address if its range is `/0`', () => {
    expect(createAddressList(['0.0.0.0/0']).has('203.0.113.7')).toBe(true);
    expect(createAddressList(['0.0.0.0/0']).has('2001:db8::1')).toBe(false);
    expect(createAddressList(['0.0.0.0/0']).has('')).toBe(false);
    expect(createAddressList(['::/0']).has('2001:db8::1')).toBe(true);
  });

  it('contains an address listed by itself or within a range', () => {
    const address = fc.oneof(
      fc.ipV4().map((ip) => [ip, 32] as const),
      fc.ipV6().map((ip) => [ip, 128] as const),
    );
    fc.assert(
      fc.property(address, fc.nat(128), ([ip, bits], length) => {
        expect(createAddressList([ip, `${ip}/${bits}`, `${ip}/${length % (bits + 1)}`].slice(length % 3)).has(ip)).toBe(true);
      }),
    );
  });
});

describe('an entry of a list', () => {
  it.each(['203.0.113.7', '203.0.113.0/24', '::1', '2001:db8::/32', ' 10.0.0.0/8 '])('is "%s"', (entry) =>
    expect(isAddressOrRange(entry)).toBe(true),
  );

  it.each([
    '203.0.113.0/24/9',
    '203.0.113.0/33',
    '203.0.113.0/-1',
    '203.0.113.0/',
    '2001:db8::/129',
    '203.0.113',
    '203.0.113.256',
    '3405803776',
    '0xcb.0.113.7',
    '::ffff:0313.0.113.7',
    ':::',
    '/24',
    'nonsense',
    '',
  ])('is not "%s"', (entry) => expect(isAddressOrRange(entry)).toBe(false));
});
