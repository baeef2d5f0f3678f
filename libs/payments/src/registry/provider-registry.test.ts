import { describe, expect, test } from 'vitest';
import { isProviderId, paymentCallOf } from './provider-registry.ts';

const hostOfProvider = [
  ['trustly', 'api'],
  ['nuvei', 'payments'],
  ['a_provider_of_the_operator', 'api'],
  ['constructor', 'api'],
] as const;

describe('the call of a provider', () => {
  test.each(hostOfProvider)('of %s is sent to the host %s with its id', (id, host) => {
    expect(paymentCallOf(id)).toEqual({ pathParams: { provider: id }, host });
  });

  test('has a type with the ids of all providers', () => {
    expect([isProviderId('swish'), isProviderId('toString')]).toEqual([true, false]);
  });
});
