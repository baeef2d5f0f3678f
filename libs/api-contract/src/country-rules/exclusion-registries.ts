/** A national register of people who have excluded themselves from gambling with every operator. */
export type ExclusionRegistryInfo = {
  readonly id: string;
  /** The name that players know. */
  readonly name: string;
  /** Where players read about it and about their own exclusion. */
  readonly url: string;
};

/** By its id, which the settings of a deployment name. */
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
