import type { CallOptions } from '@playfront/api-client';
import { providerHosts } from './provider-hosts.gen.ts';

/** A provider in the site's registry. */
export type ProviderId = keyof typeof providerHosts;

export function isProviderId(id: string): id is ProviderId {
  return Object.hasOwn(providerHosts, id);
}

/**
 * Path and host of a provider's `payment/get_payment_{provider}_url`, as options of `api.paymentGetPaymentUrl`. A provider that is not
 * in the registry is called on the operator's own host.
 */
export function paymentCallOf(providerId: string): Required<Pick<CallOptions, 'pathParams' | 'host'>> {
  return { pathParams: { provider: providerId }, host: isProviderId(providerId) ? providerHosts[providerId] : 'api' };
}
