import type { Currency } from '@playfront/money';

const ownCurrency: Readonly<Record<string, Currency>> = {
  AU: 'AUD',
  BR: 'BRL',
  CA: 'CAD',
  CH: 'CHF',
  CN: 'CNY',
  CZ: 'CZK',
  GB: 'GBP',
  HU: 'HUF',
  IN: 'INR',
  JP: 'JPY',
  KE: 'KES',
  KR: 'KRW',
  LI: 'CHF',
  MX: 'MXN',
  NO: 'NOK',
  NZ: 'NZD',
  PL: 'PLN',
  RO: 'RON',
  RU: 'RUB',
  SE: 'SEK',
  SG: 'SGD',
  TR: 'TRY',
  US: 'USD',
  ZA: 'ZAR',
};

/** The currency of a player's wallet, by registered country: its own, so that its payment methods can be used, otherwise the euro (spec §9). */
export function currencyOfCountry(country: string): Currency {
  return Object.hasOwn(ownCurrency, country) ? (ownCurrency[country] ?? 'EUR') : 'EUR';
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
