import * as v from 'valibot';

/** Shorter secrets can be guessed from one recorded callback. */
export const minSecretLength = 32;

/** A secret with fewer different characters was probably typed, not generated. */
const minDifferentCharacters = 10;

/** The secrets that operator and provider sign their messages with. */
export type ProviderSecrets = {
  /** The secrets accepted in callbacks; the first one signs orders. Empty if the provider is not connected. */
  of(processorId: string): readonly string[];
};

const secretSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(minSecretLength, `a secret has fewer than ${minSecretLength} characters`),
  v.check((secret) => new Set(secret).size >= minDifferentCharacters, `a secret has fewer than ${minDifferentCharacters} different characters`),
);

/** Provider id to its secrets, the newest first: during a rotation the provider may still sign with the previous one. */
export const secretsByProviderSchema = v.pipe(
  v.record(
    v.string(),
    v.pipe(v.array(secretSchema), v.minLength(1, 'a provider has no secret'), v.maxLength(2, 'a provider has more than two secrets')),
  ),
  v.check((byProvider) => {
    const lists = Object.values(byProvider).map((secrets) => [...new Set(secrets)]);
    return new Set(lists.flat()).size === lists.flat().length;
  }, 'two providers have the same secret'),
);
export type SecretsByProvider = v.InferOutput<typeof secretsByProviderSchema>;

/** `sandbox` is the secret of the payment sandbox, which replaces every provider without its own secrets. */
export function createProviderSecrets(byProvider: SecretsByProvider, sandbox?: string): ProviderSecrets {
  const fallback = sandbox === undefined ? [] : [sandbox];
  return { of: (processorId) => (Object.hasOwn(byProvider, processorId) ? byProvider[processorId] : undefined) ?? fallback };
}
