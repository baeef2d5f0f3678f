import * as v from 'valibot';
import type { ExclusionRegistryId } from '@playfront/api-contract/country-rules';
import { sandboxHeader, sign, signatureHeader } from '../payments/signature.ts';
import { registryResponseSchema, registryCheckPath, type RegistryResponse, type RegistryQuery } from './registry-messages.ts';

/** A national exclusion registry. */
export type ExclusionRegistry = {
  /** Whether a person has excluded themselves. Throws if the registry does not answer in time, or not by the protocol. */
  check(person: RegistryQuery): Promise<RegistryResponse['result']>;
};

/** The registries that this deployment is connected to. */
export type ExclusionRegistries = ReadonlyMap<ExclusionRegistryId, ExclusionRegistry>;

/** How a deployment reaches a registry: the address of its connector, and the secret that questions are signed with. */
export type RegistryConnection = { readonly url: string; readonly secret: string };

export type RegistryConnections = {
  readonly connections: ReadonlyMap<ExclusionRegistryId, RegistryConnection>;
  readonly timeoutMs: number;
};

type Options = { readonly now: () => Date; readonly isSandboxAllowed: boolean };

/** Connects to registries over HTTP. A question is asked once: whoever waits for it can try again. */
export function connectRegistries({ connections, timeoutMs }: RegistryConnections, { now, isSandboxAllowed }: Options): ExclusionRegistries {
  return new Map([...connections].map(([id, connection]) => [id, connect(connection)]));

  function connect({ url, secret }: RegistryConnection): ExclusionRegistry {
    const address = `${url.replace(/\/$/, '')}/${registryCheckPath}`;
    return {
      async check({ first_name, last_name, birthday, email, phone_number, postal_code, country }) {
        // Nothing else of a player leaves the operator.
        const body = JSON.stringify({ first_name, last_name, birthday, email, phone_number, postal_code, country } satisfies RegistryQuery);
        const headers = { 'content-type': 'application/json', [signatureHeader]: sign(secret, body, now()) };
        const response = await fetch(address, { method: 'POST', headers, body, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
        if (!isSandboxAllowed && response.headers.has(sandboxHeader)) throw new Error('The sandbox answered in place of an exclusion registry');
        if (!response.ok) throw new Error(`The exclusion registry answered ${response.status}`);
        return v.parse(registryResponseSchema, await response.json()).result;
      },
    };
  }
}
