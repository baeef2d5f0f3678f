import type { CallOptions } from '@playfront/api-client';
import { providerHosts } from './provider-hosts.gen.ts';

/** A provider that the site knows. */
export type ProviderId = keyof typeof providerHosts;

export function isProviderId(id: string): id is ProviderId {
  return Object.hasOwn(providerHosts, id);
}

/**
 * Path and host of a provider's `payment/get_payment_{provider}_url`, as the options of `api.paymentGetPaymentUrl`. One that only the
 * operator knows is called like most: under its id, at the operator's own address.
 */
export function paymentCallOf(providerId: string): Required<Pick<CallOptions, 'pathParams' | 'host'>> {
  return { pathParams: { provider: providerId }, host: isProviderId(providerId) ? providerHosts[providerId] : 'api' };
}
