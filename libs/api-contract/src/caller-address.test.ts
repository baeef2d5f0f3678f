import { expect, it } from 'vitest';
import { callerOf } from './caller-address.ts';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:0:12:aaaa::1', '2001:db8:0:12::/64'],
  ['2001:0DB8:0:0012::', '2001:db8:0:12::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('requests from %s are counted for %s', (ip, caller) => expect(callerOf(ip)).toBe(caller));
