import { expect, it } from 'vitest';
import { normaliseForwardedFor } from './forwarded-for.ts';

it.each([
  ['an address', '203.0.113.7', '203.0.113.7'],
  ['an address with a port', '203.0.113.7:51008', '203.0.113.7'],
  ['an IPv6 address', '2001:DB8::1', '2001:db8::1'],
  ['an IPv6 address with a port', '[2001:db8::1]:443', '2001:db8::1'],
  ['an IPv6 address in brackets', '[2001:db8::1]', '2001:db8::1'],
  ['an IPv6 address that ends like a port', '2001:db8::1:443', '2001:db8::1:443'],
  ['an IPv4 address in IPv6 form with a port', '[::ffff:203.0.113.7]:443', '203.0.113.7'],
  ['a link-local address', '[fe80::1%eth0]:443', 'fe80::1'],
  ['quotation marks', '"203.0.113.7:51008"', '203.0.113.7'],
  ['quotation marks around brackets', '"[2001:db8::1]:443"', '2001:db8::1'],
  ['several proxies, each with a port', '198.51.100.1:1, 203.0.113.7:51008 ,10.0.0.2:80', '198.51.100.1, 203.0.113.7, 10.0.0.2'],
  ['several headers', ['198.51.100.1:1', '203.0.113.7:2'], '198.51.100.1, 203.0.113.7'],
  ['unknown', 'unknown', undefined],
  ['unknown with a port', 'unknown:443', undefined],
  ['a hidden name', '_hidden', undefined],
  ['a quoted hidden name', '"_SEVKISEK"', undefined],
  ['a host name', 'caller.example', undefined],
  ['an unverified address before an unknown caller', '198.51.100.1, unknown', undefined],
  ['a proxy after an unknown caller', '198.51.100.1, unknown, 10.0.0.2', '10.0.0.2'],
  ['an empty entry', '198.51.100.1, , 203.0.113.7', '203.0.113.7'],
  ['nothing', '', undefined],
  ['an address with a number above 255', '203.0.113.700:80', undefined],
  ['a shortened address', '127.1', undefined],
  ['a port without digits', '203.0.113.7:http', undefined],
  ['a port without an address', ':443', undefined],
  ['a network', '203.0.113.0/24', undefined],
  ['markup', '<script>', undefined],
])('%s', (_text, given, expected) => {
  const headers: Record<string, string | string[] | undefined> = { 'x-forwarded-for': given };
  normaliseForwardedFor(headers);
  expect(headers['x-forwarded-for']).toBe(expected);
});

it('leaves a request without the header alone', () => {
  const headers = {};
  normaliseForwardedFor(headers);
  expect(headers).toEqual({});
});
