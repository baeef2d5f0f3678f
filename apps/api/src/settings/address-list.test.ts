import { describe, expect, it } from 'vitest';
import { callerOf } from '@playfront/api-contract';
import { createAddressList } from './address-list.ts';

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
});

describe('who a request is counted for', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:0:12:aaaa::1', '2001:db8:0:12::/64'],
    ['2001:0DB8:0:0012::', '2001:db8:0:12::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s is %s', (ip, caller) => expect(callerOf(ip)).toBe(caller));
});
