import type { FastifyBaseLogger } from 'fastify';
import type { Refusal } from '@playfront/api-contract';
import { refuse } from '../http/failures.ts';
import { exclusionRegistries, type ExclusionRegistryId } from '@playfront/api-contract/country-rules';
import { helpOf } from '../jurisdiction/help.ts';
import { profileOf } from '../jurisdiction/profiles.ts';
import type { ExclusionRegistries } from './exclusion-registry.ts';
import type { RegistryQuery } from './registry-messages.ts';

/**
 * Queries the registry of a person's country. Returns `excluded_by_registry`, or `registry_unavailable` if it did not respond, because an unchecked
 * person is refused. It waits for the network, so the caller must not have an open transaction.
 */
export type RegistryCheck = (person: RegistryQuery) => Promise<Refusal | undefined>;

type Dependencies = { readonly registries: ExclusionRegistries; readonly log: Pick<FastifyBaseLogger, 'error'> };

export function createRegistryCheck({ registries, log }: Dependencies): RegistryCheck {
  return async (person) => {
    const { exclusionRegistry } = profileOf(person.country);
    if (!exclusionRegistry) return undefined;
    const { id } = exclusionRegistry;
    try {
      const registry = registries.get(id);
      if (!registry) throw new Error(`${id} is not connected (EXCLUSION_REGISTRIES)`);
      return (await registry.check(person)) === 'excluded' ? refuseByRegistry('excluded_by_registry', id, person) : undefined;
    } catch (error) {
      log.error({ err: error, registry: id }, 'exclusion registry');
      return refuseByRegistry('registry_unavailable', id, person);
    }
  };
}

/** A refusal with the registry's name and address, and the help lines of the country. */
export function refuseByRegistry(
  error: 'excluded_by_registry' | 'registry_unavailable',
  id: ExclusionRegistryId,
  { country }: { readonly country: string },
): Refusal {
  const { name, url } = exclusionRegistries[id];
  return { ...refuse(error), registry: { name, url, help: [...helpOf(country)] } };
}
