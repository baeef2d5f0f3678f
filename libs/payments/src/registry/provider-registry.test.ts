import { describe, expect, test } from 'vitest';
import { isProviderId, paymentCallOf } from './provider-registry.ts';

const hostOfProvider = [
  ['trustly', 'api'],
  ['nuvei', 'payments'],
  ['a_provider_of_the_operator', 'api'],
  ['constructor', 'api'],
] as const;

describe('the call of a provider', () => {
  test.each(hostOfProvider)('%s goes to the host %s under its id', (id, host) => {
    expect(paymentCallOf(id)).toEqual({ pathParams: { provider: id }, host });
  });

  test('is typed by the providers there are', () => {
    expect([isProviderId('swish'), isProviderId('toString')]).toEqual([true, false]);
  });
});
