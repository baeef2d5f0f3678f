import type { HelpLine } from '../help-line.ts';

/** Free and independent, available in every country. */
export const helpLineOfAllCountries: HelpLine = { name: 'Gambling Therapy', phone: '', url: 'https://www.gamblingtherapy.org' };

const linesOfCountry: Readonly<Record<string, readonly HelpLine[]>> = {
  AU: [{ name: 'Gambling Help Online', phone: '1800 858 858', url: 'https://www.gamblinghelponline.org.au' }],
  CA: [{ name: 'ConnexOntario', phone: '1-866-531-2600', url: 'https://www.connexontario.ca' }],
  DE: [{ name: 'Check dein Spiel', phone: '0800 1372700', url: 'https://www.check-dein-spiel.de' }],
  FI: [{ name: 'Peluuri', phone: '0800 100 101', url: 'https://www.peluuri.fi' }],
  FR: [{ name: 'Joueurs Info Service', phone: '09 74 75 13 13', url: 'https://www.joueurs-info-service.fr' }],
  GB: [{ name: 'GamCare', phone: '0808 8020 133', url: 'https://www.gamcare.org.uk' }],
  NO: [{ name: 'Hjelpelinjen', phone: '800 800 40', url: 'https://hjelpelinjen.no' }],
  SE: [{ name: 'Stödlinjen', phone: '020-81 91 00', url: 'https://www.stodlinjen.se' }],
};

/** Countries with their own help lines. */
export const countriesWithHelp: readonly string[] = Object.keys(linesOfCountry);

/** A country's own free and independent help lines (ISO 3166). */
export function helpLinesOf(country: string | null | undefined): readonly HelpLine[] {
  return (country && Object.hasOwn(linesOfCountry, country) && linesOfCountry[country]) || [];
}
