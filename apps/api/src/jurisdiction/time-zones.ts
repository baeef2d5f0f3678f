/** Missing in TypeScript's types. */
type LocaleWithZones = Intl.Locale & { readonly timeZones?: readonly string[] };

/** The time zone of the licence, for countries with several zones: the profile of Canada is Ontario's. */
const zoneOfLicence: Readonly<Record<string, string>> = { CA: 'America/Toronto' };

/** The time zones that apply to players of a country: that of its licence, or otherwise all of the country's. UTC if it is unknown. */
export function timeZonesOf(country: string): readonly string[] {
  const known = zoneOfLicence[country];
  const zones = known ? [known] : ((new Intl.Locale(`und-${country}`) as LocaleWithZones).timeZones ?? []);
  return zones.length > 0 ? zones : ['UTC'];
}
