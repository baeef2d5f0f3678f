import { describe, expect, test } from 'vitest';
import { paymentAddress } from './payment-address.rules.ts';

describe('the address of a payment page', () => {
  const site = 'http://localhost:4200';
  test.each([
    ['https on any host', 'https://pay.example/p/1?x=2', 'https://pay.example/p/1?x=2'],
    ['the sandbox on this machine', 'http://localhost:4202/pay/1', 'http://localhost:4202/pay/1'],
    ['a path of this site', '/pay/1', 'http://localhost:4200/pay/1'],
    ['http on another host', 'http://pay.example/p', undefined],
    ['a script', 'javascript:alert(1)', undefined],
    ['a script behind a control character', 'java\tscript:alert(1)', undefined],
    ['data', 'data:text/html,hi', undefined],
    ['a host behind a user name', 'https://pay.example@evil.example/', undefined],
    ['no valid address', 'https://', undefined],
  ])('%s', (_, url, address) => {
    expect(paymentAddress(url, site)).toBe(address);
  });

  test('http is allowed on the origin of the site', () => {
    expect(paymentAddress('http://casino.example/pay', 'http://casino.example')).toBe('http://casino.example/pay');
  });
});
