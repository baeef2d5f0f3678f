import type { ExclusionRegistryId } from '@playfront/api-contract/country-rules';

/** Path at which the payment sandbox simulates a registry: its page, and the check below it. */
export function sandboxRegistryPath(id: ExclusionRegistryId): string {
  return `/registries/${id}`;
}
