import type { Currency } from '@playfront/money';

/** The currency a player's wallet is kept in, by registered country (spec §9: euro, rupee for India). */
export function currencyOfCountry(country: string): Currency {
  return country === 'IN' ? 'INR' : 'EUR';
}

/** The currency in which a visitor reads amounts, by the locale of the page (spec §9: rupee for the Indian one). */
export function currencyOfVisitor(locale: string): Currency {
  return locale === 'in' ? 'INR' : 'EUR';
}

/** Whether a text of the form YYYY-MM-DD is a day that was, and not 31 February. */
export function isCalendarDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) && day >= '1900-01-01';
}

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

export function isCountry(code: string): boolean {
  return countryNames.of(code) !== undefined && code !== 'ZZ';
}
