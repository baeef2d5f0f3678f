import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** The country's part of a phone number with its plus, `''` if there is none to be found: from the number itself, else from the player's country. */
export function dialCodeOf(phoneNumber: string, country: string): string {
  if (phoneNumber.startsWith('+')) {
    const dialled = parsePhoneNumberFromString(phoneNumber);
    if (dialled) return `+${dialled.countryCallingCode}`;
  }
  return isSupportedCountry(country) ? `+${getCountryCallingCode(country)}` : '';
}
