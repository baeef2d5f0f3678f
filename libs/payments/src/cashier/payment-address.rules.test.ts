import { describe, expect, test } from 'vitest';
import { paymentAddress } from './payment-address.rules.ts';

describe('the address of a payment page', () => {
  const site = 'http://localhost:4200';
  test.each([
    ['https anywhere', 'https://pay.example/p/1?x=2', 'https://pay.example/p/1?x=2'],
    ['the sandbox on this machine', 'http://localhost:4202/pay/1', 'http://localhost:4202/pay/1'],
    ['a path of this site', '/pay/1', 'http://localhost:4200/pay/1'],
    ['http elsewhere', 'http://pay.example/p', undefined],
    ['a script', 'javascript:alert(1)', undefined],
    ['a script behind a control character', 'java\tscript:alert(1)', undefined],
    ['data', 'data:text/html,hi', undefined],
    ['a host behind a user name', 'https://pay.example@evil.example/', undefined],
    ['nothing that is an address', 'https://', undefined],
  ])('%s', (_, url, address) => {
    expect(paymentAddress(url, site)).toBe(address);
  });

  test('http on the site itself is its own business', () => {
    expect(paymentAddress('http://casino.example/pay', 'http://casino.example')).toBe('http://casino.example/pay');
  });
});
