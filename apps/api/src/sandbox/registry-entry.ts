/** How a registry responds to a check of a person: as excluded, with an error, or too late. */
export const registryBehaviours = ['excluded', 'unavailable', 'late'] as const;
export type RegistryBehaviour = (typeof registryBehaviours)[number];

/** A person that a tester has put on a registry; stored as `foldedPerson` returns it. */
export type RegistryEntry = {
  readonly first_name: string;
  readonly last_name: string;
  readonly birthday: string;
  readonly email: string;
  readonly phone_number: string;
  readonly answer: RegistryBehaviour;
  readonly ends_at: Date;
};
