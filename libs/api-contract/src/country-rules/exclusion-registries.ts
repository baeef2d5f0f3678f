/** A national register of people who have excluded themselves from gambling with every operator. */
export type ExclusionRegistryInfo = {
  readonly id: string;
  /** The name that players know. */
  readonly name: string;
  /** Website where players find out about the registry and their own exclusion. */
  readonly url: string;
};

/** By id, as used in the settings of a deployment. */
export const exclusionRegistries = {
  gamstop: { id: 'gamstop', name: 'GAMSTOP', url: 'https://www.gamstop.co.uk' },
  spelpaus: { id: 'spelpaus', name: 'Spelpaus', url: 'https://www.spelpaus.se' },
  oasis: { id: 'oasis', name: 'OASIS', url: 'https://rp-darmstadt.hessen.de/sicherheit-und-kommunales/gluecksspiel/spielersperrsystem-oasis' },
  betstop: { id: 'betstop', name: 'BetStop', url: 'https://www.betstop.gov.au' },
} as const satisfies Record<string, ExclusionRegistryInfo>;

export type ExclusionRegistryId = keyof typeof exclusionRegistries;

export function isExclusionRegistry(id: string): id is ExclusionRegistryId {
  return Object.hasOwn(exclusionRegistries, id);
}
