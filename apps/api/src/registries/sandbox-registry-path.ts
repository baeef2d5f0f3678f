import type { ExclusionRegistryId } from '@playfront/api-contract/country-rules';

/** Where the payment sandbox simulates a registry: its page, and under it the questions. */
export function sandboxRegistryPath(id: ExclusionRegistryId): string {
  return `/registries/${id}`;
}
