import type { Exclusion, HelpLine } from '@playfront/api-contract';

const everywhere: HelpLine = { name: 'Gambling Therapy', phone: '', url: 'https://www.gamblingtherapy.org' };

/** Free and independent help lines by country. */
const helpOfCountry: Readonly<Record<string, readonly HelpLine[]>> = {
  AU: [{ name: 'Gambling Help Online', phone: '1800 858 858', url: 'https://www.gamblinghelponline.org.au' }],
  CA: [{ name: 'ConnexOntario', phone: '1-866-531-2600', url: 'https://www.connexontario.ca' }],
  DE: [{ name: 'Check dein Spiel', phone: '0800 1372700', url: 'https://www.check-dein-spiel.de' }],
  FI: [{ name: 'Peluuri', phone: '0800 100 101', url: 'https://www.peluuri.fi' }],
  FR: [{ name: 'Joueurs Info Service', phone: '09 74 75 13 13', url: 'https://www.joueurs-info-service.fr' }],
  GB: [{ name: 'GamCare', phone: '0808 8020 133', url: 'https://www.gamcare.org.uk' }],
  NO: [{ name: 'Hjelpelinjen', phone: '800 800 40', url: 'https://hjelpelinjen.no' }],
  SE: [{ name: 'Stödlinjen', phone: '020-81 91 00', url: 'https://www.stodlinjen.se' }],
};

/** Countries that have help lines of their own. */
export const countriesWithHelp: readonly string[] = Object.keys(helpOfCountry);

/** Help for someone in a country: its own lines first, then one that is available everywhere. */
export function helpOf(country: string | null): readonly HelpLine[] {
  const own = country && Object.hasOwn(helpOfCountry, country) ? helpOfCountry[country] : undefined;
  return [...(own ?? []), everywhere];
}

/** What a self-excluded player is told: until when, null for good, and who helps in the player's country. */
export function exclusionNotice(country: string | null, until: Date | null): Exclusion {
  return { until: until?.toISOString() ?? null, help: [...helpOf(country)] };
}
