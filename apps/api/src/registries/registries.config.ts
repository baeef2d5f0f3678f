import * as v from 'valibot';
import { exclusionRegistries, isExclusionRegistry, type ExclusionRegistryId } from '@playfront/api-contract/country-rules';
import { profileOfCountry } from '../jurisdiction/profiles.ts';
import { minSecretLength } from '../payments/provider-secrets.ts';
import { ConfigError } from '../start/environment.ts';
import type { RegistryConnection, RegistryConnections } from './exclusion-registry.ts';
import { sandboxRegistryPath } from './sandbox-registry-path.ts';

const defaultTimeoutMs = 5_000;
const maxTimeoutMs = 30_000;

const connectionsSchema = v.record(
  v.string(),
  v.strictObject({ url: v.pipe(v.string(), v.url(), v.regex(/^https?:/)), secret: v.pipe(v.string(), v.minLength(minSecretLength)) }),
);

/** The registries of `EXCLUSION_REGISTRIES`, and the sandbox in place of the others where it may be used. Throws {@link ConfigError}. */
export function readRegistries(env: NodeJS.ProcessEnv, sandbox: RegistryConnection | undefined): RegistryConnections {
  const sandboxed = Object.values(exclusionRegistries).flatMap(({ id }): [ExclusionRegistryId, RegistryConnection][] =>
    sandbox ? [[id, { ...sandbox, url: `${sandbox.url}${sandboxRegistryPath(id)}` }]] : [],
  );
  return { connections: new Map([...sandboxed, ...connectionsOf(env.EXCLUSION_REGISTRIES || undefined)]), timeoutMs: timeoutOf(env) };
}

function connectionsOf(json: string | undefined): [ExclusionRegistryId, RegistryConnection][] {
  if (!json) return [];
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), connectionsSchema), json);
  // Neither the parser's message nor the input is repeated: both may contain a secret.
  if (!parsed.success) {
    throw new ConfigError(
      `EXCLUSION_REGISTRIES is not JSON such as {"gamstop":{"url":"https://…","secret":"…"}}, with secrets of at least ${minSecretLength} characters`,
    );
  }
  return Object.entries(parsed.output).map(([id, connection]) => {
    if (!isExclusionRegistry(id)) throw new ConfigError(`EXCLUSION_REGISTRIES names ${id}, which is not an exclusion registry`);
    return [id, connection];
  });
}

function timeoutOf({ EXCLUSION_REGISTRY_TIMEOUT_MS: value }: NodeJS.ProcessEnv): number {
  const timeoutMs = Number(value || defaultTimeoutMs);
  if (!Number.isInteger(timeoutMs) || timeoutMs < 1 || timeoutMs > maxTimeoutMs)
    throw new ConfigError(`EXCLUSION_REGISTRY_TIMEOUT_MS is not a number from 1 to ${maxTimeoutMs}`);
  return timeoutMs;
}

/** Registries that are not connected, for a warning at startup: players of their countries can neither register nor log in. */
export function unconnectedRegistries({ connections }: RegistryConnections): { readonly name: string; readonly countries: readonly string[] }[] {
  return Object.values(exclusionRegistries)
    .filter(({ id }) => !connections.has(id))
    .map(({ id, name }) => ({
      name,
      countries: Object.keys(profileOfCountry).filter((country) => profileOfCountry[country]?.exclusionRegistry?.id === id),
    }));
}
