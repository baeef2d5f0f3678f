import type { Currency } from '@playfront/money';

/** The currency of a player's wallet, by registered country (spec §9: euro, rupee for India). */
export function currencyOfCountry(country: string): Currency {
  return country === 'IN' ? 'INR' : 'EUR';
}

/** The currency in which a visitor sees amounts, by the locale of the page (spec §9: rupee for the Indian one). */
export function currencyOfVisitor(locale: string): Currency {
  return locale === 'in' ? 'INR' : 'EUR';
}

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Whether a text is the code of a country (ISO 3166, two letters). */
export function isCountry(code: string): boolean {
  return countryNames.of(code) !== undefined && code !== 'ZZ';
}
