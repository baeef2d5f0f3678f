import { join } from 'node:path';
import { root } from '../start/repository.mjs';

/** The operator's data of payment providers, and the site's registry that is generated from it. */
export const seedFile = join(root, 'apps/api/seed/payment-providers.json');
export const registryFile = join(root, 'libs/payments/src/registry/provider-hosts.gen.ts');

type SeedProvider = { readonly id: string; readonly host?: string };

/** The site's registry as source text: each provider of the seed file with the host its call goes to. */
export function registrySource(seed: string): string {
  const { providers } = JSON.parse(seed) as { providers: readonly SeedProvider[] };
  const lines = providers.map(({ id, host = 'api' }) => `  ${id}: '${host}',`);
  return [
    '// Written by `npm run providers` from apps/api/seed/payment-providers.json.',
    '/** The host of each `payment/get_payment_{provider}_url`. */',
    'export const providerHosts = {',
    ...lines,
    '} as const;',
    '',
  ].join('\n');
}
