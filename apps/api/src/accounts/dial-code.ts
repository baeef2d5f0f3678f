import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** The country code of a phone number with its plus: from the number itself or the player's country; `''` if neither has one. */
export function dialCodeOf(phoneNumber: string, country: string): string {
  if (phoneNumber.startsWith('+')) {
    const dialled = parsePhoneNumberFromString(phoneNumber);
    if (dialled) return `+${dialled.countryCallingCode}`;
  }
  return isSupportedCountry(country) ? `+${getCountryCallingCode(country)}` : '';
}
