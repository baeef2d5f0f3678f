import { expect, test } from 'vitest';
import { isListedAddress } from './listed-address.ts';

test.each([
  ['the address itself', '203.0.113.7', ['203.0.113.7'], true],
  ['another address', '203.0.113.8', ['203.0.113.7'], false],
  ['its IPv6 form', '::ffff:203.0.113.7', ['203.0.113.7'], true],
  ['a range around it', '203.0.113.7', ['203.0.113.0/24'], true],
  ['a range beside it', '203.0.114.7', ['203.0.113.0/24'], false],
  ['everything', '203.0.113.7', ['0.0.0.0/0'], true],
  ['an IPv6 address written another way', '2001:db8:0:0:0:0:0:1', ['2001:DB8::1'], true],
  ['an IPv6 range', '2001:db8:1::9', ['2001:db8::/32'], true],
  ['an IPv6 range beside it', '2001:db9::1', ['2001:db8::/32'], false],
  ['entries that are no addresses', '203.0.113.7', ['', 'nonsense', '203.0.113.0/64', '999.0.113.7', ':::'], false],
  ['a visitor without an address', '', ['0.0.0.0/0'], false],
])('%s', (_, ip, list, expected) => {
  expect(isListedAddress(ip, list)).toBe(expected);
});
