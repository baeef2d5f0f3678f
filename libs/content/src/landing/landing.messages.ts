import type { Format } from '@playfront/i18n';

/** Heading of a country's welcome page (ISO 3166). */
export function countryWelcomeHeading(country: string, format: Format): string {
  return format.text('content.country_welcome.heading', { code: country, country: format.country(country) });
}
