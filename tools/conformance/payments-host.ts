import { readFileSync } from 'node:fs';
import { seedFile } from '../payments/provider-registry.ts';

/** Ids of the payment methods whose `payment/get_payment_{provider}_url` the site sends to the payments host, if the operator has one. */
export function paymentsHostMethods(): ReadonlySet<string> {
  const { providers } = JSON.parse(readFileSync(seedFile, 'utf8')) as { providers: readonly { readonly id: string; readonly host?: string }[] };
  return new Set(providers.filter(({ host }) => host === 'payments').map(({ id }) => id));
}
