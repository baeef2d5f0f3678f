import * as v from 'valibot';
import type { ExclusionRegistryId } from '@playfront/api-contract/country-rules';
import { sandboxHeader, sign, signatureHeader } from '../payments/signature.ts';
import { registryResponseSchema, registryCheckPath, type RegistryResponse, type RegistryQuery } from './registry-messages.ts';

/** A national exclusion registry. */
export type ExclusionRegistry = {
  /** Whether a person is on the registry. Throws if the registry does not respond in time or violates the protocol. */
  check(person: RegistryQuery): Promise<RegistryResponse['result']>;
};

/** The registries that this deployment is connected to. */
export type ExclusionRegistries = ReadonlyMap<ExclusionRegistryId, ExclusionRegistry>;

/** The address of a registry's connector, and the secret that requests are signed with. */
export type RegistryConnection = { readonly url: string; readonly secret: string };

export type RegistryConnections = {
  readonly connections: ReadonlyMap<ExclusionRegistryId, RegistryConnection>;
  readonly timeoutMs: number;
};

type Options = { readonly now: () => Date; readonly isSandboxAllowed: boolean };

/** Connects to registries over HTTP. A request is sent once, without retries: the player can try again. */
export function connectRegistries({ connections, timeoutMs }: RegistryConnections, { now, isSandboxAllowed }: Options): ExclusionRegistries {
  return new Map([...connections].map(([id, connection]) => [id, connect(connection)]));

  function connect({ url, secret }: RegistryConnection): ExclusionRegistry {
    const address = `${url.replace(/\/$/, '')}/${registryCheckPath}`;
    return {
      async check({ first_name, last_name, birthday, email, phone_number, postal_code, country }) {
        // Sends only these fields to the registry, no other personal data.
        const body = JSON.stringify({ first_name, last_name, birthday, email, phone_number, postal_code, country } satisfies RegistryQuery);
        const headers = { 'content-type': 'application/json', [signatureHeader]: sign(secret, body, now()) };
        const response = await fetch(address, { method: 'POST', headers, body, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
        if (!isSandboxAllowed && response.headers.has(sandboxHeader)) throw new Error('The sandbox responded in place of an exclusion registry');
        if (!response.ok) throw new Error(`The exclusion registry responded with ${response.status}`);
        return v.parse(registryResponseSchema, await response.json()).result;
      },
    };
  }
}
